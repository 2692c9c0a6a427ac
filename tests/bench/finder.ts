import type { Browser, Locator, Page } from '@playwright/test';
import { paths } from '../../src/routes/paths';
import { atMost, fact, type Measure, show } from './report';
import { median } from './statistics';
import type { Target } from './targets';
import { answerConsent, visit } from './visit';

interface Environment {
  origin: string;
  runs: number;
}

const row = 'main [data-pharmacy]';
const steps = ['show all', 'choose one', 'zoom', 'move', 'one service only'] as const;

type Step = (typeof steps)[number];

const keys: Partial<Record<Step, string>> = { move: 'ArrowRight', 'one service only': 'Space' };

const target: Target = { name: 'finder', path: paths.findPharmacy(), cookies: {}, controls: [{ selector: row }] };

/**
 * The finder with all pharmacies as a list and on the map, CPU ×4: the longest task of each step, and apart from them
 * that of its page's load. On slow 4G: when list and map are usable.
 */
export async function measureFinder(browser: Browser, { origin, runs }: Environment) {
  const longest = Object.fromEntries(steps.map((step) => [step, [] as number[]])) as Record<Step, number[]>;
  const load: number[] = [];
  const times = { list: [] as number[], map: [] as number[] };
  let shown = 0;
  for (let run = 0; run < runs; run++) {
    const { list, map } = await firstVisit(browser, origin);
    times.list.push(list);
    times.map.push(map);
    const { page, close } = await visit(browser, {
      origin,
      target,
      cpu: 4,
      network: 'own',
      screen: 'desktop',
    });
    await addsNoMore(page);
    load.push(await longestSince(page, 0));
    await answerConsent(page);
    await quiet(page);
    const before = await countTasks(page);
    await page.evaluate(() => history.pushState(null, '', '?sida=100'));
    await addsNoMore(page);
    longest['show all'].push(await longestSince(page, before));
    shown = await countRows(page);
    await page.getByText('Filtrera på tjänster och språk').click();
    const controls: Record<Exclude<Step, 'show all'>, Locator> = {
      'choose one': page.locator(row).nth(1).getByRole('button', { name: 'Visa på kartan' }),
      zoom: page.getByRole('button', { name: 'Zooma ut' }),
      move: page.getByRole('application'),
      'one service only': page.getByRole('checkbox').first(),
    };
    for (const step of steps) {
      if (step === 'show all') continue;
      longest[step].push(await longestOfPress(page, controls[step], keys[step] ?? 'Enter'));
    }
    await close();
  }
  return { longest, load, times, shown };
}

/** ms from the start of a first visit on slow 4G until a pharmacy is shown, and until the map shows one. */
async function firstVisit(browser: Browser, origin: string): Promise<{ list: number; map: number }> {
  const { page, seen, close } = await visit(browser, { origin, target, cpu: 4, screen: 'desktop' });
  await page.locator('main .leaflet-marker-pane button').first().waitFor();
  const map = await page.evaluate(() => performance.now());
  const list = (await seen()).usable ?? Number.NaN;
  await close();
  return { list, map };
}

/** Waits until no row has been added for a while. */
async function addsNoMore(page: Page): Promise<void> {
  for (let before = -1, now = 0; before !== now; ) {
    before = now;
    await quiet(page);
    now = await countRows(page);
  }
}

/** Not with a locator: Playwright's selector engine would be a long task of the page. */
const countRows = (page: Page) => page.evaluate((selector) => document.querySelectorAll(selector).length, row);

const quiet = (page: Page) => page.waitForTimeout(2500);

/** The control is found and focused first: the search for it is a long task too. */
async function longestOfPress(page: Page, control: Locator, key: string): Promise<number> {
  await control.focus();
  await quiet(page);
  const before = await countTasks(page);
  await page.keyboard.press(key);
  await quiet(page);
  return longestSince(page, before);
}

const countTasks = (page: Page) => page.evaluate(() => window.luckanBench.longTasks.length);

async function longestSince(page: Page, from: number): Promise<number> {
  const tasks = await page.evaluate((first) => window.luckanBench.longTasks.slice(first), from);
  return Math.max(0, ...tasks.map(({ duration }) => duration));
}

export function finderMeasures({ longest, load, times, shown }: Awaited<ReturnType<typeof measureFinder>>): Measure[] {
  return [
    fact('pharmacies in the list', String(shown)),
    fact('load of its page: longest task', show(Math.max(...load), 'ms')),
    ...steps.map((step) => atMost(`${step}: longest task`, Math.max(...longest[step]), 100, 'ms')),
    fact('slow 4G: the list is usable after', show(median(times.list), 'ms')),
    fact('slow 4G: the map shows pharmacies after', show(median(times.map), 'ms')),
  ];
}
