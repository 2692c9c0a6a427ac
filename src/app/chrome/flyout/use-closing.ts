import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { store } from '../../../lib/store';
import { topDialogAtom } from '../../../ui/modal/top-dialog';
import { large } from '../../../ui/theme/media';

/**
 * Closes what the button before it discloses: on Escape, on a press outside, when the focus leaves, and when the window
 * becomes too narrow. The focus returns to the button. A dialog opened over it leaves it open.
 */
export function useClosing(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);

  // Before paint: the next key press may follow at once.
  useLayoutEffect(() => {
    const element = panel.current;
    const button = element?.previousElementSibling as HTMLElement | null | undefined;

    function onElsewhere({ target }: Event): void {
      if (!(target instanceof Element) || target.closest('dialog')) return;
      if (panel.current?.contains(target) || button?.contains(target)) return;
      close();
    }

    function onKeyDown({ key, defaultPrevented }: KeyboardEvent): void {
      if (key !== 'Escape' || defaultPrevented || store.get(topDialogAtom) !== null) return;
      close();
      button?.focus();
    }

    const largeScreen = matchMedia(large);
    const onResize = () => close();
    // The window may have become narrow before the listener was added.
    if (!largeScreen.matches) close();
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKeyDown);
    largeScreen.addEventListener('change', onResize);
    return () => {
      // A link to the page itself closes the panel too; a new page takes the focus later.
      if (element?.contains(document.activeElement)) button?.focus();
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKeyDown);
      largeScreen.removeEventListener('change', onResize);
    };
  }, [panel]);
}
