import { part } from '../../lib/part';

/** Its code, styles and texts load when an out-of-stock product is shown. */
export const backInStockForm = part(() => import('./BackInStockForm'));
