import { useEffect } from 'react';

let holds = 0;

/** Whether the document has what no other one could show again. */
export function isDocumentHeld(): boolean {
  return holds > 0;
}

/** While `isHeld`, something would be lost with the document, such as a conversation or what a visitor has written. */
export function useHoldsDocument(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return;
    holds += 1;
    return () => {
      holds -= 1;
    };
  }, [isHeld]);
}
