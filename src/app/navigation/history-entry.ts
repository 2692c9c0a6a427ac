import { withTrailingSlash } from '../../routes/normalise';
import { paths } from '../../routes/paths';

/** What the shop stores in each entry of the browser's history. */
interface Entry {
  key: string;
  /** The number of the shop's entries before this one. */
  index: number;
  /** Of a checkout's steps, and of the confirmation that has replaced the last of them: the index of the first. */
  checkout?: number | undefined;
}

function read(history: History): Entry | undefined {
  return (history.state as { luckan?: Entry } | null)?.luckan;
}

let current: Entry = { key: '0', index: 0 };
let currentPath = '/';
/** The current entry was arrived at by a step back. */
let isBack = false;
/** Entries back that the browser has not gone yet. */
let goingBack = 0;

const isCheckout = (path: string) => path.endsWith(paths.checkout());
const isConfirmation = (path: string) => path.endsWith(paths.thankYou());

/** Where the checkout began that a page belongs to, if it does. */
function checkoutOf(path: string, index: number): number | undefined {
  const begun = isCheckout(currentPath) || path === currentPath ? current.checkout : undefined;
  if (isCheckout(path)) return begun ?? index;
  return isConfirmation(path) ? begun : undefined;
}

function mark({ history, location }: Window, { key, index }: Entry): void {
  const path = withTrailingSlash(location.pathname);
  current = { key, index, checkout: checkoutOf(path, index) };
  currentPath = path;
  // The prototype's own method: the router listens to the instance's, and for the router nothing has changed.
  History.prototype.replaceState.call(history, { ...history.state, luckan: current }, '');
}

/** The index of the entry that a step back leads to, below 0 if none: the checkout of an order that is made is passed over. */
function indexBefore(): number {
  const first = isConfirmation(currentPath) ? current.checkout : undefined;
  return (first ?? current.index) - 1;
}

/**
 * Numbers history entries as they are added; wouter dispatches an event on `window` for each push. From a confirmation
 * the browser's own Back leads to the page before the checkout, or `home` if there is none.
 */
export function watchHistory(window: Window, home: string): void {
  const { history, location } = window;
  const added = (index: number): Entry => ({ key: `${Date.now()}`, index });
  current = read(history) ?? added(0);
  currentPath = withTrailingSlash(location.pathname);
  mark(window, current);
  window.addEventListener('pushState', () => {
    goingBack = 0;
    isBack = false;
    mark(window, added(current.index + 1));
  });
  window.addEventListener('replaceState', () => mark(window, current));
  window.addEventListener('popstate', (event) => {
    const entry = read(history);
    const target = indexBefore();
    if (entry && entry.index > target && entry.index < current.index) {
      // Nobody is shown a step of it, or is notified of one.
      event.stopImmediatePropagation();
      goingBack = current.index - target;
      if (entry.index === 0) location.replace(home);
      else history.go(Math.max(target, 0) - entry.index);
      return;
    }
    goingBack = Math.max(0, goingBack - Math.max(1, current.index - (entry?.index ?? 0)));
    isBack = (entry?.index ?? 0) < current.index;
    current = entry ?? added(0);
    currentPath = withTrailingSlash(location.pathname);
    if (!entry) mark(window, current);
  });
}

export function currentEntry(): Entry {
  return current;
}

/** Whether the current entry was arrived at by a step back, and not forward or by a link. */
export function wentBack(): boolean {
  return isBack;
}

/** Whether one of the shop's entries is before the current one. */
export function canGoBack(): boolean {
  return indexBefore() >= 0;
}

/**
 * Goes back to the shop's entry before.
 * @returns false if there is none, also counting steps that are still under way: another one would leave the shop
 */
export function goBack({ history }: Window): boolean {
  const at = current.index - goingBack;
  const to = goingBack === 0 ? indexBefore() : at - 1;
  if (to < 0) return false;
  goingBack = current.index - to;
  history.go(to - at);
  return true;
}
