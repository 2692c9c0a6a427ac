import { type RefObject, useEffect } from 'react';
import { handleShortcut } from './shortcuts';

/**
 * Shortcuts work wherever the focus is: in the shop's pages too, if they have the same origin.
 * @param load increases with each new frame
 */
export function useShortcuts(frame: RefObject<HTMLIFrameElement | null>, load: number): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => handleShortcut(event, document);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is what changes the frame.
  useEffect(() => {
    const shop = frame.current;
    const onKeyDown = (event: KeyboardEvent) => handleShortcut(event, document);
    // `contentDocument` is null for another origin, and for a removed page.
    const listen = () => shop?.contentDocument?.addEventListener('keydown', onKeyDown);
    shop?.addEventListener('load', listen);
    return () => shop?.removeEventListener('load', listen);
  }, [frame, load]);
}
