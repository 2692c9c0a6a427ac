import { type Pharmacy, pharmacyId } from '../pharmacy';

/** A pharmacy without opening hours, languages and services. */
export const barePharmacy: Pharmacy = {
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
