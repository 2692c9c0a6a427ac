import { type RefObject, useEffect } from 'react';

/** Room between the element and the toast, in px. */
const gap = 8;

/**
 * While a toast is shown, what the keyboard is at is scrolled clear of it. After a press nothing moves: the next one
 * would miss.
 */
export function useClearOfToast(toast: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function clear(): void {
      const focused = document.activeElement;
      // Its region does not move with it as it rises.
      const edge = toast.current?.parentElement?.getBoundingClientRect().top;
      if (edge === undefined || !(focused instanceof HTMLElement) || toast.current?.contains(focused)) return;
      if (!focused.matches(':focus-visible') || focused.getBoundingClientRect().bottom <= edge) return;
      focused.style.scrollMarginBlockEnd = `${window.innerHeight - edge + gap}px`;
      focused.scrollIntoView({ block: 'nearest' });
      focused.style.scrollMarginBlockEnd = '';
    }
    clear();
    document.addEventListener('focusin', clear);
    return () => document.removeEventListener('focusin', clear);
  }, [toast]);
}
