/** Tracks a product event. The tracking code is loaded on first use; a failed load must not affect the visitor. */
export function trackEcommerce(count: (ecommerce: typeof import('./ecommerce')) => void): void {
  import('./ecommerce').then(count).catch(() => {});
}
