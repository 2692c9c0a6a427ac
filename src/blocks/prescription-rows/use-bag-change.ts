import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bagQuery } from '../../api/expedition/bag/queries';
import type { Bag } from '../../api/expedition/bag/schema';
import { addToBag, removeFromBag, setBagQuantity } from '../../api/expedition/calls';
import { markStale } from '../../api/stale-after';
import { bagChanged } from '../../cart/bag-changes';

/** One write to the bag at a time, in the order of the presses. */
const scope = { id: 'bag' };

/**
 * Writes to the bag of who is signed in. The cart, or the app, then follows. After a failure the bag is read again: it
 * may have been changed elsewhere, or here without an answer.
 */
export function useBagChange() {
  const queries = useQueryClient();
  // Not awaited: the customer continues.
  const readAgain = () => void markStale(queries, 'changeBag');
  const onSuccess = (bag: Bag) => {
    queries.setQueryData(bagQuery(true).queryKey, bag);
    bagChanged(bag);
    readAgain();
  };
  return {
    add: useMutation({ mutationFn: addToBag, scope, onSuccess, onError: readAgain }),
    setQuantity: useMutation({ mutationFn: setBagQuantity, scope, onSuccess, onError: readAgain }),
    remove: useMutation({ mutationFn: removeFromBag, scope, onSuccess, onError: readAgain }),
  };
}
