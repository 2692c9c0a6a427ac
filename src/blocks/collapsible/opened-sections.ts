/** In the state of a history entry: whether the visitor has left each section open, by its title. */
interface OpenedSections {
  sections?: Record<string, boolean> | undefined;
}

const read = (): OpenedSections['sections'] => (history.state as OpenedSections | null)?.sections;

/** Whether a section was left open when this page was shown before; undefined if the visitor has not touched it. */
export function leftOpen(title: string): boolean | undefined {
  return read()?.[title];
}

/**
 * So that the page is as long as it was after a step back or a reload, and shows what it showed.
 * @param pathname Of the section's page: while the next one loads, the history entry is that one's already.
 */
export function storeOpen(pathname: string, title: string, open: boolean): void {
  if (location.pathname !== pathname) return;
  const sections = { ...read(), [title]: open };
  const state = { ...history.state, ...({ sections } satisfies OpenedSections) };
  // The prototype's own method: for the router nothing has changed.
  History.prototype.replaceState.call(history, state, '');
}
