import type { QueryClient } from '@tanstack/react-query';
import { pageQuery } from '../../api/page-data/queries';
import { notFoundScreen } from '../../blocks/not-found/not-found-screen';
import { part } from '../../lib/part';
import type { PartLoader } from '../../lib/part-loader';
import { store } from '../../lib/store';
import { withTrailingSlash } from '../../routes/normalise';
import { currentToastAtom, dismissToast, showToast, type Toast } from '../../ui/toast/toast-queue';
import { pageScreen, screenRouteAt } from '../routes';
import { deferOffline } from './guard';
import { isReady } from './is-ready';

// Without a network they cannot be loaded any more.
const notice = part(() => import('./OfflineNotice'));
const stayHere = part(() => import('./StayHere'));

interface Needs {
  window: Window;
  client: QueryClient;
  loader: PartLoader;
  /** The router's base. */
  base: string;
}

/** How long the browser may look for the page in its own cache, ms. */
const longestLook = 500;

/**
 * A page that the browser does not have cannot be opened without a network: the visitor is told at once, and stays where
 * they are. If they are still there when the network is back, it is opened then.
 */
export function stayOffline({ window, client, loader, base }: Needs): void {
  const { location } = window;
  let latest = 0;
  for (const each of [notice, stayHere]) loader.load<never>(each).catch(() => {});

  /** From the browser's own cache, which may have what the shop has not loaded in this document. */
  async function load(path: string): Promise<void> {
    const route = screenRouteAt(path);
    if (route) return void (await loader.load<never>(route.screen));
    const answer = await client.fetchQuery({ ...pageQuery(path), retry: false });
    await loader.load<never>(answer.found ? pageScreen(answer.page.template) : notFoundScreen);
  }

  async function defer(path: string, go: () => void): Promise<void> {
    const own = ++latest;
    const here = location.href;
    const isStillHere = () => own === latest && location.href === here;
    const timeout = new Promise<never>((_, reject) => window.setTimeout(reject, longestLook));
    try {
      await Promise.race([load(path), timeout]);
      if (isStillHere()) go();
    } catch {
      loader.retryFailed();
      client.removeQueries({ queryKey: pageQuery(path).queryKey, type: 'inactive' });
      if (isStillHere()) goOnceOnline(go, isStillHere);
    }
  }

  function goOnceOnline(go: () => void, isStillHere: () => boolean): void {
    // The error page says it, too.
    if (!loader.isReady(notice) || !loader.isReady(stayHere)) {
      go();
      return;
    }
    const toast: Toast = {
      text: <notice.Component />,
      tone: 'error',
      action: <stayHere.Component onPress={() => dismissToast(toast)} />,
    };
    showToast(toast);
    const waiting = new AbortController();
    const { signal } = waiting;
    window.addEventListener(
      'online',
      () => {
        waiting.abort();
        const isAwaited = isStillHere() && store.get(currentToastAtom) === toast;
        dismissToast(toast);
        if (isAwaited) go();
      },
      { signal },
    );
    // It promises a page that will not be opened from anywhere else. The router reports its own changes of the address.
    for (const change of ['popstate', 'pushState', 'replaceState'])
      window.addEventListener(
        change,
        () => {
          if (isStillHere()) return;
          waiting.abort();
          dismissToast(toast);
        },
        { signal },
      );
  }

  deferOffline((to, go) => {
    const { pathname } = new URL(to, location.href);
    const path = withTrailingSlash(pathname.slice(base.length) || '/');
    if (pathname === location.pathname || isReady(client, loader, path)) go();
    else void defer(path, go);
  });
}
