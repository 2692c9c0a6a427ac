import type { Browser } from '@playwright/test';
import { titleOfProducts } from './marked-title';
import { findTargets } from './targets';

/**
 * What a developer waits for: the time from a change of a source until an open page shows it.
 * @param tree a copy of the sources, which the development server at `origin` watches
 * @returns ms of each run
 */
export async function measureReloads(browser: Browser, tree: string, origin: string, runs: number): Promise<number[]> {
  const { product } = await findTargets(origin);
  const title = await titleOfProducts(tree);
  const page = await browser.newPage();
  await page.addInitScript(recordPaint);
  const times = [];
  try {
    await page.goto(origin + product.path);
    for (let run = 0; run <= runs; run++) {
      const mark = `Ändring ${run}`;
      const started = Date.now();
      await title.mark(mark);
      await page.getByRole('heading', { level: 1, name: mark }).waitFor();
      const painted = await page.waitForFunction(() => window.luckanPainted);
      // The first run fills caches.
      if (run > 0) times.push(Number(await painted.jsonValue()) - started);
    }
  } finally {
    await title.restore();
    await page.close();
  }
  return times;
}

declare global {
  interface Window {
    /** When the page first painted text, in ms since 1970. */
    luckanPainted?: number;
  }
}

/**
 * Runs in the page, whose document already has the change: how soon the browser answers questions about it says nothing
 * of how soon a developer sees it.
 */
function recordPaint(): void {
  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    if (paint) window.luckanPainted = performance.timeOrigin + paint.startTime;
  }).observe({ type: 'paint', buffered: true });
}
