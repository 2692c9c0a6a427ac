import { readFile, stat } from 'node:fs/promises';

/**
 * How many tests a report of vitest or Playwright counts. A report that is missing, empty or older than the run
 * counts as one failure: nothing passes by not having run.
 */
export async function countsOf(file, since) {
  const found = await stat(file).catch(() => null);
  if (!found || found.mtimeMs < since) return { passed: 0, failed: 1 };
  const report = JSON.parse(await readFile(file, 'utf8'));
  const { stats } = report;
  const passed = stats ? stats.expected + stats.flaky : report.numPassedTests;
  const failed = stats ? stats.unexpected : report.numFailedTests;
  return passed + failed === 0 ? { passed: 0, failed: 1 } : { passed, failed };
}

/** @returns {string[]} the slowest tests of a Playwright report, slowest first */
export function slowest(report, count) {
  const tests = [];
  for (const suite of report.suites ?? []) visit(suite, []);
  return tests
    .sort((a, b) => b.duration - a.duration)
    .slice(0, count)
    .map(({ title, duration }) => `  ${(duration / 1000).toFixed(1).padStart(5)} s  ${title}`);

  function visit(suite, titles) {
    const path = [...titles, suite.title];
    for (const spec of suite.specs ?? []) {
      for (const { projectName, results } of spec.tests) {
        const duration = results.reduce((sum, result) => sum + result.duration, 0);
        tests.push({ title: [projectName, ...path, spec.title].filter(Boolean).join(' › '), duration });
      }
    }
    for (const inner of suite.suites ?? []) visit(inner, path);
  }
}
