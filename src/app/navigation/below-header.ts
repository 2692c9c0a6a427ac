/** Pixels from the top of the window below which the page is seen: the sticky header covers what is above. */
export function belowHeader(document: Document): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
}
