import type { Browser, Page } from '@playwright/test';
import { paths } from '../../src/routes/paths';
import { atMost, fact, type Measure, show } from './report';
import { median } from './statistics';
import type { Target } from './targets';
import { answerConsent, visit } from './visit';

interface Environment {
  origin: string;
  runs: number;
}

const entry = 'main li h2 a';
const steps = ['sort', 'show more', 'open one', 'go back'] as const;

/** When each read of the area was under way, in ms since navigation. */
interface Reads {
  /** The answer that shows who is signed in. */
  tokenAt: number;
  listFrom: number;
  listTo: number;
  shownAt: number;
}

/** 300 prescriptions, CPU ×4: the longest task of each step, and what the list waits for on slow 4G. */
export async function measurePrescriptions(browser: Browser, { origin, runs }: Environment) {
  const longest: Record<(typeof steps)[number], number[]> = {
    sort: [],
    'show more': [],
    'open one': [],
    'go back': [],
  };
  const reads: Reads[] = [];
  for (let run = 0; run < runs; run++) {
    const target = await signedIn(origin, run);
    const slow = await visit(browser, { origin, target, cpu: 4 });
    reads.push(await readsOf(slow.page, (await slow.seen()).usable ?? Number.NaN));
    await slow.close();

    const { page, close } = await visit(browser, { origin, target, cpu: 4, network: 'own' });
    await page.waitForTimeout(1500);
    await answerConsent(page);
    await page.waitForTimeout(1500);
    const act: Record<(typeof steps)[number], () => Promise<unknown>> = {
      sort: () => page.getByRole('combobox', { name: 'Sortera' }).selectOption('title'),
      'show more': () => page.getByRole('button', { name: 'Visa fler' }).click(),
      'open one': () => page.locator(entry).nth(25).click(),
      'go back': () => page.goBack(),
    };
    for (const step of steps) longest[step].push(await longestTask(page, act[step]));
    await close();
  }
  return { longest, reads };
}

/** The list of somebody with 300 prescriptions, signed in, in a test session of its own. */
async function signedIn(origin: string, run: number): Promise<Target> {
  const session = { luckan_test: `bench${process.pid}${run}` };
  const answer = await fetch(`${origin}/api/web/authy/getFakeLogin?person=many-prescriptions`, {
    headers: { 'X-Luckan-Test': '1', cookie: `luckan_test=${session.luckan_test}` },
  });
  if (!answer.ok) throw new Error(`the sign-in answered ${answer.status}`);
  const given = answer.headers.getSetCookie().map((cookie) => (cookie.split(';')[0] ?? '').split('='));
  const cookies = { ...Object.fromEntries(given.map(([name, ...value]) => [name, value.join('=')])), ...session };
  return { name: 'prescriptions', path: paths.prescriptions(), controls: [{ selector: entry }], cookies };
}

async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  const before = await page.evaluate(() => window.luckanBench.longTasks.length);
  await act();
  await page.waitForTimeout(2000);
  const tasks = await page.evaluate((from) => window.luckanBench.longTasks.slice(from), before);
  return Math.max(0, ...tasks.map(({ duration }) => duration));
}

async function readsOf(page: Page, shownAt: number): Promise<Reads> {
  const timed = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((each) => {
      const { name, startTime, responseEnd } = each as PerformanceResourceTiming;
      return { path: new URL(name).pathname, from: startTime, to: responseEnd };
    }),
  );
  const of = (path: string) => timed.find((each) => each.path === path) ?? { from: Number.NaN, to: Number.NaN };
  const list = of('/api/expedition/prescriptions');
  const tokenAt = of('/api/web/authy/getAccessToken').to;
  return {
    tokenAt,
    listFrom: list.from,
    listTo: list.to,
    shownAt,
  };
}

export function prescriptionMeasures({ longest, reads }: Awaited<ReturnType<typeof measurePrescriptions>>): Measure[] {
  const middle = (of: (each: Reads) => number) => median(reads.map(of));
  const trip = middle(({ listFrom, listTo }) => listTo - listFrom);
  return [
    ...steps.map((step) => atMost(`${step}: longest task`, Math.max(...longest[step]), 100, 'ms')),
    fact('one round trip: the read of the prescriptions', show(trip, 'ms')),
    atMost(
      'signed in is known, until the prescriptions are requested',
      middle(({ listFrom, tokenAt }) => listFrom - tokenAt),
      100,
      'ms',
    ),
    fact(
      'the prescriptions arrive, until the list is shown',
      show(
        middle(({ shownAt, listTo }) => shownAt - listTo),
        'ms',
      ),
    ),
    fact(
      'signed in is known, until the list is shown',
      show(
        middle(({ shownAt, tokenAt }) => shownAt - tokenAt),
        'ms',
      ),
    ),
  ];
}
