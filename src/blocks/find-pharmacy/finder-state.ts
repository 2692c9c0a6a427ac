import type { PharmacySearch } from '../../api/pharmacy/queries';
import type { PharmacyFilterChoice, PharmacyPage, Position } from '../../domain/pharmacy';
import type { Subject } from './subject';

export const filterKinds = ['bookableServices', 'locationServices', 'languages'] as const;
export type FilterKind = (typeof filterKinds)[number];
export type ChosenFilters = Readonly<Record<FilterKind, readonly string[]>>;

/** What a visitor has chosen. The position itself is stored apart, and only in memory. */
export interface FinderState {
  /** A place, a street or a name; empty without one. */
  place: string;
  /** Near the visitor's position, instead of the place. */
  nearMe: boolean;
  filters: ChosenFilters;
  inStockOnly: boolean;
  /** Starts at 1: all pharmacies up to and including this page are shown. */
  pages: number;
}

export const noFilters: ChosenFilters = { bookableServices: [], locationServices: [], languages: [] };
export const initialState: FinderState = {
  place: '',
  nearMe: false,
  filters: noFilters,
  inStockOnly: false,
  pages: 1,
};

export function isFiltered({ filters }: FinderState): boolean {
  return filterKinds.some((kind) => filters[kind].length > 0);
}

/** The filters that the service has; the same object if it has them all. */
export function knownFilters(filters: ChosenFilters, page: PharmacyPage): ChosenFilters {
  const known = { ...filters };
  for (const kind of filterKinds) {
    const choices = new Set(choicesOf(page, kind).map(({ id }) => id));
    known[kind] = filters[kind].filter((id) => choices.has(id));
  }
  return filterKinds.every((kind) => known[kind].length === filters[kind].length) ? filters : known;
}

export function choicesOf(page: PharmacyPage, kind: FilterKind): readonly PharmacyFilterChoice[] {
  const choices = {
    bookableServices: page.bookableServiceFilter,
    locationServices: page.locationServiceFilter,
    languages: page.languageFilter,
  };
  return choices[kind];
}

/** A change of filter returns to the first page. */
export function toggled(state: FinderState, kind: FilterKind, id: string): FinderState {
  const before = state.filters[kind];
  const after = before.includes(id) ? before.filter((each) => each !== id) : [...before, id];
  return { ...state, pages: 1, filters: { ...state.filters, [kind]: after } };
}

/** The request to the service; null while the visitor's position is missing. */
export function searchOf(
  { place, nearMe, filters, inStockOnly }: FinderState,
  origin: Position | null,
  subjects: readonly Subject[],
): PharmacySearch | null {
  if (nearMe && !origin) return null;
  return {
    ...(nearMe && origin ? { origin } : { location: place }),
    ...filters,
    ...stockOf(subjects),
    inStockOnly: inStockOnly && showsStock(subjects),
  };
}

/** The stock of a sensitive product is not shown, so it is not requested. */
export function showsStock(subjects: readonly Subject[]): boolean {
  return subjects.some(({ marketingSensitive }) => !marketingSensitive);
}

function stockOf(subjects: readonly Subject[]): Pick<PharmacySearch, 'products' | 'prescriptionId'> {
  const shown = subjects.filter(({ marketingSensitive }) => !marketingSensitive);
  const prescriptionId = shown.find((each) => each.prescriptionId !== undefined)?.prescriptionId;
  if (prescriptionId !== undefined) return { prescriptionId };
  return shown.length > 0 ? { products: shown.map(({ productNumber }) => productNumber) } : {};
}
