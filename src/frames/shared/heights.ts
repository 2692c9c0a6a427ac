import type { Shop } from './shop';

/** Reports the page's height to the shop, now and on each change. */
export function reportHeights(shop: Shop): void {
  const root = document.documentElement;
  const report = () => shop.send({ type: 'height', height: Math.ceil(root.offsetHeight) });
  new ResizeObserver(report).observe(root);
}

/** Reports that the page is usable. The height goes first: an off-screen frame is drawn only once it is scrolled to. */
export function reportLoaded(shop: Shop): void {
  shop.send({ type: 'height', height: Math.ceil(document.documentElement.offsetHeight) });
  shop.send({ type: 'loaded' });
}
