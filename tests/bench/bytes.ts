import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { budgets } from '../rules/budgets';
import { atMost, fact, type Measure, show } from './report';
import type { Target } from './targets';
import type { Transfer } from './traffic';
import { answerConsent, locate, scrollToEnd, visit } from './visit';

export interface Weight {
  target: string;
  scriptUntilUsable: number;
  /** Until React has hydrated all controls. */
  scriptUntilTakenOver: number;
  scriptUntilQuiet: number;
  style: number;
  html: number;
  requestsUntilUsable: number;
  picturesUntilUsable: number;
  wireUntilUsable: number;
  /** With pictures, 10 s after the page has loaded, before any interaction. */
  wire: number;
  wireOfPictures: number;
  /** Including the scroll to the end and the addition to the cart. */
  wireUntilQuiet: number;
  transfers: Transfer[];
}

/** One first visit over slow 4G: 10 s after load, one scroll to the end, one product added to the cart. */
export async function weigh(browser: Browser, origin: string, target: Target): Promise<Weight> {
  const { page, traffic, seen, close } = await visit(browser, { origin, target, cpu: 1 });
  await page.waitForTimeout(10_000);
  const { usable, takenOver } = await seen();
  const atRest = await traffic.transfers();
  const inlined = await page.evaluate(() => [...document.querySelectorAll('style')].map((each) => each.textContent));
  await scrollToEnd(page);
  await answerConsent(page);
  if (target.buy) await locate(page, target.buy).click();
  await page.waitForTimeout(4000);
  const transfers = await traffic.transfers();
  await close();

  if (usable === null || takenOver === null) throw new Error(`${target.path} was not taken over`);
  const doneBy = (end: number) => transfers.filter(({ ended }) => ended <= end);
  const scripts = (of: Transfer[]) => of.filter(({ kind }) => kind === 'script');
  const body = ({ body: bytes }: Transfer) => bytes;
  const onWire = ({ wire: bytes }: Transfer) => bytes;
  const untilUsable = doneBy(usable);
  const requested = transfers.filter(({ started }) => started <= usable);
  const files = untilUsable.filter(({ kind }) => kind === 'style');
  return {
    target: target.name,
    scriptUntilUsable: sum(scripts(untilUsable), body),
    scriptUntilTakenOver: sum(scripts(doneBy(takenOver)), body),
    scriptUntilQuiet: sum(scripts(transfers), body),
    style: sum(files, body) + (inlined.length > 0 ? brotliCompressSync(inlined.join('')).length : 0),
    html: transfers.find(({ kind }) => kind === 'document')?.body ?? Number.NaN,
    requestsUntilUsable: requested.length,
    picturesUntilUsable: requested.filter(({ kind }) => kind === 'picture').length,
    wireUntilUsable: sum(untilUsable, onWire),
    wire: sum(atRest, onWire),
    wireOfPictures: sum(
      atRest.filter(({ kind }) => kind === 'picture'),
      onWire,
    ),
    wireUntilQuiet: sum(transfers, onWire),
    transfers,
  };
}

function sum(transfers: Transfer[], size: (transfer: Transfer) => number): number {
  return transfers.reduce((total, each) => total + size(each), 0);
}

/** Budget of a first visit until 10 s after load. Pages with lists have more pictures, which are not included. */
const wireBudget = 190 * 1024;

export function weightMeasures(weight: Weight): Measure[] {
  const { target } = weight;
  const hasList = target === 'start' || target === 'category';
  const aimed = target === 'product' || hasList;
  const withLimit = (what: string, value: number, limit: number | null, unit: 'KB' | '') =>
    limit === null ? fact(what, show(value, unit)) : atMost(what, value, limit, unit);
  const aside = hasList ? ', pictures aside' : '';
  const requests = weight.requestsUntilUsable - (hasList ? weight.picturesUntilUsable : 0);
  const wire = weight.wire - (hasList ? weight.wireOfPictures : 0);
  const external = target === 'external checkout' ? budgets.externalCheckout : null;
  return [
    withLimit('JavaScript until usable', weight.scriptUntilUsable, aimed ? budgets.siteScreen : external, 'KB'),
    withLimit('JavaScript until taken over', weight.scriptUntilTakenOver, null, 'KB'),
    withLimit('JavaScript until quiet', weight.scriptUntilQuiet, aimed ? budgets.untilQuiet : null, 'KB'),
    withLimit('CSS', weight.style, budgets.styles, 'KB'),
    withLimit('HTML', weight.html, budgets.html, 'KB'),
    withLimit(`requests until usable${aside}`, requests, aimed ? budgets.requests : null, ''),
    withLimit('pictures until usable', weight.picturesUntilUsable, null, ''),
    withLimit('wire until usable', weight.wireUntilUsable, null, 'KB'),
    withLimit(`wire 10 s after load${aside}`, wire, aimed ? wireBudget : null, 'KB'),
    withLimit('wire until quiet', weight.wireUntilQuiet, null, 'KB'),
  ];
}
