import { type RefObject, useEffect, useRef } from 'react';

/**
 * What has the focus when the press that it was for has taken its button away: given to a heading.
 * @param known what the press has changed; undefined while it is not known
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
