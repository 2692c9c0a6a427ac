import { useDeferredValue, useState } from 'react';

/**
 * The path whose screen is shown: `path` itself if its screen is ready; otherwise the one shown last, until React has
 * rendered the new one in the background.
 */
export function useShownPath(path: string, isReady: boolean): string {
  // On its own it may still be an earlier path than the one shown last.
  const rendered = useDeferredValue(path);
  const [last, setLast] = useState(path);
  const shown = isReady || rendered === path ? path : last;
  if (shown !== last) setLast(shown);
  return shown;
}
