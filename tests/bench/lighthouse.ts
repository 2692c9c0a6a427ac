import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { atLeast, fact, type Measure } from './report';
import { median } from './statistics';
import type { Target } from './targets';

const run = promisify(execFile);
/** Fetched when it is needed: it would be the heaviest package of the lock file by far. */
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
  audits: v.record(v.string(), v.object({ title: v.string(), score })),
});

export interface Judgement {
  path: string;
  /** 0 to 100, one of each run. */
  scores: Record<Category, number[]>;
  /** What kept a score from 100, in the last run; the timings aside. */
  failed: string[];
}

const runs = 5;

/** Lighthouse's own phone and its own slow network. */
export async function judge(origin: string, { path }: Target, chromium: string): Promise<Judgement> {
  const judgement: Judgement = {
    path,
    scores: { performance: [], accessibility: [], 'best-practices': [], seo: [] },
    failed: [],
  };
  for (let count = 0; count < runs; count++) {
    const { stdout } = await run(
      'npx',
      [
        '--yes',
        lighthouse,
        origin + path,
        '--output=json',
        '--quiet',
        `--only-categories=${categories.join(',')}`,
        '--chrome-flags=--headless=new --no-sandbox',
      ],
      { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 1e8 },
    );
    const report = v.parse(reportSchema, JSON.parse(stdout));
    for (const category of categories) {
      judgement.scores[category].push(Math.round((report.categories[category]?.score ?? 0) * 100));
    }
    judgement.failed = categories
      .filter((category) => category !== 'performance')
      .flatMap((category) => report.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => report.audits[id]?.title ?? id);
  }
  return judgement;
}

export function judgementMeasures({ scores, failed }: Judgement): Measure[] {
  return [
    ...categories.map((category) => atLeast(category, median(scores[category]), targets[category], '')),
    ...failed.map((title) => fact('  failed', title)),
  ];
}
