import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { countsOf, slowest } from './results.mjs';

async function report(contents: unknown): Promise<string> {
  const file = path.join(await mkdtemp(path.join(os.tmpdir(), 'results-')), 'report.json');
  await writeFile(file, JSON.stringify(contents));
  return file;
}

test('tests of both runners are counted', async () => {
  const units = await report({ numPassedTests: 4, numFailedTests: 1 });
  const journeys = await report({ stats: { expected: 3, flaky: 1, unexpected: 2, skipped: 0 } });
  expect(await countsOf(units, 0)).toEqual({ passed: 4, failed: 1 });
  expect(await countsOf(journeys, 0)).toEqual({ passed: 4, failed: 2 });
});

test('a runner that ran nothing, left no report or an old one has failed', async () => {
  const failed = { passed: 0, failed: 1 };
  expect(await countsOf(await report({ numPassedTests: 0, numFailedTests: 0 }), 0)).toEqual(failed);
  expect(await countsOf('nowhere/report.json', 0)).toEqual(failed);
  expect(await countsOf(await report({ numPassedTests: 4, numFailedTests: 0 }), Date.now() + 10_000)).toEqual(failed);
});

test('the slowest journeys come first', () => {
  const spec = (title: string, duration: number) => ({
    title,
    tests: [{ projectName: 'phone', results: [{ duration }] }],
  });
  const suites = [
    {
      title: 'both/cart.spec.ts',
      specs: [spec('quick', 200)],
      suites: [{ title: 'site', specs: [spec('slow', 4200)] }],
    },
  ];
  expect(slowest({ suites }, 10)).toEqual([
    '    4.2 s  phone › both/cart.spec.ts › site › slow',
    '    0.2 s  phone › both/cart.spec.ts › quick',
  ]);
  expect(slowest({ suites }, 1)).toHaveLength(1);
});
