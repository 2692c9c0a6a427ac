type Flyout = typeof import('../../telemetry/flyout');

/** Tracks changes to products in a flyout. The tracking code loads when there is something to track. */
export function trackInFlyout(count: (flyout: Flyout) => void): void {
  // Failed tracking does not affect the visitor.
  import('../../telemetry/flyout').then(count).catch(() => {});
}
