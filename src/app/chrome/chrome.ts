import { part } from '../../lib/part';

/** Header and footer around a screen on the site; in an app, the app provides its own. */
export const chrome = part(() => import('./SiteChrome'));
