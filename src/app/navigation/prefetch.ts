import type { QueryClient } from '@tanstack/react-query';
import { pageQuery } from '../../api/page-data/queries';
import { limits } from '../../domain/limits';
import type { PartLoader } from '../../lib/part-loader';
import { withTrailingSlash } from '../../routes/normalise';
import { screenRouteAt } from '../routes';
import { isFetchedInView, loadLikelyScreen } from './likely-screen';

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

const bots = /bot|crawl|spider|slurp|lighthouse/i;

/** Whether to prefetch: not on slow 2g, with a data saver, or for bots. */
export function mayPrefetch({
  connection,
  userAgent,
}: {
  connection?: Connection | undefined;
  userAgent: string;
}): boolean {
  return connection?.effectiveType !== 'slow-2g' && connection?.saveData !== true && !bots.test(userAgent);
}

/** The path inside the router's base of a link to a page of the shop; null for any other. */
function pathOf(link: HTMLAnchorElement, base: string): string | null {
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return null;
  if (!link.pathname.startsWith(`${base}/`)) return null;
  return withTrailingSlash(link.pathname.slice(base.length));
}

interface Prefetch {
  client: QueryClient;
  loader: PartLoader;
  /** The router's base. */
  base: string;
}

/**
 * Fetches the pages behind links that come into view, in batches of 4 every 3 s, and immediately the page of a link
 * under the pointer or with the focus.
 * @returns a function that stops it
 */
export function startPrefetch({ client, loader, base }: Prefetch): () => void {
  const seen = new Set<string>();
  const waiting = new Set<string>();

  function fetchPage(path: string): void {
    waiting.delete(path);
    if (seen.has(path)) return;
    seen.add(path);
    if (isFetchedInView(path)) fetchScreen(path);
    if (!screenRouteAt(path)) void client.prefetchQuery(pageQuery(path));
  }

  function fetchScreen(path: string): void {
    loadLikelyScreen(loader, path).catch(() => seen.delete(path));
  }

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const path = pathOf(target as HTMLAnchorElement, base);
      if (path === null || seen.has(path)) continue;
      if (isIntersecting) waiting.add(path);
      else waiting.delete(path);
    }
  });

  function observeLinks(): void {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) observer.observe(link);
  }

  const timer = setInterval(() => {
    for (const path of [...waiting].slice(0, limits.prefetch.batch)) fetchPage(path);
    observeLinks();
  }, limits.prefetch.interval);

  function onIntent(event: Event): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link && pathOf(link, base);
    if (!path) return;
    fetchPage(path);
    fetchScreen(path);
  }

  const intents = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
  observeLinks();
  return () => {
    clearInterval(timer);
    observer.disconnect();
    for (const intent of intents) document.removeEventListener(intent, onIntent);
  };
}
