import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type PowerSide, powersQuery } from '../../../api/expedition/powers';
import { useSingleMutation } from '../../../api/use-single-mutation';
import { bagChanged } from '../../../cart/bag-changes';
import { showToast } from '../../../ui/toast/toast-queue';
import { forgetPatient } from '../patient/use-forget-patient';
import { hasChanged } from './has-changed';
import { isGone } from './is-gone';

type Powers = Awaited<ReturnType<typeof import('../../../api/expedition/powers').givePower>>;

interface PowerChange<V extends object> {
  change: (variables: V) => Promise<Powers>;
  side: PowerSide;
  /** Said once it is done. */
  done: ReactNode;
  onDone: (side: PowerSide) => void;
}

/** A change of a power of attorney; the list that the service answers with is shown. */
export function usePowerChange<V extends object>({ change, side, done, onDone }: PowerChange<V>) {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: change,
    meta: { write: 'changePatients' },
    onSuccess: (list, variables) => {
      queries.setQueryData(powersQuery(side).queryKey, list);
      showToast({ text: done, tone: 'success' });
      onDone(side);
      // A removed one no longer lets its receiver see anything.
      if ('id' in variables) forgetPatient(queries, { kind: 'giver', id: String(variables.id) });
      bagChanged();
    },
    onError: async (error) => {
      if (isGone(error) || hasChanged(error)) await queries.invalidateQueries({ queryKey: powersQuery(side).queryKey });
    },
  });
}
