import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation whose `mutate` does nothing while one is pending: the second press of a double press may come before the
 * button is rendered as pending.
 */
export function useSingleMutation<T, V = void>(options: UseMutationOptions<T, Error, V>) {
  const { mutate, ...mutation } = useMutation(options);
  const isPending = useRef(false);

  function mutateOnce(variables: V): void {
    if (isPending.current) return;
    isPending.current = true;
    mutate(variables, {
      onSettled: () => {
        isPending.current = false;
      },
    });
  }

  return { ...mutation, mutate: mutateOnce };
}
