import { atom, useAtomValue } from 'jotai';
import type { CSSProperties } from 'react';

/** Of the bar at the lower edge of the view, px; 0 without one. */
export const bottomBarHeightAtom = atom(0);

/**
 * For what floats above the lower edge: sets `--bottom-bar`, which its styles use. On the document's root it would have
 * the style of every element computed again.
 */
export function useBottomBarStyle(): CSSProperties | undefined {
  const height = useAtomValue(bottomBarHeightAtom);
  // Its own name is none of the properties that the type knows.
  return height > 0 ? ({ '--bottom-bar': `${height}px` } as CSSProperties) : undefined;
}
