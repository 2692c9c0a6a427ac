import { useMemo } from 'react';
import type { PharmacySearch } from '../../api/pharmacy/queries';
import { type ListedPharmacies, myPharmacyFirst } from '../../domain/my-pharmacy';
import type { FoundPharmacy, Position } from '../../domain/pharmacy';
import { type FinderState, searchOf } from './finder-state';
import type { Subject } from './subject';
import { type FoundPharmacies, useFoundPharmacies } from './use-found-pharmacies';
import { type MyPharmacyStock, useMyPharmacyStock } from './use-my-pharmacy-stock';

/** What the list and the map show: `found` has the visitor's own pharmacy first. */
export interface Pharmacies extends FoundPharmacies {
  /** Those of the search, in its order. */
  ofSearch: readonly FoundPharmacy[] | undefined;
  /** Why the visitor's own pharmacy is not listed: `failed` if its stock could not be read. */
  my: Pick<MyPharmacyStock, 'mine' | 'failed' | 'retry'> & Pick<ListedPharmacies, 'missing'>;
}

interface Listing {
  state: FinderState;
  origin: Position | null;
  subjects: readonly Subject[];
  /** Nothing is searched for while it is null; the visitor's own pharmacy is shown nevertheless. */
  search: PharmacySearch | null;
  /** False while the subjects are not known yet. */
  isReady?: boolean;
}

const none: readonly FoundPharmacy[] = [];

/** The pharmacies of a search, after the visitor's own one if stock is shown. */
export function useListedPharmacies({ state, origin, subjects, search, isReady = true }: Listing): Pharmacies {
  const { inStockOnly } = state;
  const list = useFoundPharmacies(search, state.pages);
  const showsMine = isReady && subjects.length > 0;
  const my = useMyPharmacyStock(
    showsMine ? (searchOf(state, origin, subjects) ?? searchOf({ ...state, nearMe: false }, null, subjects)) : null,
  );
  const id = my.mine?.id ?? null;
  const found = list.found ?? (list.loading ? undefined : none);
  const hasMine = found?.some(({ pharmacy }) => pharmacy.id === id) === true;
  // A row that came later would push the others down.
  const isDeferred = my.waiting && found !== undefined && !hasMine;
  const listed = useMemo(
    () =>
      found && !isDeferred ? myPharmacyFirst(found, id, my.answer, { products: subjects, inStockOnly }) : undefined,
    [found, isDeferred, id, my.answer, subjects, inStockOnly],
  );

  return {
    ...list,
    found: list.found || listed?.pharmacies.length ? listed?.pharmacies : undefined,
    ofSearch: isDeferred ? undefined : list.found,
    stockUpdated: list.stockUpdated ?? my.stockUpdated,
    loading: list.loading || isDeferred,
    my: { mine: my.mine, failed: my.failed && !hasMine, retry: my.retry, missing: listed?.missing ?? null },
  };
}
