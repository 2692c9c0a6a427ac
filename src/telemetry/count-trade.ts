/** Tracks a product event. The tracking code is loaded on first use; a failed load must not affect the visitor. */
export function trackEcommerce(count: (ecommerce: typeof import('./trade')) => void): void {
  import('./trade').then(count).catch(() => {});
}
