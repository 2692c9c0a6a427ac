import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { bagQuery } from '../../api/expedition/bag/queries';
import { markStale } from '../../api/stale-after';
import { bagRead, forgetBag, waitingBagAtom } from '../../cart/app-bag';
import { notifyApp } from '../../cart/bag-changes';
import { isSent } from '../../cart/send-to-app';
import { useCart } from '../../cart/use-cart';
import { embedder } from '../../platform/embedder/current';

/**
 * Tells the app, which brings the prescription bag into the cart, that there is something to bring in when the page has
 * loaded; later changes are reported where they are made.
 */
export function BagForApp() {
  const queries = useQueryClient();
  const { data, dataUpdatedAt } = useQuery({ ...bagQuery(true), refetchOnMount: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal answer is known again after it was forgotten.
  useEffect(() => data && bagRead(data), [data, dataUpdatedAt]);
  useEffect(() => forgetBag, []);
  // The app may have changed the bag, too.
  useEffect(() => embedder().on('cartRefresh', () => void markStale(queries, 'changeBag')), [queries]);

  const { status, saving } = useCart();
  const waits = useAtomValue(waitingBagAtom) !== null;
  /** Once, so that a cart that cannot be created is not tried for ever. */
  const tried = useRef(false);
  const isSettled = status === 'ready' && !saving;
  useEffect(() => {
    if (!waits) tried.current = false;
    if (!waits || !isSettled || tried.current) return;
    tried.current = true;
    if (!isSent()) notifyApp();
  }, [waits, isSettled]);
  return null;
}
