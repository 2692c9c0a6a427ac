import type { Shop } from './shop';

/** Reports the page's height to the shop, now and on each change. */
export function tellHeights(shop: Shop): void {
  const root = document.documentElement;
  const tell = () => shop.tell({ type: 'height', height: Math.ceil(root.offsetHeight) });
  new ResizeObserver(tell).observe(root);
}

/** Reports that the page is usable. The height goes first: an off-screen frame is drawn only once it is scrolled to. */
export function tellLoaded(shop: Shop): void {
  shop.tell({ type: 'height', height: Math.ceil(document.documentElement.offsetHeight) });
  shop.tell({ type: 'loaded' });
}
