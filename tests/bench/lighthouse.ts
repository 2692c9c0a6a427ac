import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { atLeast, fact, type Measure } from './report';
import { median } from './statistics';
import type { Target } from './targets';

const run = promisify(execFile);
/** Downloaded on demand: it would be by far the heaviest package of the lock file. */
const lighthouse = 'lighthouse@12.8.2';

const targets = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof targets;
const categories = Object.keys(targets) as Category[];

const score = v.nullable(v.number());
const reportSchema = v.object({
  categories: v.record(
    v.string(),
    v.object({ score, auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })) }),
  ),
  audits: v.record(v.string(), v.object({ title: v.string(), score, displayValue: v.optional(v.string()) })),
});

export interface Judgement {
  path: string;
  /** 0 to 100, one per run. */
  scores: Record<Category, number[]>;
  /** The audits with a score below 100 in the last run, except timings. */
  failed: string[];
  /** The components of the performance score in the last run. */
  timings: string;
}

const timings = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'speed index': 'speed-index',
};

interface Environment {
  origin: string;
  chromium: string;
  runs: number;
}

/** Lighthouse with its own phone and slow network, repeated `runs` times. */
export async function judge({ path }: Target, { origin, chromium, runs }: Environment): Promise<Judgement> {
  const judgement: Judgement = {
    path,
    scores: { performance: [], accessibility: [], 'best-practices': [], seo: [] },
    failed: [],
    timings: '',
  };
  for (let count = 0; count < runs; count++) {
    const report = await askLighthouse(origin + path, chromium);
    for (const category of categories) {
      judgement.scores[category].push(Math.round((report.categories[category]?.score ?? 0) * 100));
    }
    judgement.failed = categories
      .filter((category) => category !== 'performance')
      .flatMap((category) => report.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => report.audits[id]?.title ?? id);
    judgement.timings = Object.entries(timings)
      .map(([name, id]) => `${name} ${report.audits[id]?.displayValue ?? '?'}`)
      .join(', ');
  }
  return judgement;
}

/** Repeats a run that Chromium itself has spoilt, twice at most. */
async function askLighthouse(url: string, chromium: string, spoilt = 0): Promise<v.InferOutput<typeof reportSchema>> {
  const args = ['--yes', lighthouse, url, '--output=json', '--quiet'];
  const only = `--only-categories=${categories.join(',')}`;
  const flags = '--chrome-flags=--headless=new --no-sandbox';
  try {
    const env = { ...process.env, CHROME_PATH: chromium };
    const { stdout } = await run('npx', [...args, only, flags], { env, maxBuffer: 1e8 });
    return v.parse(reportSchema, JSON.parse(stdout));
  } catch (error) {
    if (spoilt === 2) throw error;
    return askLighthouse(url, chromium, spoilt + 1);
  }
}

export function judgementMeasures({ scores, failed, timings: spelled }: Judgement): Measure[] {
  return [
    ...categories.map((category) => atLeast(category, median(scores[category]), targets[category], '')),
    fact('  performance, last run', spelled),
    ...failed.map((title) => fact('  failed', title)),
  ];
}
