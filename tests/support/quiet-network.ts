import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from '@playwright/test';

const quietFor = 500;
/** Drawing frame after frame meanwhile would take the processor from other journeys. */
const pollEvery = 50;
const watched = new WeakMap<Page, { isPending(): boolean; changed: number }>();

/** Watches the requests of a context's pages, so that each can be awaited with `quiet`. */
export function watchNetwork(context: BrowserContext): void {
  for (const page of context.pages()) watch(page);
  context.on('page', watch);
}

/**
 * Waits until none of the page's requests has been pending for half a second. Unlike Playwright's `networkidle` it can
 * be awaited again, after an action that makes more requests.
 */
export async function quiet(page: Page): Promise<void> {
  const network = watched.get(page);
  if (!network) throw new Error('no shop has been launched in the context of this page');
  network.changed = Date.now();
  const isQuiet = () => !network.isPending() && Date.now() - network.changed >= quietFor;
  while (!isQuiet()) {
    while (!isQuiet()) await setTimeout(pollEvery);
    // One frame, so that the page can finish its own work.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

function watch(page: Page): void {
  const pending = new Set<Request>();
  const network = { isPending: () => pending.size > 0, changed: Date.now() };
  const ended = (request: Request) => {
    network.changed = Date.now();
    pending.delete(request);
  };
  watched.set(page, network);
  page.on('request', (request) => {
    network.changed = Date.now();
    // The end of a request is not always reported once its document has been left.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pending.clear();
    pending.add(request);
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
}
