import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { atMost, fact, type Measure, show } from './report';
import type { Control, Target } from './targets';
import type { Transfer } from './traffic';
import { visit } from './visit';

export interface Weight {
  target: string;
  scriptUntilUsable: number;
  scriptUntilQuiet: number;
  style: number;
  html: number;
  requestsUntilUsable: number;
  wireUntilUsable: number;
  /** With pictures, 10 s after the page has loaded, before anything is touched. */
  wire: number;
  /** With the scroll to the end and what is put into the cart. */
  wireUntilQuiet: number;
  transfers: Transfer[];
}

/** One first visit over slow 4G: 10 s after load, one scroll to the end, one good into the cart. */
export async function weigh(browser: Browser, origin: string, target: Target): Promise<Weight> {
  const { page, transfers, seen, close } = await visit(browser, { origin, target, cpu: 1 });
  const usable = (await seen()).usable ?? Number.NaN;
  await page.waitForTimeout(10_000);
  const wire = sum(transfers, ({ wire: bytes }) => bytes);
  const inlined = await page.evaluate(() => [...document.querySelectorAll('style')].map((each) => each.textContent));
  await scrollToEnd(page);
  if (target.buy) await putIntoCart(page, target.buy);
  await page.waitForTimeout(4000);
  await close();

  const before = (each: Transfer) => each.ended <= usable;
  const scripts = transfers.filter(({ kind }) => kind === 'script');
  const files = sum(transfers, ({ kind, body }) => (kind === 'style' ? body : 0), before);
  return {
    target: target.name,
    scriptUntilUsable: sum(scripts, ({ body }) => body, before),
    scriptUntilQuiet: sum(scripts, ({ body }) => body),
    style: files + (inlined.length > 0 ? brotliCompressSync(inlined.join('')).length : 0),
    html: transfers.find(({ kind }) => kind === 'document')?.body ?? Number.NaN,
    requestsUntilUsable: transfers.filter(({ started }) => started <= usable).length,
    wireUntilUsable: sum(transfers, ({ wire: bytes }) => bytes, before),
    wire,
    wireUntilQuiet: sum(transfers, ({ wire: bytes }) => bytes),
    transfers,
  };
}

async function scrollToEnd(page: Page): Promise<void> {
  let last = -1;
  for (let y = 0; y !== last; ) {
    last = y;
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(250);
    y = await page.evaluate(() => scrollY);
  }
  await page.waitForTimeout(2000);
}

/** As a visitor does: what asks for consent is answered first. */
export async function putIntoCart(page: Page, buy: Control): Promise<void> {
  const necessary = page.getByRole('button', { name: 'Bara nödvändiga' });
  if (await necessary.isVisible()) await necessary.click();
  await locate(page, buy).click();
}

export function locate(page: Page, { selector, text }: Control) {
  const all = page.locator(selector);
  return (text ? all.filter({ hasText: text }) : all).first();
}

function sum(
  transfers: Transfer[],
  size: (transfer: Transfer) => number,
  counts: (transfer: Transfer) => boolean = () => true,
): number {
  return transfers.filter(counts).reduce((total, each) => total + size(each), 0);
}

const kilobyte = 1024;

export function weightMeasures(weight: Weight): Measure[] {
  const external = weight.target === 'external checkout';
  const aimed = ['product', 'category'].includes(weight.target);
  const held = (what: string, value: number, limit: number | null, unit: 'KB' | '') =>
    limit === null
      ? fact(what, show(value, unit))
      : atMost(what, value, unit === 'KB' ? limit * kilobyte : limit, unit);
  return [
    held('JavaScript until usable', weight.scriptUntilUsable, external ? 105 : 92, 'KB'),
    held('JavaScript until quiet', weight.scriptUntilQuiet, aimed ? 115 : null, 'KB'),
    held('CSS', weight.style, 6, 'KB'),
    held('HTML', weight.html, 15, 'KB'),
    held('requests until usable', weight.requestsUntilUsable, aimed ? 12 : null, ''),
    held('wire until usable', weight.wireUntilUsable, null, 'KB'),
    held('wire with pictures, 10 s after load', weight.wire, weight.target === 'product' ? 190 : null, 'KB'),
    held('wire until quiet', weight.wireUntilQuiet, null, 'KB'),
  ];
}
