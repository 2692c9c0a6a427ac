import { part } from '../../lib/part';

/** Lazy not-found screen, with links to continue. */
export const notFoundScreen = part(() => import('./NotFoundScreen'));
