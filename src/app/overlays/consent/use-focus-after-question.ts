import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { mainId } from '../../navigation/main-id';

/**
 * Once the question is answered, here or in another tab, and its dialog is closed, the focus that went with it returns
 * to where it was before, or to the page's content.
 * @returns to be called when the focus comes to the question
 */
export function useFocusAfterQuestion(isAsking: boolean, isDialogOpen: boolean): (event: FocusEvent) => void {
  const wasAsking = useRef(false);
  const before = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    if (isAsking) wasAsking.current = true;
    if (isAsking || isDialogOpen || !wasAsking.current) return;
    wasAsking.current = false;
    if (document.activeElement !== document.body) return;
    const next = before.current?.isConnected ? before.current : document.getElementById(mainId);
    next?.focus({ preventScroll: true });
  }, [isAsking, isDialogOpen]);

  return ({ currentTarget, relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
}
