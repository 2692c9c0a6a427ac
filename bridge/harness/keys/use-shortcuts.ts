import { type RefObject, useEffect } from 'react';
import { obeyShortcut } from './shortcuts';

/**
 * Shortcuts work wherever the focus is: in the shop's pages too, where they share this page's origin.
 * @param load counts the frames that have taken each other's place
 */
export function useShortcuts(frame: RefObject<HTMLIFrameElement | null>, load: number): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => obeyShortcut(event, document);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is what changes the frame.
  useEffect(() => {
    const shop = frame.current;
    const onKeyDown = (event: KeyboardEvent) => obeyShortcut(event, document);
    // Of another origin there is no document to be had, and of a page that has gone none either.
    const listen = () => shop?.contentDocument?.addEventListener('keydown', onKeyDown);
    shop?.addEventListener('load', listen);
    return () => shop?.removeEventListener('load', listen);
  }, [frame, load]);
}
