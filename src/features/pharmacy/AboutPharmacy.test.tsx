// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { render } from '../../../tests/support/render';
import { type Pharmacy, weekdays } from '../../domain/pharmacy';
import { barePharmacy } from '../../domain/testing/pharmacy';
import { AboutPharmacy } from './AboutPharmacy';

const service = (name: string) => ({ id: name, name, price: null, bookingUrl: '', informationUrl: '' });

async function textOf(change: Partial<Pharmacy>): Promise<string | undefined> {
  const { container } = await render(<AboutPharmacy pharmacy={{ ...barePharmacy, ...change }} asOf="2026-12-25" />);
  return container.textContent?.trim();
}

const what =
  'Luckan Visby är ett apotek på Storgatan 1 i Visby, Gotlands län. Här hämtar du ut recept, köper läkemedel och får råd av farmaceuter.';

it('says what a pharmacy is and where, when it is usually open and what can be booked', async () => {
  const openingHours = weekdays.map((weekday) => ({
    weekday,
    hours: weekday === 'sunday' ? null : { opens: '09:00', closes: weekday === 'saturday' ? '14:00' : '18:00' },
  }));
  const bookableServices = [service('Vaccination'), service('TBE-vaccination'), service('Mätning av blodtryck')];
  expect(await textOf({ openingHours, bookableServices })).toBe(
    `${what} Ordinarie öppettider är måndag–fredag 09:00–18:00, lördag 09:00–14:00, söndag stängt. Du kan boka tid för vaccination, TBE-vaccination och mätning av blodtryck.`,
  );
});

it('is whole sentences without hours and services', async () => {
  expect(await textOf({})).toBe(what);
});
