/** The browser's own record of when a document has first sent or received these messages of the bridge. */
export const bridgeMarks = { ready: 'luckan-ready', hello: 'luckan-hello', token: 'luckan-token' } as const;

/** Records the first time only: a page that returns from the back-forward cache greets again. */
export function markBridge(message: keyof typeof bridgeMarks): void {
  const mark = bridgeMarks[message];
  if (performance.getEntriesByName(mark).length === 0) performance.mark(mark);
}
