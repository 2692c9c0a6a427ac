import { readFile, stat } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} TestResult
 * @property {string} title with its file and the groups around it
 * @property {number} duration milliseconds, over all attempts
 * @property {string | null} failure how it failed, if no attempt passed
 * @property {string | null} firstFailure how its first attempt failed, if a later one passed
 */

/** @returns {Promise<any>} the report of vitest or Playwright; null if it is missing or older than the run */
export async function readReport(file, since) {
  const found = await stat(file).catch(() => null);
  return found && found.mtimeMs >= since ? JSON.parse(await readFile(file, 'utf8')) : null;
}

/**
 * The number of tests in a report. A missing or empty report counts as one failure: tests that did not run must not
 * pass.
 */
export function countsOf(report) {
  if (!report) return { passed: 0, failed: 1 };
  const { stats } = report;
  const passed = stats ? stats.expected + stats.flaky : report.numPassedTests;
  const failed = stats ? stats.unexpected : report.numFailedTests;
  return passed + failed === 0 ? { passed: 0, failed: 1 } : { passed, failed };
}

/** The number of tests in the last line of a tool that counts its own; none in a tool that did not run. */
export function countsIn(output) {
  const [, passed, failed] = /^\w+: (\d+) passed, (\d+) failed$/m.exec(output) ?? [];
  return { passed: Number(passed ?? 0), failed: Number(failed ?? 0) };
}

/** @returns {TestResult[]} the tests of such a tool that only passed on retry */
export function retriedIn(output) {
  const found = output.matchAll(/^passed only the second time: (.+)\n {4}(.+)$/gm);
  return [...found].map(([, title, firstFailure]) => ({ title, duration: 0, failure: null, firstFailure }));
}

/**
 * A test that stands for a tool: one that counts none of its own, or that failed without saying which of its tests did.
 * @returns {TestResult}
 */
export function toolFailure(title, failure) {
  return { title, duration: 0, failure, firstFailure: null };
}

/** @returns {TestResult[]} every test of a report of vitest or Playwright */
export function testsOf(report, root = '') {
  const tests = [];
  for (const { name, status, message, assertionResults } of report?.testResults ?? []) {
    const file = name.replace(`${root}/`, '');
    // One that cannot be loaded has no tests.
    if (status === 'failed' && assertionResults.length === 0) tests.push(toolFailure(file, firstLine(message)));
    for (const { ancestorTitles, title, duration, status, failureMessages } of assertionResults) {
      const reason = failureMessages?.length ? firstLine(failureMessages[0]) : null;
      tests.push({
        title: titleOf([file, ...ancestorTitles, title]),
        duration: duration ?? 0,
        failure: status === 'failed' ? (reason ?? firstLine()) : null,
        // One that passed on retry keeps the errors of its first attempt.
        firstFailure: status === 'passed' ? reason : null,
      });
    }
  }
  for (const suite of report?.suites ?? []) visit(suite, []);
  return tests;

  function visit(suite, titles) {
    const path = [...titles, suite.title];
    for (const spec of suite.specs ?? []) {
      for (const { projectName, status, results } of spec.tests) {
        const duration = results.reduce((sum, result) => sum + result.duration, 0);
        const reason = firstLine(results[0]?.error?.message);
        tests.push({
          title: titleOf([projectName, ...path, spec.title]),
          duration,
          failure: status === 'unexpected' ? reason : null,
          firstFailure: status === 'flaky' ? reason : null,
        });
      }
    }
    for (const inner of suite.suites ?? []) visit(inner, path);
  }
}

/** @returns {string[]} the slowest tests, slowest first */
export function slowest(tests, count) {
  return [...tests]
    .sort((a, b) => b.duration - a.duration)
    .slice(0, count)
    .map(({ title, duration }) => `  ${(duration / 1000).toFixed(1).padStart(5)} s  ${title}`);
}

/** @returns {string[]} the tests that failed, each with its reason */
export function failed(tests) {
  return tests.filter(({ failure }) => failure !== null).map(({ title, failure }) => `  ${title}: ${failure}`);
}

/** @returns {string[]} the tests that only passed on retry, each with its first failure */
export function retried(tests) {
  return tests
    .filter(({ firstFailure }) => firstFailure !== null)
    .map(({ title, firstFailure }) => `  ${title}: ${firstFailure}`);
}

function titleOf(parts) {
  return parts.filter(Boolean).join(' › ');
}

function firstLine(message = 'it did not say why') {
  return stripVTControlCharacters(message).split('\n')[0];
}
