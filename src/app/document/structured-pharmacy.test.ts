import { expect, it } from 'vitest';
import { weekdays } from '../../domain/pharmacy';
import { barePharmacy } from '../../domain/testing/pharmacy';
import { pharmacyOf } from './structured-pharmacy';

const pharmacy = {
  ...barePharmacy,
  openingHours: weekdays.map((weekday) => ({
    weekday,
    hours: weekday === 'sunday' ? null : { opens: '09:00', closes: '18:00' },
  })),
  deviations: [
    { date: '2026-12-24', reason: 'Julafton', hours: { opens: '09:00', closes: '14:00' } },
    { date: '2026-12-25', reason: 'Juldagen', hours: null },
  ],
};

it('a pharmacy has its weekly hours without closed days, and its deviations with their dates', () => {
  const described = pharmacyOf(
    {
      template: 'pharmacy',
      data: { pharmacy, asOf: '2026-12-01', mapUrl: 'https://maps.example/', socialMedia: [], reviews: null },
      seo: { title: pharmacy.name, description: '', path: pharmacy.path, index: true, breadcrumbs: [] },
    },
    'https://shop.example',
  );
  expect(described).toMatchObject({
    '@type': 'Pharmacy',
    url: 'https://shop.example/hitta-apotek/gotlands-lan/visby-4001/',
    address: { streetAddress: 'Storgatan 1', addressLocality: 'Visby', addressRegion: 'Gotlands län' },
    specialOpeningHoursSpecification: [
      { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '09:00', closes: '14:00' },
      { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
    ],
  });
  expect(described).toHaveProperty('openingHoursSpecification.length', 6);
  expect(described).toHaveProperty('openingHoursSpecification.0.dayOfWeek', 'https://schema.org/Monday');
});
