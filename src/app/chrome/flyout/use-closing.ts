import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { store } from '../../../lib/store';
import { topDialogAtom } from '../../../ui/modal/top-dialog';
import { large } from '../../../ui/theme/media';

/**
 * Closes what the button before it discloses: with Escape, which gives the focus back to the button, with a press beside it, when
 * the focus goes on, and where the window gets too narrow for it. A dialog that opens over it leaves it as it is.
 */
export function useClosing(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);

  // Before it is painted: the next key may follow at once.
  useLayoutEffect(() => {
    const button = panel.current?.previousElementSibling as HTMLElement | null | undefined;

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

    const room = matchMedia(large);
    const onResize = () => close();
    // It may have got narrow before anything listened.
    if (!room.matches) close();
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKeyDown);
    room.addEventListener('change', onResize);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKeyDown);
      room.removeEventListener('change', onResize);
    };
  }, [panel]);
}
