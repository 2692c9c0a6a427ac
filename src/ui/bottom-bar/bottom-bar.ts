import { atom, useAtomValue } from 'jotai';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Of the bar at the lower edge of the view, px; 0 without one. */
export const bottomBarHeightAtom = atom(0);

/**
 * For what floats above the lower edge: sets `--bottom-bar`, which its styles use, on the element of this ref. On the
 * document's root it would have the style of every element computed again.
 */
export function useBottomBarHeight<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const height = useAtomValue(bottomBarHeightAtom);
  // After each render: the element may have been replaced, as by one in a dialog.
  useLayoutEffect(() => element.current?.style.setProperty('--bottom-bar', `${height}px`));
  return element;
}
