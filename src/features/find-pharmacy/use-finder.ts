import {
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useOptimistic,
  useRef,
} from 'react';
import { useLocation, useSearch } from 'wouter';
import { type FinderAddress, readFinder, writeFinder } from '../../blocks/find-pharmacy/finder-address';
import { useFinderPrescription, withPrescription } from '../../blocks/find-pharmacy/finder-prescription';
import { knownFilters, searchOf } from '../../blocks/find-pharmacy/finder-state';
import { ownSearch, useIsOwnSearch } from '../../blocks/find-pharmacy/own-search';
import type { Subject } from '../../blocks/find-pharmacy/subject';
import { useFirstPharmacies } from '../../blocks/find-pharmacy/use-found-pharmacies';
import { useVisitorPosition } from '../../blocks/find-pharmacy/use-visitor-position';
import type { Position } from '../../domain/pharmacy';
import { useHydrated } from '../../lib/use-hydrated';
import { yieldToMain } from '../../lib/yield-to-main';
import { mayLocate } from '../../platform/position/may-locate';
import { useSubjects } from './use-subjects';

/** What the pharmacies of the list are chosen by. */
export interface Chosen {
  address: FinderAddress;
  subjects: readonly Subject[];
  origin: Position | null;
  /** The products of the address are known. */
  isReady: boolean;
}

export type Go = ReturnType<typeof useFinder>['go'];

/** What the finder shows: only its address determines it, with the position and the prescription in memory. */
export function useFinder() {
  const [location, navigate] = useLocation();
  const [search, showSearch] = useOptimistic(useSearch());
  const address = useMemo(() => readFinder(search), [search]);
  const prescription = useFinderPrescription();
  const isOwn = useIsOwnSearch();
  const position = useVisitorPosition();
  const { subjects, pending, failed, hasUnknown, retry } = useSubjects(prescription, address.products);
  const hydrated = useHydrated();
  const isReady = hydrated && !pending;
  const chosen: Chosen = useMemo(
    () => ({ address, subjects, origin: position.position, isReady }),
    [address, subjects, position.position, isReady],
  );
  // A choice shows at once. The pharmacies follow in the background: hundreds of them take longer than a press may.
  const shown = useDeferredValue(chosen);
  const asked = useMemo(() => (shown.isReady ? searchOf(shown.address, shown.origin, shown.subjects) : null), [shown]);
  const { data: choices } = useFirstPharmacies(asked);

  // The visitor's own search goes on after a reload, unless the browser would ask. Somebody else's link starts none.
  const locateUnasked = useEffectEvent(async () => {
    if (!position.position && (await mayLocate(navigator))) await position.locate();
  });
  useEffect(() => {
    if (address.nearMe && isOwn) void locateUnasked();
  }, [address.nearMe, isOwn]);

  const current = useRef({ address, location, prescription, isOwn });
  useEffect(() => {
    current.current = { address, location, prescription, isOwn };
  });
  // Stable, as the pharmacies are only rendered again for another reason.
  const go = useCallback(
    (change: Partial<FinderAddress>, { replace = false, keepsPrescription = true } = {}) => {
      const { address, location, prescription, isOwn } = current.current;
      const { pathname } = window.location;
      const changed = { ...address, pages: 1, ...change };
      const next = writeFinder(changed);
      const state = {
        ...(prescription && keepsPrescription && withPrescription),
        ...(changed.nearMe && (isOwn || change.nearMe) && ownSearch),
      };
      const write = () => navigate(location + next, { replace, state });
      // Whether the finder has a prescription is only known from the history.
      if (!keepsPrescription) return write();
      // The choice shows at once. The address follows in a task of its own, as hundreds of rows are searched for its readers then.
      startTransition(async () => {
        showSearch(next.slice(1));
        await yieldToMain();
        if (window.location.pathname === pathname) write();
      });
    },
    [navigate, showSearch],
  );

  // What the services do not know is taken out of the address.
  const filters = useMemo(
    () => (choices ? knownFilters(address.filters, choices) : address.filters),
    [address.filters, choices],
  );
  const products =
    hasUnknown && !pending && !failed ? subjects.map(({ productNumber }) => productNumber) : address.products;
  const ignoreUnknown = useEffectEvent(() => go({ filters, products, pages: address.pages }, { replace: true }));
  const isUnknown = filters !== address.filters || products !== address.products;
  useEffect(() => {
    if (isUnknown) ignoreUnknown();
  }, [isUnknown]);

  return {
    address,
    prescription,
    position,
    subjects,
    /** The products of the address could not be looked up. */
    productsFailed: failed,
    retryProducts: retry,
    /** For a moment still what was chosen before. */
    shown,
    asked,
    /** The filters to choose from. */
    choices,
    go,
  };
}
