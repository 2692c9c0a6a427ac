import * as v from 'valibot';
import { stored } from '../../platform/storage/storage';
import { currentEntry } from './history-entry';
import { positionNow, returnTo, type ScrollPosition, topOf } from './scroll-position';
import { type ScrollAction, scrollAction } from './scroll-rules';
import { untilVisitorActs } from './visitor-acts';

/** Scroll position of each history entry, by its key. */
const storedPositions = stored('scroll', { schema: v.record(v.string(), v.number()), fallback: {} });
let positions: Record<string, ScrollPosition> = {};
let through: 'push' | 'history' = 'push';
let shown: { path: string; search: string } | null = null;
/** The document's address of the shown screen. */
let shownPathname: string;
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
  shownPathname = window.location.pathname;
  // Measured only then: while it scrolls it would cost each frame a layout.
  const leave = () => {
    if (!isLeaving) positions[key] = positionNow(window);
  };
  // Registered after the listeners that give each entry its key, so that the new key is known here.
  const arrive = (way: typeof through) => {
    through = way;
    isLeaving = way === 'history' && shownPathname !== window.location.pathname;
    ({ key } = currentEntry());
  };
  window.addEventListener('pushState', () => {
    leave();
    arrive('push');
  });
  window.addEventListener('replaceState', () => {
    if (shownPathname === window.location.pathname) return;
    // Another page in the place of this one begins at its top.
    through = 'push';
    delete positions[key];
  });
  window.addEventListener('popstate', () => {
    leave();
    arrive('history');
  });
  window.addEventListener('pagehide', () => {
    leave();
    storedPositions.write(positions);
  });
  untouched = untilVisitorActs(window);
}

/**
 * Whether the visitor has acted on a fresh document, also before this code had loaded. Moving it then would lose a press:
 * the pointer would go down on one element and up on another.
 */
function isTouched(window: Window): boolean {
  const { scrollY, luckanTouched = false } = window;
  const isScrolled = scrollY > 0 && scrollY !== topOf(window, positions[currentEntry().key] ?? 0);
  return luckanTouched || untouched.aborted || isScrolled;
}

/** Called when the screen of an address is on the page. */
export function placeScroll(window: Window, path: string): ScrollAction {
  const to = { path, search: window.location.search };
  const isLeft = shown === null && isTouched(window);
  const action = isLeft ? 'keep' : scrollAction(shown, to, through);
  shown = to;
  shownPathname = window.location.pathname;
  through = 'push';
  isLeaving = false;
  if (action === 'keep') return action;
  const position = action === 'restore' ? (positions[currentEntry().key] ?? 0) : 0;
  returnTo(window, position);
  // Rows and products beyond the first page have to load first.
  if (position !== 0) {
    const stop = untilVisitorActs(window);
    void import('./reach').then(
      ({ reach }) => reach(window, position, stop),
      () => {},
    );
  }
  return action;
}
