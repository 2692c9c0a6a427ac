import { chromium, type Page } from '@playwright/test';
import { paths } from '../../src/routes/paths';
import { quiet, watchNetwork } from '../support/quiet-network';
import { atMost, fact, type Measure, show } from './report';
import type { Target, TargetName } from './targets';
import { answerConsent, visit } from './visit';

interface Environment {
  origin: string;
  targets: Record<TargetName, Target>;
  executablePath: string;
}

/** Navigations before measuring, so that all code has run, and navigations whose growth is measured */
const counts = { first: 100, measured: 200 };
/** ms on each page */
const stay = 300;

/**
 * How much memory navigations leave behind: between the same pages, and from product to product. The engine makes no
 * machine code meanwhile: that of a page's code grows for minutes, whatever the page stores.
 */
export async function measureMemory({ origin, targets, executablePath }: Environment) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--js-flags=--jitless'] });
  try {
    const growthOn = async (tour: string[]) => {
      const { page, close } = await visit(browser, {
        origin,
        target: targets.start,
        cpu: 1,
        network: 'own',
        screen: 'desktop',
      });
      try {
        watchNetwork(page.context());
        await answerConsent(page);
        await walk(page, tour.slice(0, counts.first));
        const before = await heapSize(page);
        await walk(page, tour.slice(counts.first));
        return { before, after: await heapSize(page) };
      } finally {
        await close();
      }
    };
    const { start, category, product, search, checkout } = targets;
    const same = [start, category, product, search, checkout].map(({ path }) => path).concat(paths.favourites());
    const products = await productPaths(origin);
    const tourOf = (addresses: string[]) =>
      Array.from({ length: counts.first + counts.measured }, (_, n) => addresses[n % addresses.length] ?? '/');
    return { same: await growthOn(tourOf(same)), different: await growthOn(tourOf(products)) };
  } finally {
    await browser.close();
  }
}

export type Memory = Awaited<ReturnType<typeof measureMemory>>;

export function memoryMeasures({ same, different }: Memory): Measure[] {
  const growth = (what: string, { before, after }: Memory['same']): Measure[] => [
    atMost(`heap after ${counts.measured} navigations, ${what}: growth`, (after / before - 1) * 100, 5, '%'),
    fact('  from, to', `${show(before, 'KB')}, ${show(after, 'KB')}`),
  ];
  return [...growth('the same pages', same), ...growth('different products', different)];
}

/** As by links: the page stays, and ends on the home page. */
async function walk(page: Page, tour: string[]): Promise<void> {
  await page.evaluate(
    async ({ addresses, ms }) => {
      for (const address of addresses) {
        history.pushState(null, '', address);
        await new Promise((resolve) => setTimeout(resolve, ms));
      }
    },
    { addresses: [...tour, '/'], ms: stay },
  );
  await quiet(page);
}

/** Bytes of JavaScript objects in use. */
async function heapSize(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  for (let n = 0; n < 3; n++) await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  await client.detach();
  return usedSize;
}

/** Of products all over the catalogue. */
async function productPaths(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const all = [...sitemap.matchAll(/<loc>[^<]*?(\/produkt\/[^<]+)</g)].flatMap(([, path]) => path ?? []);
  const requested = counts.first + counts.measured;
  return all.filter((_, n) => n % Math.max(1, Math.floor(all.length / requested)) === 0).slice(0, requested);
}
