import { useHistoryState } from 'wouter/use-browser-location';

/**
 * What a history entry contains of a search near the visitor that was started here. The address alone could
 * be somebody else's link.
 */
export const ownSearch = { startedHere: true };

/** Whether the visitor started the search of this entry of the history. Still true after a reload, never for a link. */
export function useIsOwnSearch(): boolean {
  return useHistoryState<Partial<typeof ownSearch> | null>()?.startedHere === true;
}
