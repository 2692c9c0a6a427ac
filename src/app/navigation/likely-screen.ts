import type { PartLoader } from '../../lib/part-loader';
import { matches } from '../../routes/matches';
import { pageRoutes, screenRouteAt } from '../routes';

/** The kind of page that a path most likely shows. */
function likelyPage(path: string) {
  return Object.values(pageRoutes).find(({ likely }) => matches(likely, path));
}

/** Whether the screen of a path is worth fetching before any intent. */
export function isFetchedInView(path: string): boolean {
  return likelyPage(path)?.prefetch === 'in-view';
}

/** Loads the screen that a path most likely shows. */
export async function loadLikelyScreen(loader: PartLoader, path: string): Promise<void> {
  const screen = (screenRouteAt(path) ?? likelyPage(path))?.screen;
  if (screen) await loader.load<never>(screen);
}
