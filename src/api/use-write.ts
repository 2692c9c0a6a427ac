import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Write } from './stale-after';

/**
 * A write other than a cart change. Another press while one is pending gets the same result instead of writing again.
 * `write` is its name in the table of stale reads, if it makes any stale.
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
