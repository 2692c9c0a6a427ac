import type { PartLoader } from '../../lib/part-loader';
import type { Outline } from '../../ui/skeleton/ScreenOutline';
import { routeAt } from '../routes';

/** Whether the screen of a path is worth fetching before any intent. */
export function isFetchedInView(path: string): boolean {
  return routeAt(path)?.prefetch === 'in-view';
}

/** Loads the screen that a path most likely shows. */
export async function loadLikelyScreen(loader: PartLoader, path: string): Promise<void> {
  const screen = routeAt(path)?.screen;
  if (screen) await loader.load<never>(screen);
}

/** What the screen of a path resembles while it is loading. */
export function outlineAt(path: string): Outline {
  return routeAt(path)?.outline ?? 'text';
}
