import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type PowerSide, powersQuery } from '../../../api/expedition/powers';
import { markStale } from '../../../api/stale-after';
import { bagChanged } from '../../../cart/bag-changes';

type Powers = Awaited<ReturnType<typeof import('../../../api/expedition/powers').givePower>>;

/** A change of a power of attorney; the list that the service answers with is shown, and the dialog closes. */
export function usePowerChange<V>(change: (variables: V) => Promise<Powers>, side: PowerSide, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (list) => {
      queries.setQueryData(powersQuery(side).queryKey, list);
      onDone();
      bagChanged();
      await markStale(queries, 'changeBag');
    },
  });
}
