import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to a heading when an action has removed the button that was pressed.
 * @param known the state that the action changes; undefined while loading
 */
export function useFocusOnChange<E extends HTMLElement>(known: boolean | undefined): RefObject<E | null> {
  const ref = useRef<E>(null);
  const before = useRef(known);
  useEffect(() => {
    if (known === undefined) return;
    const hasChanged = before.current !== undefined && before.current !== known;
    before.current = known;
    if (hasChanged && document.activeElement === document.body) ref.current?.focus();
  }, [known]);
  return ref;
}
