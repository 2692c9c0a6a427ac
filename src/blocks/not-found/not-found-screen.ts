import { part } from '../../lib/part';

/** Says that what an address names is not there, with ways on. */
export const notFoundScreen = part(() => import('./NotFoundScreen'));
