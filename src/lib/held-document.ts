import { useEffect } from 'react';

let holds = 0;
const listeners = new Set<() => void>();

/** Whether the document has what no other one could show again. */
export function isDocumentHeld(): boolean {
  return holds > 0;
}

/** Calls back each time the document has nothing of that kind any more. */
export function onDocumentReleased(listener: () => void): void {
  listeners.add(listener);
}

/** While `isHeld`, something would be lost with the document, such as a conversation or what a visitor has written. */
export function useHoldsDocument(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return;
    holds += 1;
    return () => {
      holds -= 1;
      if (holds === 0) for (const listener of listeners) listener();
    };
  }, [isHeld]);
}
