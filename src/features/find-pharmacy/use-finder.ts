import { useEffect, useEffectEvent } from 'react';
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
  const address = readFinder(useSearch());
  const carried = useCarriedPrescription();
  const position = useVisitorPosition();
  const { subjects, pending, failed, hasUnknown, retry } = useSubjects(carried, address.products);
  const hydrated = useHydrated();
  const isReady = hydrated && !pending;
  const origin = position.position;
  const search = isReady ? searchOf(address, origin, subjects) : null;
  const found = useListedPharmacies({ state: address, origin, subjects, search, isReady });
  const status = useStatusText(address, subjects, found);

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
    /** The position is needed first. */
    lacksPosition: address.nearMe && !position.position,
    list: isReady ? found : { ...found, loading: true },
    status: hydrated ? status : '',
    go,
  };
}
