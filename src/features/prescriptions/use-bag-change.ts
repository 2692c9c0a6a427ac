import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bagQuery } from '../../api/expedition/bag/queries';
import { addToBag, removeFromBag, setBagQuantity } from '../../api/expedition/calls';
import { markStale } from '../../api/stale-after';
import { bagChanged } from '../../cart/bag-changes';

/** Writes to the bag of who is signed in. The cart, or the app, then follows. */
export function useBagChange() {
  const queries = useQueryClient();
  const onSuccess = async (bag: Awaited<ReturnType<typeof addToBag>>) => {
    queries.setQueryData(bagQuery(true).queryKey, bag);
    bagChanged();
    await markStale(queries, 'changeBag');
  };
  return {
    add: useMutation({ mutationFn: addToBag, onSuccess }),
    setQuantity: useMutation({ mutationFn: setBagQuantity, onSuccess }),
    remove: useMutation({ mutationFn: removeFromBag, onSuccess }),
  };
}
