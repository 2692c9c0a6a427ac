/** `npm run bench`: what the shop weighs, how fast it is, and what it must reach. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../support/chromium.mjs';
import { weigh, weightMeasures } from './bytes';
import { loadMeasures, measureLoads } from './load';
import { createReport, fact, show } from './report';
import { startShop } from './server';
import { findTargets, type TargetName } from './targets';

const parts = ['bytes', 'load'] as const;
type Part = (typeof parts)[number];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '7' } },
});
const unknown = positionals.find((name) => !parts.includes(name as Part));
if (unknown !== undefined) throw new Error(`There is no part ${unknown}; there are ${parts.join(', ')}`);
const wanted = (part: Part) => positionals.length === 0 || positionals.includes(part);

const root = process.cwd();
const report = createReport();
const details: Record<string, unknown> = {};
const shop = await startShop(root);
const executablePath = await findChromium();
if (!executablePath) throw new Error('The bench needs Chromium: set CHROMIUM_PATH');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
try {
  const { origin } = shop;
  const targets = await findTargets(origin);
  const { floor: _, ...screens } = targets;
  if (wanted('bytes')) {
    report.section('Floor page', [fact('JavaScript', show(shop.floor.compressed, 'KB'))]);
    const weights = [];
    for (const target of Object.values(screens)) {
      const weight = await weigh(browser, origin, target);
      weights.push(weight);
      report.section(`First visit: ${target.name} ${target.path}`, weightMeasures(weight));
    }
    details.bytes = weights;
  }
  if (wanted('load')) {
    const loads = await measureLoads(browser, { origin, targets, runs: Number(values.runs) });
    for (const [name, runs] of Object.entries(loads)) {
      report.section(`Load, slow 4G, CPU ×4: ${name}`, loadMeasures(name as TargetName, runs, loads.floor ?? []));
    }
    details.load = loads;
  }
} finally {
  await browser.close();
  shop.stop();
}
await report.finish(path.join(root, 'test-results/bench.json'), details);
