import { part } from '../../lib/part';

/** Needed only where a price has changed since the page was written. */
export const priceWithRoom = part(() => import('./PriceWithRoom'));
