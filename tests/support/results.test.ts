import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  countsIn,
  countsOf,
  failed,
  readReport,
  retried,
  retriedIn,
  slowest,
  testsOf,
  toolFailure,
} from './results.mjs';

async function write(contents: unknown): Promise<string> {
  const file = path.join(await mkdtemp(path.join(os.tmpdir(), 'results-')), 'report.json');
  await writeFile(file, JSON.stringify(contents));
  return file;
}

const counted = async (contents: unknown) => countsOf(await readReport(await write(contents), 0));

test('the tests of both runners are counted', async () => {
  expect(await counted({ numPassedTests: 4, numFailedTests: 1 })).toEqual({ passed: 4, failed: 1 });
  const stats = { expected: 3, flaky: 1, unexpected: 2, skipped: 0 };
  expect(await counted({ stats })).toEqual({ passed: 4, failed: 2 });
});

test('a runner that ran nothing, or left an old report or none, has failed', async () => {
  const failed = { passed: 0, failed: 1 };
  expect(await counted({ numPassedTests: 0, numFailedTests: 0 })).toEqual(failed);
  expect(countsOf(await readReport('nowhere/report.json', 0))).toEqual(failed);
  const old = await write({ numPassedTests: 4, numFailedTests: 0 });
  expect(countsOf(await readReport(old, Date.now() + 10_000))).toEqual(failed);
});

test('the tests of a tool that counts its own are read from its output', () => {
  expect(countsIn('Scenario  http\na.kt  fails\nKotlin: 12 passed, 3 failed\n')).toEqual({ passed: 12, failed: 3 });
  expect(countsIn('NOT RUN: Kotlin. There is no compiler here')).toEqual({ passed: 0, failed: 0 });
});

test('what passed only the second time in such a tool is named with its first failure', () => {
  const output = 'cart  ok 3 s\npassed only the second time: a cart: late (app)\n    it hung\n    unanswered: ask\nok';
  expect(retriedIn(output)).toEqual([
    { title: 'a cart: late (app)', duration: 0, failure: null, firstFailure: 'it hung' },
  ]);
  expect(retriedIn('Kotlin: 12 passed, 3 failed\n')).toEqual([]);
});

const journey = (title: string, status: string, ...attempts: { duration: number; error?: { message: string } }[]) => ({
  title,
  tests: [{ projectName: 'phone', status, results: attempts }],
});
const journeys = {
  suites: [
    {
      title: 'both/cart.spec.ts',
      specs: [
        journey('quick', 'expected', { duration: 200 }),
        journey('gone', 'unexpected', { duration: 100, error: { message: 'Error: no cart\n  at line 9' } }),
      ],
      suites: [
        {
          title: 'site',
          specs: [
            journey(
              'slow',
              'flaky',
              { duration: 3200, error: { message: 'Error: not visible\n  at line 7' } },
              { duration: 1000 },
            ),
          ],
        },
      ],
    },
  ],
};
const units = {
  testResults: [
    {
      name: '/shop/src/cart/cart.test.ts',
      assertionResults: [
        { ancestorTitles: ['a cart'], title: 'adds', duration: 900, status: 'passed' },
        { ancestorTitles: [], title: 'counts', status: 'passed', failureMessages: ['Error: timed out\n  at'] },
        {
          ancestorTitles: [],
          title: 'removes',
          status: 'failed',
          failureMessages: ['AssertionError: 1 is not 0\n  at'],
        },
      ],
    },
    { name: '/shop/src/cart/broken.test.ts', status: 'failed', message: 'Cannot find x', assertionResults: [] },
  ],
};
const tests = [...testsOf(journeys), ...testsOf(units, '/shop')];

test('the slowest tests of all runners come first', () => {
  expect(slowest(tests, 4)).toEqual([
    '    4.2 s  phone › both/cart.spec.ts › site › slow',
    '    0.9 s  src/cart/cart.test.ts › a cart › adds',
    '    0.2 s  phone › both/cart.spec.ts › quick',
    '    0.1 s  phone › both/cart.spec.ts › gone',
  ]);
  expect(slowest(tests, 1)).toHaveLength(1);
});

test('what only passed on retry is named with its first failure', () => {
  expect(retried(tests)).toEqual([
    '  phone › both/cart.spec.ts › site › slow: Error: not visible',
    '  src/cart/cart.test.ts › counts: Error: timed out',
  ]);
});

test('what failed is named with its reason: tests, files that could not be loaded, and tools', () => {
  expect(failed([...tests, toolFailure('Kotlin', 'ended with 1')])).toEqual([
    '  phone › both/cart.spec.ts › gone: Error: no cart',
    '  src/cart/cart.test.ts › removes: AssertionError: 1 is not 0',
    '  src/cart/broken.test.ts: Cannot find x',
    '  Kotlin: ended with 1',
  ]);
});
