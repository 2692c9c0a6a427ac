import type { Page, Request } from '@playwright/test';

const quietFor = 500;

/**
 * Watches a page's requests; the returned function waits until none has been pending for half a second. Unlike
 * Playwright's `networkidle` it can be awaited again, after an action that makes more requests.
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
      // One frame, so that the page can finish its own work.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  };
}
