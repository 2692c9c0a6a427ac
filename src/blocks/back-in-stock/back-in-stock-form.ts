import { part } from '../../lib/part';

/** Its code, styles and texts come when a product that is not there is shown. */
export const backInStockForm = part(() => import('./BackInStockForm'));
