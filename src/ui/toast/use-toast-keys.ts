import { type RefObject, useLayoutEffect } from 'react';
import { store } from '../../lib/store';
import { topDialogAtom } from '../modal/top-dialog';
import { dismissToast, type Toast } from './toast-queue';

const focusable = 'a[href], button';

/**
 * A toast by keyboard. Escape dismisses it. The first Tab after one with an action has appeared leads to that action,
 * wherever the focus is, and the focus returns there from the toast: in the document's order it would be a page away.
 */
export function useToastKeys(element: RefObject<HTMLElement | null>, toast: Toast): void {
  useLayoutEffect(() => {
    const shown = element.current;
    if (!shown) return;
    let leads = toast.action !== undefined;
    let origin: HTMLElement | null = null;
    const hasFocus = () => shown.contains(document.activeElement);

    function onKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented) return;
      if (event.key === 'Escape') onEscape(event);
      else if (event.key === 'Tab' && !event.altKey && !event.ctrlKey && !event.metaKey) onTab(event);
    }

    /** A dialog is above the toast, unless the focus is in the toast. */
    function onEscape(event: KeyboardEvent): void {
      if (!hasFocus() && store.get(topDialogAtom)) return;
      if (hasFocus()) event.preventDefault();
      dismissToast(toast);
    }

    function onTab(event: KeyboardEvent): void {
      const stops = [...(shown?.querySelectorAll<HTMLElement>(focusable) ?? [])];
      if (hasFocus()) {
        const isLeaving = document.activeElement === stops.at(event.shiftKey ? 0 : -1);
        if (isLeaving && origin?.isConnected) moveTo(origin, event);
      } else if (leads && !event.shiftKey && stops[0]) {
        leads = false;
        origin = document.activeElement instanceof HTMLElement ? document.activeElement : null;
        moveTo(stops[0], event);
      }
    }

    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      if (hasFocus()) origin?.focus();
    };
  }, [element, toast]);
}

function moveTo(target: HTMLElement, event: KeyboardEvent): void {
  event.preventDefault();
  target.focus();
}
