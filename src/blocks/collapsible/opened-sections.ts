/** In the state of a history entry: whether the visitor has left each section open, by its title. */
interface OpenedSections {
  sections?: Record<string, boolean> | undefined;
}

const read = (): OpenedSections['sections'] => (history.state as OpenedSections | null)?.sections;

/** Whether a section was left open when this page was shown before; undefined if the visitor has left it as it is. */
export function leftOpen(title: string): boolean | undefined {
  return read()?.[title];
}

/** So that the page is as long as it was after a step back or a reload, and shows what it showed. */
export function storeOpen(title: string, open: boolean): void {
  const sections = { ...read(), [title]: open };
  history.replaceState({ ...history.state, ...({ sections } satisfies OpenedSections) }, '');
}
