import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** How many parts of the page hold it. */
const holdsAtom = atom(0);

/** Whether the document has what no other one could show again. */
export const documentHeldAtom = atom((get) => get(holdsAtom) > 0);

/** While `isHeld`, something would be lost with the document, such as a conversation or what a visitor has written. */
export function useHoldsDocument(isHeld: boolean): void {
  const setHolds = useSetAtom(holdsAtom);
  useEffect(() => {
    if (!isHeld) return;
    setHolds((holds) => holds + 1);
    return () => setHolds((holds) => holds - 1);
  }, [isHeld, setHolds]);
}
