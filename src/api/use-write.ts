import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Write } from './stale-after';

/**
 * A write that is no change of the cart. While one is on its way another press gets its answer instead of writing again.
 * `write` names it in the table of what it makes stale, where it makes anything so.
 */
export function useWrite<V, T>(mutationFn: (values: V) => Promise<T>, write?: Write) {
  const { mutateAsync, isPending } = useMutation({ mutationFn, ...(write && { meta: { write } }) });
  const pending = useRef<Promise<T>>(null);

  function send(values: V): Promise<T> {
    pending.current ??= mutateAsync(values).finally(() => {
      pending.current = null;
    });
    return pending.current;
  }

  return { send, isPending };
}
