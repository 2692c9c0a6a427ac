import { useDeferredValue, useEffect, useEffectEvent, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useCarriedPrescription, withPrescription } from '../../blocks/find-pharmacy/carried-prescription';
import { type FinderAddress, readFinder, writeFinder } from '../../blocks/find-pharmacy/finder-address';
import { knownFilters, searchOf } from '../../blocks/find-pharmacy/finder-state';
import { useListedPharmacies } from '../../blocks/find-pharmacy/use-listed-pharmacies';
import { useStatusText } from '../../blocks/find-pharmacy/use-status-text';
import { useVisitorPosition } from '../../blocks/find-pharmacy/use-visitor-position';
import { useHydrated } from '../../lib/use-hydrated';
import { mayLocate } from '../../platform/position/may-locate';
import { useSubjects } from './use-subjects';

export type Finder = ReturnType<typeof useFinder>;

/** What the finder shows: only its address determines it, with the position and the prescription in memory. */
export function useFinder() {
  const [location, navigate] = useLocation();
  const search = useSearch();
  const address = useMemo(() => readFinder(search), [search]);
  const carried = useCarriedPrescription();
  const position = useVisitorPosition();
  const { subjects, pending, failed, hasUnknown, retry } = useSubjects(carried, address.products);
  const hydrated = useHydrated();
  const isReady = hydrated && !pending;
  const chosen = useMemo(
    () => ({ address, subjects, origin: position.position, isReady }),
    [address, subjects, position.position, isReady],
  );
  // A choice shows at once. The pharmacies follow in the background: hundreds of them take longer than a press may.
  const shown = useDeferredValue(chosen);
  const found = useListedPharmacies({
    ...shown,
    state: shown.address,
    search: shown.isReady ? searchOf(shown.address, shown.origin, shown.subjects) : null,
  });
  const status = useStatusText(shown.address, shown.subjects, found);

  // An address that says 'near me' does not ask by itself.
  const locateUnasked = useEffectEvent(async () => {
    if (!position.position && (await mayLocate(navigator))) await position.locate();
  });
  useEffect(() => {
    if (address.nearMe) void locateUnasked();
  }, [address.nearMe]);

  // What the services do not know is taken out of the address.
  const { choices } = found;
  const filters = choices ? knownFilters(address.filters, choices) : address.filters;
  const products =
    hasUnknown && !pending && !failed ? subjects.map(({ productNumber }) => productNumber) : address.products;
  const ignoreUnknown = useEffectEvent(() => go({ filters, products, pages: address.pages }, { replace: true }));
  const isUnknown = filters !== address.filters || products !== address.products;
  useEffect(() => {
    if (isUnknown) ignoreUnknown();
  }, [isUnknown]);

  function go(change: Partial<FinderAddress>, { replace = false, keepsPrescription = true } = {}): void {
    const state = carried && keepsPrescription ? withPrescription : null;
    navigate(location + writeFinder({ ...address, pages: 1, ...change }), { replace, state });
  }

  return {
    address,
    carried,
    position,
    subjects,
    /** The products of the address could not be looked up. */
    productsFailed: failed,
    retryProducts: retry,
    /** What the pharmacies of the list are chosen by: for a moment still what was chosen before. */
    shown,
    /** The position is needed first. */
    lacksPosition: shown.address.nearMe && !shown.origin,
    list: shown.isReady ? found : { ...found, loading: true },
    status: hydrated ? status : '',
    go,
  };
}
