import { useDeferredValue, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this component takes prerendered markup over. Unlike `useHydrated` it asks for no second render. */
function useIsHydrating(): boolean {
  const [component] = useState(() => ({ isHydrating: false }));
  useSyncExternalStore(
    never,
    () => component,
    () => {
      component.isHydrating = true;
      return component;
    },
  );
  return component.isHydrating;
}

/**
 * A value for a part that prerendered markup shows: while the markup is taken over `prerendered`, which it was made
 * with, then `value`, without React giving the markup up. A part that the browser mounts has `value` from the start.
 */
export function usePrerendered<T>(value: T, prerendered: T): T {
  const isOther = useIsHydrating() && prerendered !== value;
  // Any first value, even the same, would cost a second render.
  return useDeferredValue(value, isOther ? prerendered : undefined);
}
