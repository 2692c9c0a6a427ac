/** What the shop keeps in each entry of the browser's history. */
interface Entry {
  key: string;
  /** How many entries of the shop lie before this one. */
  index: number;
}

function read(history: History): Entry | undefined {
  return (history.state as { luckan?: Entry } | null)?.luckan;
}

let current: Entry = { key: '0', index: 0 };

function mark(history: History, entry: Entry): void {
  current = entry;
  // The prototype's own method: the router listens to the instance's, and nothing has changed for it.
  History.prototype.replaceState.call(history, { ...history.state, luckan: entry }, '');
}

/** Numbers the entries as they come; wouter tells of each push by an event on `window`. */
export function watchHistory(window: Window): void {
  const { history } = window;
  mark(history, read(history) ?? { key: `${Date.now()}`, index: 0 });
  window.addEventListener('pushState', () => mark(history, { key: `${Date.now()}`, index: current.index + 1 }));
  window.addEventListener('replaceState', () => mark(history, current));
  window.addEventListener('popstate', () => {
    const entry = read(history);
    if (entry) current = entry;
    else mark(history, { key: `${Date.now()}`, index: 0 });
  });
}

export function currentEntry(): Entry {
  return current;
}
