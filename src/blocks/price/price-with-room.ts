import { part } from '../../lib/part';

/** Needed only if a price has changed since the page was prerendered. */
export const priceWithRoom = part(() => import('./PriceWithRoom'));
