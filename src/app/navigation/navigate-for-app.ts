import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { pageQuery } from '../../api/page-data/queries';
import { atMost } from '../../lib/at-most';
import type { EmbedderEvents } from '../../platform/embedder/embedder';
import { matches } from '../../routes/matches';
import { withTrailingSlash } from '../../routes/normalise';
import { pageRoutes, screenRouteAt } from '../routes';

interface Navigation {
  client: QueryClient;
  /** Fetches the code of what the path most likely shows. */
  loadScreen(path: string): Promise<void>;
  /** Shows a path of the shop, in place of a page that nobody has seen. */
  show(path: string, replace: boolean): void;
  /** There is no such page. */
  refuse(): void;
}

/** Where pages of the content source are, but for those that may be anywhere. */
const usual = pageRoutes.map(({ path }) => path).filter((path) => !/^\/[:*]/.test(path));

/** An app waits 1 s for what it opens in a page loaded ahead, then shows it: by then it must not be the page before, ms. */
const longestUnseen = 700;

/** How long the page that is shown stays while there is likely to be one at the path, ms: then its outline says more. */
const longestLikely = 2_000;

/**
 * What NAVIGATE does. A path that is not a screen's own is looked up first: if the content source has no page there, the
 * page that is shown stays. Where there is likely to be one, or nobody has seen the page before, that is not kept for
 * long: the screen of the path waits for the answer, and shows if there is no such page.
 */
export function createNavigation({
  client,
  loadScreen,
  show,
  refuse,
}: Navigation): (target: EmbedderEvents['navigate']) => Promise<void> {
  let latest = 0;
  return async ({ path, isUnseen = false }) => {
    const mine = ++latest;
    const page = withTrailingSlash(/^[^?#]*/.exec(path)?.[0] ?? '/');
    const isLikely = usual.some((pattern) => matches(pattern, page));
    const longest = isUnseen ? longestUnseen : isLikely ? longestLikely : null;
    // With the look-up, not after it. A failure is the screen's.
    loadScreen(page).catch(() => {});
    const exists = screenRouteAt(page) !== undefined || (await isThere(client, page, longest));
    if (mine !== latest) return;
    if (exists) show(path, isUnseen);
    else refuse();
  };
}

/** A failure says nothing about the page: the screen shows it. */
async function isThere(client: QueryClient, page: string, longest: number | null): Promise<boolean> {
  let isFound = true;
  if (!onlineManager.isOnline()) return isFound;
  const answered = client.fetchQuery(pageQuery(page)).then(
    ({ found }) => {
      isFound = found;
    },
    () => {},
  );
  await (longest === null ? answered : atMost(longest, answered));
  return isFound;
}
