import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { onPageTitle, shownPageTitle, showPageTitle } from '../../platform/config/page-title';
import { embedder } from '../../platform/embedder/current';
import { trackPageView } from '../../telemetry/page-view';
import { makeSpace } from '../messages/space';
import { linkBackTo } from './followed-link';
import { canGoBack, wentBack } from './history-entry';
import { familyTitle, pagePrivacy, reportedPath } from './page-privacy';
import { placeScroll } from './scroll-memory';
import { searchQuery } from './scroll-rules';
import { lastPath, rememberPath } from './shown-paths';

interface Arrival {
  path: string;
  /** Null if the screen sets its own. */
  title: string | null;
  /** A product that must not be reported: neither address nor title is tracked. */
  sensitive: boolean;
  /** There is no page: its address may be anything, such as what a visitor has typed. */
  isMissing: boolean;
}

/** What is tracked in place of the address of a page that does not exist. */
const missing = '/404/';

let firstArrival = true;

/** What happens once when a screen is on the page: title, scroll, focus, and reporting to the embedder. */
export function useArrival({ path, title, sensitive, isMissing }: Arrival): void {
  const arrived = useRef<string>(undefined);
  const address = useRef('');
  useLayoutEffect(() => {
    if (arrived.current === path) return;
    arrived.current = path;
    address.current = location.pathname;
    if (title !== null) showPageTitle(title);
    if (lastPath() !== null) removePageData(document);
    bringIntoView(path);
    rememberPath(path);
  }, [path, title]);

  const query = searchQuery(useSearch());
  const arrivedQuery = useRef(query);
  // A new search on the same page begins at its top. While another page is on its way, the query is that one's.
  useLayoutEffect(() => {
    if (arrivedQuery.current === query || address.current !== location.pathname) return;
    arrivedQuery.current = query;
    placeScroll(window, path);
  }, [path, query]);

  // After the effects of the screen itself, which may have set its title.
  useEffect(() => {
    const { isPrivate, identity } = pagePrivacy(path);
    const stop = reportRoute(path, address.current);
    const title = shownPageTitle();
    if (isMissing) trackPageView({ path: missing, title, privateAs: title });
    else trackPageView({ path, title, privateAs: isPrivate || sensitive ? familyTitle(path) : null, identity });
    return stop;
  }, [path, sensitive, isMissing]);
}

const pageData = [
  'script[type="application/ld+json"]',
  'link[rel=canonical]',
  'meta[name=description]',
  'meta[name=robots]',
  'meta[name="twitter:card"]',
  'meta[property^="og:"]',
].join(',');

/** What the document states of its own page, which is no longer shown: its data for search engines and for sharing. */
function removePageData({ head }: Document): void {
  for (const each of head.querySelectorAll(pageData)) each.remove();
}

/**
 * Tells the embedder which route is shown, and again when steps within it, such as a search, change its title or whether
 * there is a way back. Not where a busy browser comes to it after the visitor has gone on.
 */
function reportRoute(path: string, here: string): () => void {
  let reported: { title: string; hasWayBack: boolean } | null = null;
  function report(): void {
    if (location.pathname !== here) return;
    const shown = { title: shownPageTitle(), hasWayBack: canGoBack() };
    if (shown.title === reported?.title && shown.hasWayBack === reported.hasWayBack) return;
    reported = shown;
    embedder().routeChanged({ path: reportedPath(path), title: shown.title, canGoBack: shown.hasWayBack });
  }
  report();
  const stop = onPageTitle(report);
  window.addEventListener('pushState', report);
  window.addEventListener('popstate', report);
  return () => {
    stop();
    window.removeEventListener('pushState', report);
    window.removeEventListener('popstate', report);
  };
}

/**
 * Scrolls to the start of a path's screen, or to where it was left, and moves the focus there. Also used for an error
 * page in its place.
 */
export function bringIntoView(path: string): void {
  if (!firstArrival) makeSpace();
  const action = placeScroll(window, path);
  if (action !== 'keep' && !firstArrival) {
    const base = location.pathname.slice(0, -path.length);
    const left = action === 'restore' && wentBack() ? linkBackTo(base + lastPath()) : null;
    if (left) left.focus({ preventScroll: true });
    else focusHeading();
  }
  firstArrival = false;
}

/** Screen readers continue at the new screen's heading. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
