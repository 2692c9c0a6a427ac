/** Counts what becomes of products. How is fetched when there is something to count; uncounted is no harm to the visitor. */
export function countTrade(count: (trade: typeof import('./trade')) => void): void {
  import('./trade').then(count).catch(() => {});
}
