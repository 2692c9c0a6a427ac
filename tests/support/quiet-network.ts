import type { Page, Request } from '@playwright/test';

const quietFor = 500;

/**
 * Watches a page's requests; what it returns waits until none has been under way for half a second. Unlike Playwright's
 * `networkidle` it can be waited for again, after something that asks for more.
 */
export function watchNetwork(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let changed = Date.now();
  const ended = (request: Request) => {
    changed = Date.now();
    open.delete(request);
  };
  page.on('request', (request) => {
    changed = Date.now();
    open.add(request);
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async () => {
    changed = Date.now();
    while (open.size > 0 || Date.now() - changed < quietFor)
      // What the page does meanwhile is over with a frame.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  };
}
