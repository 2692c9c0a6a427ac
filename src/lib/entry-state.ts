/** In the state of a history entry: what the visitor has left its page with, by name. */
interface EntryState {
  left?: Record<string, unknown> | undefined;
}

const read = (): EntryState['left'] => (history.state as EntryState | null)?.left;

/** What was stored when this page was shown before; undefined if nothing was. */
export function readEntryState(name: string): unknown {
  return read()?.[name];
}

/**
 * So that the page shows what it showed after a step back or a reload, and is as long as it was.
 * @param pathname Of the page: while the next one loads, the history entry is that one's already.
 */
export function storeInEntry(pathname: string, name: string, value: unknown): void {
  if (location.pathname !== pathname) return;
  const state = { ...history.state, ...({ left: { ...read(), [name]: value } } satisfies EntryState) };
  try {
    // The prototype's own method: for the router nothing has changed.
    History.prototype.replaceState.call(history, state, '');
  } catch {
    // Safari allows 100 calls in 30 s: the page is then shown as it was left before.
  }
}
