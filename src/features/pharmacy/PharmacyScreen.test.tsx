// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { withQueries } from '../../../tests/support/queries';
import { render, textOf } from '../../../tests/support/render';
import type { PageOf } from '../../api/page-data/schema';
import { type Pharmacy, weekdays } from '../../domain/pharmacy';
import { barePharmacy } from '../../domain/testing/pharmacy';
import { PharmacyScreen } from './PharmacyScreen';

async function show(change: Partial<Pharmacy>): Promise<HTMLElement> {
  vi.useFakeTimers({ now: new Date('2026-12-24T12:00:00Z'), toFake: ['Date'] });
  const pharmacy = { ...barePharmacy, ...change };
  const page: PageOf<'pharmacy'> = {
    template: 'pharmacy',
    data: { pharmacy, asOf: '2026-12-21', mapUrl: 'https://maps.example/', socialMedia: [], reviews: null },
    seo: { title: pharmacy.name, description: '', path: pharmacy.path, index: true, breadcrumbs: [] },
  };
  const { container } = await render(withQueries(<PharmacyScreen page={page} />));
  vi.useRealTimers();
  return container;
}

async function sectionsOf(change: Partial<Pharmacy>): Promise<Map<string, string[]>> {
  const container = await show(change);
  const lists = [...container.querySelectorAll('h2 + ul, h3 + ul')];
  return new Map(lists.map((list) => [list.previousElementSibling?.textContent ?? '', [...list.children].map(textOf)]));
}

const offer = (name: string) => ({ id: name, name });

it('a pharmacy shows its services and languages, and the days to come with other hours', async () => {
  const sections = await sectionsOf({
    openingHours: weekdays.map((weekday) => ({ weekday, hours: { opens: '09:00', closes: '18:00' } })),
    deviations: [
      { date: '2026-12-23', reason: 'Dagen före julafton', hours: null },
      { date: '2026-12-24', reason: 'Julafton', hours: { opens: '09:00', closes: '13:00' } },
      { date: '2026-12-25', reason: 'Juldagen', hours: null },
    ],
    locationServices: [offer('Parkering'), offer('Toalett')],
    languages: [offer('Arabiska')],
  });
  expect(sections.get('Avvikande öppettider')).toEqual([
    'Torsdag 24 december, Julafton: 09:00–13:00',
    'Fredag 25 december, Juldagen: Stängt',
  ]);
  expect(sections.get('Service på apoteket')).toEqual(['Parkering', 'Toalett']);
  expect(sections.get('Språk förutom svenska')).toEqual(['Arabiska']);
});

it('a pharmacy that has nothing of it has no heading for it', async () => {
  expect([...(await sectionsOf({})).keys()]).toEqual([]);
});

it('a line of its address never breaks within the postal code', async () => {
  const container = await show({ street: 'Storgatan 1', postalCode: '222 22', place: 'Lund' });
  expect(container.querySelector('address')?.textContent).toBe('Storgatan 1222\u00a022 Lund');
});
