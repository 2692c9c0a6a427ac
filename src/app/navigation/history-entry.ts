/** What the shop stores in each entry of the browser's history. */
interface Entry {
  key: string;
  /** The number of the shop's entries before this one. */
  index: number;
}

function read(history: History): Entry | undefined {
  return (history.state as { luckan?: Entry } | null)?.luckan;
}

let current: Entry = { key: '0', index: 0 };
/** Steps back that the browser has not taken yet. */
let goingBack = 0;

function mark(history: History, entry: Entry): void {
  current = entry;
  // The prototype's own method: the router listens to the instance's, and for the router nothing has changed.
  History.prototype.replaceState.call(history, { ...history.state, luckan: entry }, '');
}

/** Numbers history entries as they are added; wouter dispatches an event on `window` for each push. */
export function watchHistory(window: Window): void {
  const { history } = window;
  mark(history, read(history) ?? { key: `${Date.now()}`, index: 0 });
  window.addEventListener('pushState', () => {
    goingBack = 0;
    mark(history, { key: `${Date.now()}`, index: current.index + 1 });
  });
  window.addEventListener('replaceState', () => mark(history, current));
  window.addEventListener('popstate', () => {
    goingBack = Math.max(0, goingBack - 1);
    const entry = read(history);
    if (entry) current = entry;
    else mark(history, { key: `${Date.now()}`, index: 0 });
  });
}

export function currentEntry(): Entry {
  return current;
}

/**
 * Goes one of the shop's entries back.
 * @returns false if there is none, also counting steps that are still under way: another one would leave the shop
 */
export function goBack({ history }: Window): boolean {
  if (current.index - goingBack <= 0) return false;
  goingBack += 1;
  history.back();
  return true;
}
