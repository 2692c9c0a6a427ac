import type { Shop } from './shop';

/** Tells the shop how high the page is, now and whenever that changes. */
export function tellHeights(shop: Shop): void {
  const root = document.documentElement;
  const tell = () => shop.tell({ type: 'height', height: Math.ceil(root.offsetHeight) });
  new ResizeObserver(tell).observe(root);
}

/** It can be used. Its height goes ahead: a frame out of sight is drawn, and so observed, only when it is scrolled to. */
export function tellLoaded(shop: Shop): void {
  shop.tell({ type: 'height', height: Math.ceil(document.documentElement.offsetHeight) });
  shop.tell({ type: 'loaded' });
}
