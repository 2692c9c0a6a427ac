import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { mondayOf } from '../../fixtures/data/dates';
import { generatePharmacies } from '../../fixtures/data/pharmacies/pharmacies';
import { unbrokenPostalCode } from '../../src/i18n/unbroken-postal-code';

/** Registers the tests of the pharmacies' pages in the folder of a built site. */
export function testPharmacies(site: string): void {
  const pharmacies = generatePharmacies({ seed: 1, today: mondayOf(new Date()) });
  const documentAt = (address: string) => readFileSync(path.join(site, address, 'index.html'), 'utf8');

  test('each one’s page is prerendered: what it is called, where it is, when it is open, and how to call it', () => {
    expect(pharmacies).toHaveLength(500);
    for (const { path: address, name, street, postalCode, place, phone, openingHours } of pharmacies) {
      const main = /<main.*<\/main>/s.exec(documentAt(address))?.[0].replaceAll('<!-- -->', '') ?? '';
      expect(main, address).toMatch(new RegExp(`<h1[^>]*>${name}</h1>`));
      expect(main).toContain(street);
      expect(main).toContain(`${unbrokenPostalCode(postalCode)} ${place}`);
      expect(main).toContain(phone);
      const hours = openingHours.flatMap((day) => (day.hours ? `${day.hours.opens}–${day.hours.closes}` : []));
      expect(hours.length).toBeGreaterThan(0);
      for (const day of hours) expect(main, address).toContain(day);
    }
  });

  test('each one’s page describes it to search engines: address, place on a map and opening hours', () => {
    for (const {
      path: address,
      name,
      phone,
      street,
      postalCode,
      place,
      county,
      position,
      openingHours,
    } of pharmacies) {
      const described = describedIn(documentAt(address)).filter((each) => each['@type'] === 'Pharmacy');
      expect(described, address).toHaveLength(1);
      expect(described[0]).toMatchObject({
        name,
        telephone: phone,
        url: expect.stringMatching(new RegExp(`^https?://[^/]+${address}$`)),
        address: {
          '@type': 'PostalAddress',
          streetAddress: street,
          postalCode,
          addressLocality: place,
          addressRegion: county,
        },
        geo: { '@type': 'GeoCoordinates', ...position },
        openingHoursSpecification: openingHours.flatMap(({ weekday, hours }) =>
          hours ? [{ ...hours, dayOfWeek: expect.stringMatching(new RegExp(`/${weekday}$`, 'i')) }] : [],
        ),
      });
    }
  });

  test('the page of each county is prerendered with links to all its pharmacies', () => {
    const counties = new Set(pharmacies.map(({ regionPath }) => regionPath));
    expect(counties.size).toBe(21);
    for (const county of counties) {
      const html = documentAt(county);
      const own = pharmacies.filter(({ regionPath }) => regionPath === county).map((pharmacy) => pharmacy.path);
      expect(own.filter((address) => !html.includes(`href="${address}"`))).toEqual([]);
      expect(documentAt('hitta-apotek')).toContain(`href="${county}"`);
    }
  });
}

/** The structured data of a document. */
function describedIn(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map(([, json = '']) => JSON.parse(json));
}
