import type { Locator } from '@playwright/test';

/** Whether the middle of an element is in the window, with nothing above it, as the site's header. */
export function isUncovered(element: Locator): Promise<boolean> {
  return element.evaluate((shown) => {
    const { x, y, width, height } = shown.getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    return there !== null && (shown.contains(there) || there.contains(shown));
  });
}
