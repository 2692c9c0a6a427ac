import type { PageIdentity } from './events';
import { track } from './track';

interface PageView {
  path: string;
  title: string;
  /** Address and title may tell of a person, or of products that must not be used in marketing. */
  isPrivate: boolean;
  /** Which page of a private family it is, where that tells of nobody. */
  identity?: PageIdentity | undefined;
}

/** The shown page's path, where it may be reported. */
let reported: string | null = null;

/**
 * Whether others may read the page at this address (`location.pathname`): it is shown, and not private. While another
 * one is on its way, the address is that one's already.
 */
export function pageIsReportable(address: string): boolean {
  return reported !== null && address.replace(/\/?$/, '/') === reported;
}

/** Of a private page only the family is named, and its identity. */
export function trackPageView({ path, title, isPrivate, identity }: PageView): void {
  reported = isPrivate ? null : path;
  const family = path.slice(0, path.indexOf('/', 1) + 1);
  if (isPrivate)
    track('page_viewed', { page_path: family, page_title: family, ...(identity && { page_identity: identity }) });
  else track('page_viewed', { page_path: path, page_title: title });
}
