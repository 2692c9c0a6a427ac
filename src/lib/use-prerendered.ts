import { useDeferredValue, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this component is hydrating prerendered markup. Unlike `useHydrated` it needs no second render. */
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
 * A value for a part of prerendered markup: `prerendered`, which the markup was rendered with, during hydration, then
 * `value`, without React discarding the markup. A part mounted by the browser gets `value` from the start.
 */
export function usePrerendered<T>(value: T, prerendered: T): T {
  const isOther = useIsHydrating() && prerendered !== value;
  // Any initial value, even the same one, would cost a second render.
  return useDeferredValue(value, isOther ? prerendered : undefined);
}
