import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { atMost, fact, type Measure, show } from './report';
import type { Target } from './targets';
import type { Transfer } from './traffic';
import { answerConsent, locate, scrollToEnd, visit } from './visit';

export interface Weight {
  target: string;
  scriptUntilUsable: number;
  /** Until React has taken all controls over. */
  scriptUntilTakenOver: number;
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
  await page.waitForTimeout(10_000);
  const { usable, takenOver } = await seen();
  const wire = sum(transfers, ({ wire: bytes }) => bytes);
  const inlined = await page.evaluate(() => [...document.querySelectorAll('style')].map((each) => each.textContent));
  await scrollToEnd(page);
  await answerConsent(page);
  if (target.buy) await locate(page, target.buy).click();
  await page.waitForTimeout(4000);
  await close();

  const before = (each: Transfer, end = usable) => each.ended <= (end ?? Number.NaN);
  const scripts = transfers.filter(({ kind }) => kind === 'script');
  const files = sum(transfers, ({ kind, body }) => (kind === 'style' ? body : 0), before);
  return {
    target: target.name,
    scriptUntilUsable: sum(scripts, ({ body }) => body, before),
    scriptUntilTakenOver: sum(
      scripts,
      ({ body }) => body,
      (each) => before(each, takenOver),
    ),
    scriptUntilQuiet: sum(scripts, ({ body }) => body),
    style: files + (inlined.length > 0 ? brotliCompressSync(inlined.join('')).length : 0),
    html: transfers.find(({ kind }) => kind === 'document')?.body ?? Number.NaN,
    requestsUntilUsable: transfers.filter(({ started }) => started <= (usable ?? Number.NaN)).length,
    wireUntilUsable: sum(transfers, ({ wire: bytes }) => bytes, before),
    wire,
    wireUntilQuiet: sum(transfers, ({ wire: bytes }) => bytes),
    transfers,
  };
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
    held('JavaScript until taken over', weight.scriptUntilTakenOver, null, 'KB'),
    held('JavaScript until quiet', weight.scriptUntilQuiet, aimed ? 115 : null, 'KB'),
    held('CSS', weight.style, 6, 'KB'),
    held('HTML', weight.html, 15, 'KB'),
    held('requests until usable', weight.requestsUntilUsable, aimed ? 12 : null, ''),
    held('wire until usable', weight.wireUntilUsable, null, 'KB'),
    held('wire with pictures, 10 s after load', weight.wire, weight.target === 'product' ? 190 : null, 'KB'),
    held('wire until quiet', weight.wireUntilQuiet, null, 'KB'),
  ];
}
