import type { Browser, Page } from '@playwright/test';
import { atMost, fact, type Measure, show } from './report';
import { median, percentile } from './statistics';
import { addToCart, menu, type Target } from './targets';
import { answerConsent, locate, scrollToEnd, visit } from './visit';

declare global {
  interface Window {
    /** ms of each click, as measured by the browser: from the click to the next paint, in steps of 8 */
    luckanClicks: number[];
  }
}

interface Environment {
  origin: string;
  product: Target;
  category: Target;
  runs: number;
}

interface Clicks {
  buy: number[];
  flyout: number[];
  filter: number[];
  sort: number[];
}

/** Clicks on settled pages, CPU ×4, on this machine's own network: interaction to next paint. */
export async function measurePaints(browser: Browser, { origin, product, category, runs }: Environment) {
  const clicks: Clicks = { buy: [], flyout: [], filter: [], sort: [] };
  const longest: number[] = [];
  const at = async (target: Target, screen: 'phone' | 'desktop', work: (page: Page) => Promise<void>) => {
    const { page, close } = await visit(browser, { origin, target, cpu: 4, network: 'own', screen });
    try {
      await page.waitForTimeout(1500);
      await answerConsent(page);
      await page.waitForTimeout(1500);
      await countClicks(page);
      await work(page);
    } finally {
      await close();
    }
  };
  for (let run = 0; run < runs; run++) {
    await at(product, 'phone', async (page) => {
      for (let time = 0; time < 3; time++) {
        clicks.buy.push(await timed(page, () => locate(page, addToCart).click()));
        await page.keyboard.press('Escape');
      }
    });
    await at(category, 'desktop', async (page) => {
      for (let time = 0; time < 3; time++) {
        clicks.flyout.push(await timed(page, () => locate(page, menu).click()));
        await page.keyboard.press('Escape');
      }
      clicks.sort.push(...(await sortings(page)));
      clicks.filter.push(...(await filterings(page)));
    });
    await at(category, 'phone', async (page) => {
      longest.push(await scrolled(page));
    });
  }
  return { clicks, longest };
}

async function countClicks(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.luckanClicks = [];
    const options = { type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (entry.interactionId !== 0) window.luckanClicks.push(entry.duration);
      }
    }).observe(options);
  });
}

/** The worst event of an interaction. The browser does not report one painted within 16 ms, so that counts as 16 ms. */
async function timed(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => window.luckanClicks.splice(0));
  await act();
  await page.waitForTimeout(1500);
  const durations = await page.evaluate(() => window.luckanClicks.splice(0));
  return Math.max(16, ...durations);
}

async function sortings(page: Page): Promise<number[]> {
  const select = page.getByRole('combobox', { name: 'Sortera' });
  const times = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
    await select.focus();
    times.push(await timed(page, () => page.keyboard.press(key)));
  }
  return times;
}

async function filterings(page: Page): Promise<number[]> {
  const filters = page.getByRole('button', { name: 'Filtrera' });
  if (await filters.isVisible()) await filters.click();
  const choices = page.getByRole('checkbox');
  await choices.first().waitFor();
  const times = [];
  for (const index of [0, 1, 1, 0]) times.push(await timed(page, () => choices.nth(index).click({ force: true })));
  return times;
}

/** Two pages of products, scrolled to the end: the longest task meanwhile. */
async function scrolled(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Nästa sida' }).click();
  await page.waitForFunction(() => document.querySelectorAll('main article').length >= 60);
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(3000);
  const before = await page.evaluate(() => window.luckanBench.longTasks.length);
  await scrollToEnd(page);
  const tasks = await page.evaluate((from) => window.luckanBench.longTasks.slice(from), before);
  return Math.max(0, ...tasks.map(({ duration }) => duration));
}

export function paintMeasures({ clicks, longest }: Awaited<ReturnType<typeof measurePaints>>): Measure[] {
  const clickMeasures = (what: string, times: number[], limit: number): Measure[] => [
    atMost(`${what}: p95`, percentile(times, 0.95), limit, 'ms'),
    fact('  clicks; median', `${times.length}; ${show(median(times), 'ms')}`),
  ];
  return [
    ...clickMeasures('add to cart', clicks.buy, 100),
    ...clickMeasures('open the flyout', clicks.flyout, 100),
    ...clickMeasures('filter', clicks.filter, 200),
    ...clickMeasures('sort', clicks.sort, 200),
    atMost('a category of 60 cards and more is scrolled: longest task', Math.max(...longest), 100, 'ms'),
  ];
}
