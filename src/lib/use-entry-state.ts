import { useLayoutEffect, useRef, useState } from 'react';
import { readEntryState, storeInEntry } from './entry-state';

/**
 * A state that is as the visitor left it when its page is shown again in the same history entry, such as after a step
 * back or a reload. Prerendered markup shows the initial one.
 * @param name unique on the page, the same for each render
 * @param isValid the same function for each render
 */
export function useEntryState<T>(
  name: string,
  initial: T,
  isValid: (left: unknown) => left is T,
): [T, (value: T) => void] {
  const [value, setValue] = useState(initial);
  const pathname = useRef('');
  // Before it is painted.
  useLayoutEffect(() => {
    pathname.current = location.pathname;
    const left = readEntryState(name);
    if (isValid(left)) setValue(left);
  }, [name, isValid]);

  function change(next: T): void {
    setValue(next);
    storeInEntry(pathname.current, name, next);
  }
  return [value, change];
}
