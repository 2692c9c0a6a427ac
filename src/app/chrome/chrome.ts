import { part } from '../../lib/part';

/** What surrounds a screen in the site's documents. */
export const chrome = part(() => import('./SiteChrome'));
/** In an app, the app provides its own. */
export const siteHeader = part(() => import('./SiteHeader'));
