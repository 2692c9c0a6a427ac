type Flyout = typeof import('../../telemetry/flyout');

/** Counts what becomes of the products in a flyout. How is fetched when there is something to count. */
export function countInFlyout(count: (flyout: Flyout) => void): void {
  // Uncounted is no harm to the visitor.
  import('../../telemetry/flyout').then(count).catch(() => {});
}
