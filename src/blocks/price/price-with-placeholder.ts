import { part } from '../../lib/part';

/** Needed only if a price has changed since the page was prerendered. */
export const priceWithPlaceholder = part(() => import('./PriceWithPlaceholder'));
