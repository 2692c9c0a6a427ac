import type { PageIdentity } from './events';
import { track } from './track';

interface PageView {
  path: string;
  title: string;
  /**
   * The title of the page's family, if address and title may reveal personal data, or products that must not be used in
   * marketing; null if they may be reported.
   */
  privateAs: string | null;
  /** The page of a private family, if that reveals nothing about the visitor. */
  identity?: PageIdentity | undefined;
}

/** Path of the shown page, if it may be reported. */
let reported: string | null = null;

/** This document has shown a private page, which a step back would show again. */
let wasPrivate = false;

/** Call it at the start of a private page's document, which may be left before its screen is shown. */
export function markDocumentPrivate(): void {
  wasPrivate = true;
}

export function hasBeenPrivate(): boolean {
  return wasPrivate;
}

/**
 * Whether third parties may read the page at this address (`location.pathname`): it is shown, and neither it nor another
 * one of its document is private. During navigation the address already is that of the next page.
 */
export function pageIsReportable(address: string): boolean {
  return reported !== null && !wasPrivate && address.replace(/\/?$/, '/') === reported;
}

/** For a private page only its family and identity are reported. */
export function trackPageView({ path, title, privateAs, identity }: PageView): void {
  const isPrivate = privateAs !== null;
  reported = isPrivate ? null : path;
  wasPrivate ||= isPrivate;
  const family = path.slice(0, path.indexOf('/', 1) + 1);
  if (isPrivate)
    track('page_viewed', { page_path: family, page_title: privateAs, ...(identity && { page_identity: identity }) });
  else track('page_viewed', { page_path: path, page_title: title });
}
