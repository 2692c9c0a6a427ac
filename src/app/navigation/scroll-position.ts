import { belowHeader } from './below-header';

/**
 * Where a page is scrolled to: pixels from its top, or, if negative, from its end. Who reads the footer is below all
 * content, which may have another height when the page is shown again.
 */
export type ScrollPosition = number;

/** Where the page is now, with its content in view or not. */
export function positionNow({ scrollY, document }: Window): ScrollPosition {
  return isBelowContent(document) ? scrollY - document.documentElement.scrollHeight : scrollY;
}

/** Scrolls to a position, or to the page's top where nothing of its content is there any more. */
export function returnTo(window: Window, position: ScrollPosition): void {
  window.scrollTo(0, topOf(window, position));
  if (position > 0 && isBelowContent(window.document)) window.scrollTo(0, 0);
}

/** In pixels from the top of the page as it is now. */
export function topOf({ document }: Window, position: ScrollPosition): number {
  return position < 0 ? Math.max(0, document.documentElement.scrollHeight + position) : position;
}

function isBelowContent(document: Document): boolean {
  const content = [...document.querySelectorAll('main > *')];
  const top = belowHeader(document);
  return content.length > 0 && content.every((each) => each.getBoundingClientRect().bottom <= top);
}
