import type { Browser } from '@playwright/test';
import type { Runs } from './bench';
import { blockingTime, layoutShift, tasksOf } from './observe';
import { atMost, fact, type Measure, show } from './report';
import { median, percentile } from './statistics';
import type { Target, TargetName } from './targets';
import { visit } from './visit';
import { runOfMedian, showTasks, showWaits, type Task, type Wait, waitsBefore } from './waits';

export interface Load {
  firstPaint: number;
  largest: number;
  element: string;
  isPicture: boolean;
  blocking: number;
  shift: number;
  usable: number;
  takenOver: number;
  /** Pictures aside. */
  requestsUntilUsable: number;
  /** What 'usable' waited for. */
  waits: Wait[];
  longTasks: Task[];
}

export type Loads = Partial<Record<TargetName, Load[]>>;

/**
 * Each target once per round, after a warm-up that is discarded. Targets compared with the floor have their own number
 * of runs.
 */
export async function measureLoads(
  browser: Browser,
  { origin, targets, runs }: { origin: string; targets: Record<TargetName, Target>; runs: Runs },
): Promise<Loads> {
  const loads: Loads = {};
  const names = Object.keys(targets) as TargetName[];
  for (const name of names) await loadOnce(browser, origin, targets[name]);
  const runsOf = (name: TargetName) => (comparedWithFloor.includes(name) ? runs.compared : runs.others);
  for (let run = 0; run < Math.max(runs.compared, runs.others); run++) {
    for (const name of names) {
      if (run >= runsOf(name)) continue;
      loads[name] = [...(loads[name] ?? []), await loadOnce(browser, origin, targets[name])];
    }
  }
  return loads;
}

const prerendered: TargetName[] = ['product', 'category', 'pharmacy'];

/** What screens that the browser renders may take, as multiples of the floor's LCP: until usable, or until their LCP. */
const renderedInBrowser: Partial<Record<TargetName, { usable?: number; largest?: number }>> = {
  'external checkout': { usable: 4 },
  'external start': { usable: 4 },
  'external category': { usable: 4 },
  'external product': { usable: 4 },
  checkout: { usable: 4 },
  search: { largest: 4.5 },
  club: { usable: 4.5 },
};

const comparedWithFloor = ['floor', ...prerendered, ...Object.keys(renderedInBrowser)];

async function loadOnce(browser: Browser, origin: string, target: Target): Promise<Load> {
  const { page, seen, traffic, close } = await visit(browser, { origin, target, cpu: 4 });
  await page.waitForTimeout(3000);
  const observed = await seen();
  const transfers = await traffic.transfers();
  await close();
  const usable = observed.usable ?? Number.NaN;
  const longTasks = tasksOf(observed);
  return {
    firstPaint: observed.firstPaint ?? Number.NaN,
    largest: observed.largest?.at ?? Number.NaN,
    element: observed.largest?.element ?? 'none',
    isPicture: observed.largest?.isPicture ?? false,
    blocking: blockingTime(observed),
    shift: layoutShift(observed),
    usable,
    takenOver: observed.takenOver ?? Number.NaN,
    requestsUntilUsable: transfers.filter(({ kind, started }) => kind !== 'picture' && started <= usable).length,
    waits: waitsBefore(usable, transfers, longTasks),
    longTasks,
  };
}

export function loadMeasures(name: TargetName, runs: Load[], floor: Load[]): Measure[] {
  const of = (key: 'firstPaint' | 'largest' | 'blocking' | 'usable' | 'takenOver') => runs.map((run) => run[key]);
  const spread = (key: Parameters<typeof of>[0]) =>
    `${show(median(of(key)), 'ms')} (${show(Math.min(...of(key)), '')}-${show(Math.max(...of(key)), '')})`;
  const ofFloor = (key: Parameters<typeof of>[0]) => median(floor.map((run) => run[key]));
  const ratio = (key: Parameters<typeof of>[0]) => median(of(key)) / ofFloor(key);
  const limits = renderedInBrowser[name];
  const typical = runOfMedian(runs);
  const elements = [...new Set(runs.map((run) => run.element))];
  const measures = [
    fact('FCP', spread('firstPaint')),
    fact('LCP', spread('largest')),
    fact('TBT', spread('blocking')),
    fact('usable', spread('usable')),
    fact('taken over', spread('takenOver')),
    ...elements.map((element) => fact('LCP element', element)),
    fact('requests until usable, pictures aside', show(median(runs.map((run) => run.requestsUntilUsable)), '')),
    fact('usable waited for', showWaits(typical.waits)),
    fact('tasks beyond 50 ms', showTasks(typical.longTasks)),
  ];
  if (name === 'floor') return measures;
  return [
    ...measures,
    atMost(
      'CLS, the worst run',
      percentile(
        runs.map(({ shift }) => shift),
        1,
      ),
      0.02,
      '',
      3,
    ),
    ...(limits ? renderedMeasures() : []),
    prerendered.includes(name)
      ? atMost('LCP against the floor', ratio('largest'), 1.9, '×')
      : fact('LCP against the floor', show(ratio('largest'), '×')),
    comparedWithFloor.includes(name)
      ? atMost('TBT against the floor', ratio('blocking'), 0.5, '×')
      : fact('TBT against the floor', show(ratio('blocking'), '×')),
    ...(name === 'product' ? [pictureIsLargest(runs)] : []),
  ];

  function renderedMeasures(): Measure[] {
    const against = ofFloor('largest');
    return [
      atMost('FCP against the floor’s LCP', median(of('firstPaint')) / against, 1.6, '×'),
      ...(limits?.usable
        ? [atMost('usable against the floor’s LCP', median(of('usable')) / against, limits.usable, '×')]
        : []),
      ...(limits?.largest
        ? [atMost('LCP against the floor’s, rendered by the browser', ratio('largest'), limits.largest, '×')]
        : []),
    ];
  }
}

function pictureIsLargest(runs: Load[]): Measure {
  const pictures = runs.filter(({ isPicture }) => isPicture).length;
  return {
    what: 'runs whose LCP element is the picture',
    value: `${pictures}`,
    target: `${runs.length}`,
    reached: pictures === runs.length,
  };
}
