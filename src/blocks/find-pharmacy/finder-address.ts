import { type ProductNumber, productNumber } from '../../domain/ids';
import { paths } from '../../routes/paths';
import { type FilterKind, type FinderState, filterKinds } from './finder-state';

/** What `/hitta-apotek/` shows, as stored in its address. Neither a position nor a prescription is in it. */
export interface FinderAddress extends FinderState {
  /** Products whose stock is shown. */
  products: readonly ProductNumber[];
  /** On a screen too narrow for both. */
  view: 'list' | 'map';
}

const names = {
  bookableServices: 'tjanst',
  locationServices: 'service',
  languages: 'sprak',
} satisfies Record<FilterKind, string>;

/** The longest text that the pharmacy service accepts. */
const longestPlace = 100;
const idPattern = /^[\w-]{1,64}$/;
/** More are neither read nor written. */
export const mostProducts = 10;
const most = { filters: 20, pages: 100 };

/** Ignores invalid values in the address. */
export function readFinder(search: string): FinderAddress {
  const params = new URLSearchParams(search);
  const ids = (name: string, limit: number) =>
    [...new Set(params.getAll(name).filter((id) => idPattern.test(id)))].slice(0, limit);
  const place = (params.get('plats') ?? '').replace(/[\p{C}\s]+/gu, ' ').trim();
  const page = Number(/^\d{1,3}$/.exec(params.get('sida') ?? '') ?? 1);
  const nearMe = params.get('nara') === '1';
  return {
    place: nearMe || place.length > longestPlace ? '' : place,
    nearMe,
    filters: {
      bookableServices: ids(names.bookableServices, most.filters),
      locationServices: ids(names.locationServices, most.filters),
      languages: ids(names.languages, most.filters),
    },
    inStockOnly: params.get('lager') === '1',
    pages: Math.min(Math.max(page, 1), most.pages),
    products: ids('vara', mostProducts).map(productNumber),
    view: params.get('vy') === 'karta' ? 'map' : 'list',
  };
}

/** @returns the query string with its question mark, or nothing for the default state */
export function writeFinder({ place, nearMe, filters, inStockOnly, pages, products, view }: FinderAddress): string {
  const params = new URLSearchParams();
  if (nearMe) params.set('nara', '1');
  else if (place !== '') params.set('plats', place);
  for (const kind of filterKinds) for (const id of filters[kind]) params.append(names[kind], id);
  for (const number of products.slice(0, mostProducts)) params.append('vara', number);
  if (inStockOnly) params.set('lager', '1');
  if (pages > 1) params.set('sida', String(pages));
  if (view === 'map') params.set('vy', 'karta');
  const text = params.toString();
  return text && `?${text}`;
}

/** The page with products of other pages carried over. */
export function finderPath(products: readonly ProductNumber[], state: FinderState): string {
  return paths.findPharmacy() + writeFinder({ ...state, products, view: 'list' });
}
