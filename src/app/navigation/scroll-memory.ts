import * as v from 'valibot';
import { stored } from '../../platform/storage/storage';
import { currentEntry } from './history-entry';
import { returnTo } from './return-to';
import { type ScrollAction, scrollAction } from './scroll-rules';
import { untilVisitorActs } from './visitor-acts';

/** Scroll position of each history entry, by its key. */
const storedPositions = stored('scroll', { schema: v.record(v.string(), v.number()), fallback: {} });
let positions: Record<string, number> = {};
let through: 'push' | 'history' = 'push';
let shown: { path: string; search: string } | null = null;
/** The address has already gone back while the old screen is still shown and scrolled. */
let isLeaving = false;
/** Aborts once the visitor acts on the document or scrolls it: it no longer moves by itself. */
let untouched = AbortSignal.abort();

/** Remembers the scroll position of each history entry, also across a reload if storage allows. */
export function watchScroll(window: Window): void {
  window.history.scrollRestoration = 'manual';
  positions = { ...storedPositions.read() };
  if (positions[currentEntry().key] !== undefined) through = 'history';
  let { key } = currentEntry();
  let { pathname } = window.location;
  const remember = () => {
    if (!isLeaving) positions[key] = window.scrollY;
  };
  // Registered after the listeners that give each entry its key, so that the new key is known here.
  const arrive = (way: typeof through) => {
    through = way;
    isLeaving = way === 'history' && pathname !== window.location.pathname;
    ({ key } = currentEntry());
    ({ pathname } = window.location);
  };
  window.addEventListener('scroll', remember, { passive: true });
  window.addEventListener('pushState', () => {
    // A scroll in this frame has not been reported yet.
    remember();
    arrive('push');
  });
  window.addEventListener('popstate', () => arrive('history'));
  window.addEventListener('pagehide', () => storedPositions.write(positions));
  untouched = untilVisitorActs(window);
}

/**
 * Whether the visitor has acted on a fresh document, also before this code had loaded. Moving it then would lose a press:
 * the pointer would go down on one element and up on another.
 */
function isTouched({ luckanTouched = false, scrollY }: Window): boolean {
  const isScrolled = scrollY > 0 && scrollY !== positions[currentEntry().key];
  return luckanTouched || untouched.aborted || isScrolled;
}

/** Called when the screen of an address is on the page. */
export function placeScroll(window: Window, path: string): ScrollAction {
  const to = { path, search: window.location.search };
  const isLeft = shown === null && isTouched(window);
  const action = isLeft ? 'keep' : scrollAction(shown, to, through);
  shown = to;
  through = 'push';
  isLeaving = false;
  if (action === 'keep') return action;
  const target = action === 'restore' ? (positions[currentEntry().key] ?? 0) : 0;
  returnTo(window, target);
  // Rows and products beyond the first page have to load first.
  if (target > 0) {
    const stop = untilVisitorActs(window);
    void import('./reach').then(
      ({ reach }) => reach(window, target, stop),
      () => {},
    );
  }
  return action;
}
