import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** How many parts of the page have some. */
const countAtom = atom(0);

/** Whether the document has what no other one could show again. */
export const hasUnsavedStateAtom = atom((get) => get(countAtom) > 0);

/** While `isUnsaved`, something would be lost with the document, such as a conversation or what a visitor has written. */
export function useUnsavedState(isUnsaved: boolean): void {
  const setCount = useSetAtom(countAtom);
  useEffect(() => {
    if (!isUnsaved) return;
    setCount((count) => count + 1);
    return () => setCount((count) => count - 1);
  }, [isUnsaved, setCount]);
}
