import type { Traffic } from '../../host';

/** What the simulated app shows above its web view. */
export interface AppBarState {
  /** Of the latest ROUTE_CHANGE; null before it. */
  title: string | null;
  canGoBack: boolean;
  /** Of the latest CART_CHANGE; null before it. */
  numberOfItems: number | null;
}

export const emptyAppBar: AppBarState = { title: null, canGoBack: false, numberOfItems: null };

/** As an app does: messages that are not valid change nothing, and a new page keeps the cart. */
export function readTraffic(bar: AppBarState, { direction, type, payload, problem }: Traffic): AppBarState {
  if (direction !== 'toHost' || problem) return bar;
  if (type === 'ROUTE_CHANGE') {
    const { title, canGoBack } = payload as { title: string; canGoBack: boolean };
    return { ...bar, title, canGoBack };
  }
  if (type === 'CART_CHANGE') return { ...bar, numberOfItems: (payload as { numberOfItems: number }).numberOfItems };
  return bar;
}
