import { part } from '../../lib/part';

/** What stands around a screen on the site; in an app it is the app's business. */
export const chrome = part(() => import('./SiteChrome'));
