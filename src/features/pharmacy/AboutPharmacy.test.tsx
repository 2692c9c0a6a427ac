// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { render } from '../../../tests/support/render';
import { type Pharmacy, pharmacyId, weekdays } from '../../domain/pharmacy';
import { AboutPharmacy } from './AboutPharmacy';

const bare: Pharmacy = {
  id: pharmacyId('4001'),
  name: 'Luckan Visby',
  path: '/hitta-apotek/gotlands-lan/visby-4001/',
  street: 'Storgatan 1',
  postalCode: '621 10',
  place: 'Visby',
  county: 'Gotlands län',
  regionPath: '/hitta-apotek/gotlands-lan/',
  position: { latitude: 57.63, longitude: 18.3 },
  phone: '08-465 004 01',
  openingHours: [],
  deviations: [],
  languages: [],
  bookableServices: [],
  locationServices: [],
};
const service = (name: string) => ({ id: name, name, price: null, bookingUrl: '', informationUrl: '' });

async function textOf(change: Partial<Pharmacy>): Promise<string | undefined> {
  const { container } = await render(<AboutPharmacy pharmacy={{ ...bare, ...change }} asOf="2026-12-25" />);
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
