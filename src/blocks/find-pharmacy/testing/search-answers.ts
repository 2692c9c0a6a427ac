import { card } from '../../../cart/testing/card';
import { productNumber } from '../../../domain/ids';
import type { PharmacyStock } from '../../../domain/pharmacy';

export const subject = card(productNumber('100123'));

function pharmacy(n: number) {
  return {
    id: `p${n}`,
    name: `Luckan ${n}`,
    path: `/hitta-apotek/${n}/`,
    street: 'Storgatan 1',
    postalCode: '222 22',
    place: 'Lund',
    county: 'Skåne län',
    regionPath: '/hitta-apotek/skane/',
    position: { latitude: 55.7, longitude: 13.2 },
    phone: '010-123 45 67',
    openingHours: [],
    deviations: [],
    languages: [],
    bookableServices: [],
    locationServices: [],
  };
}

/** A pharmacy of a search, with its stock of the product. */
export const row = (n: number, stock: PharmacyStock) => ({
  pharmacy: pharmacy(n),
  distance: n * 100,
  productAvailability: { [subject.productNumber]: stock },
});

/** A page of a search, as the service answers. */
export function page(content: object[], more: object = {}): Response {
  const empty = content.length === 0;
  const filters = { bookableServiceFilter: [], locationServiceFilter: [], languageFilter: [] };
  const paging = { totalPages: empty ? 0 : 1, pageNumber: 0, pageSize: 10, first: true, last: true, empty };
  return Response.json({ content, ...filters, ...paging, ...more });
}
