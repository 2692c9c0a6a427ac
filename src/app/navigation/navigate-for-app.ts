import type { QueryClient } from '@tanstack/react-query';
import { pageQuery } from '../../api/page-data/queries';
import { atMost } from '../../lib/at-most';
import type { EmbedderEvents } from '../../platform/embedder/embedder';
import { matches } from '../../routes/matches';
import { withTrailingSlash } from '../../routes/normalise';
import { pageRoutes } from '../page-routes';
import { screenRouteAt } from '../routes';

interface Navigation {
  client: QueryClient;
  /** Shows a path of the shop, in place of a page that nobody has seen. */
  show(path: string, replace: boolean): void;
  /** There is no such page. */
  refuse(): void;
}

/** Where pages of the content source are, but for those that may be anywhere. */
const usual = Object.values(pageRoutes).flatMap(({ likely }) => (/^\/[:*]/.test(likely) ? [] : likely));

/** An app waits 1 s for what it opens in a page loaded ahead, then shows it: by then it must not be the page before, ms. */
const longestUnseen = 700;

/**
 * What NAVIGATE does. A path that the table of routes does not know is looked up first: the content source may have a
 * page there. If it has none, the page that is shown stays. One that nobody has seen is not kept for long: the screen of
 * the path waits for the answer, and says if there is no such page.
 */
export function createNavigation({
  client,
  show,
  refuse,
}: Navigation): (target: EmbedderEvents['navigate']) => Promise<void> {
  let latest = 0;
  return async ({ path, isUnseen = false }) => {
    const mine = ++latest;
    const page = withTrailingSlash(/^[^?#]*/.exec(path)?.[0] ?? '/');
    const isKnown = screenRouteAt(page) !== undefined || usual.some((pattern) => matches(pattern, page));
    const exists = isKnown || (await isThere(client, page, isUnseen ? longestUnseen : null));
    if (mine !== latest) return;
    if (exists) show(path, isUnseen);
    else refuse();
  };
}

/** A failure says nothing about the page: the screen shows it. */
async function isThere(client: QueryClient, page: string, longest: number | null): Promise<boolean> {
  let isFound = true;
  const answered = client.fetchQuery(pageQuery(page)).then(
    ({ found }) => {
      isFound = found;
    },
    () => {},
  );
  await (longest === null ? answered : atMost(longest, answered));
  return isFound;
}
