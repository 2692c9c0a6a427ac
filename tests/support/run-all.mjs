/**
 * `npm test`: runs all checks to the end, whatever fails.
 *
 *   npm test                    all tests
 *   npm test -- club            the tests of these areas, units and journeys (areas.mjs), or those with the word in their path
 *   npm test -- --slowest 50    names this many of the slowest tests at the end
 *   npm run check               (`--static`) runs no tests but tests/rules
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from './chromium.mjs';
import { copyStore } from './copy-store.mjs';
import { outsideErrorsFile } from './outside-errors.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';
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
import { run, runAgainAfterCrash } from './run-program.mjs';
import { testFiles } from './test-files.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const bin = (name) => path.join(root, 'node_modules/.bin', name);
const results = path.join(root, 'test-results');
const { values: options, positionals: words } = parseArgs({
  options: { static: { type: 'boolean', default: false }, slowest: { type: 'string', default: '30' } },
  allowPositionals: true,
});

/** Options of what must run. */
const required = process.env.NATIVE_REQUIRED === '1' ? ['--required'] : [];

const total = { passed: 0, failed: 0 };
const tests = [];
const phases = [];

async function everything() {
  await Promise.all([
    check('format and lint', bin('biome'), ['check', '--error-on-warnings']),
    check('types', bin('tsc'), ['--project', '.']),
    check('unused files and exports', bin('knip'), ['--config', 'tests/support/knip.json']),
  ]);
  await units('rules, units, contracts', 'vitest.json', options.static ? ['tests/rules'] : []);
  if (options.static) return;
  // The build above has filled a database with the catalogue that both are to serve.
  await copyStore(root, 'content', 'native-data');
  await copyStore(root, 'content', 'journeys');
  // One after the other: each uses both cores, and beside another one waits longer than its tests allow for.
  await onPostgres();
  await nativeCode();
  await webView();
  await journeys([]);
}

/** The shop in a web view like that of an app; a missing engine is reported. */
async function webView() {
  await native('native web view', 'tests/native/webkit/run.mjs', required);
}

/** The code that app developers copy; a missing compiler is reported. */
async function nativeCode() {
  await native('Kotlin', 'tests/native/kotlin/run.mjs', required);
  // Its compiler may not be there to be had: a Debian 12 needs a mirror with 450 MB, and the right to mount.
  await native('Swift', 'tests/native/swift/run.mjs');
}

async function native(title, script, options = []) {
  const { code, output } = await runQuietly(title, process.execPath, [script, ...options]);
  const counts = countsIn(output);
  tests.push(...retriedIn(output));
  total.passed += counts.passed;
  if (code !== 0) fail(title, `ended with ${code}`, Math.max(counts.failed, 1));
}

/** What failed without a test that could be named. */
function fail(title, reason, count = 1) {
  total.failed += count;
  tests.push(toolFailure(title, reason));
}

async function runSelected() {
  const found = await testFiles(root, words);
  if (found.units.length + found.journeys.length === 0) {
    fail('npm test', `no test has ${words.join(' or ')} in its path`);
  }
  if (found.units.length > 0) await units('units', 'vitest.json', found.units);
  if (found.journeys.length > 0) await journeys(found.journeys);
}

/**
 * Repeats with PostgreSQL, which an operator's testers may use instead of the embedded database, what reads and writes:
 * the services' own tests, and contracts of what several change at once.
 */
async function onPostgres() {
  const programs = await findPostgres();
  if (!programs) {
    console.log('\n== PostgreSQL is not installed here: the backend has been tested on its embedded database alone');
    return;
  }
  const server = await startPostgres(programs).catch((error) => fail('PostgreSQL', error.message));
  if (!server) return;
  const filters = ['fixtures/backend', ...['cart', 'killed', 'postgres'].map((folder) => `tests/contract/${folder}/`)];
  try {
    await units('the backend on PostgreSQL', 'postgres.json', filters, { POSTGRES_SERVER: server.url });
  } finally {
    await server.stop();
  }
}

async function units(title, reportName, filters, env = {}) {
  const file = path.join(results, reportName);
  const outside = path.join(root, 'tests/support/outside-errors.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--reporter=${outside}`, `--outputFile.json=${file}`];
  // Those that needed it are listed at the end, as journeys are.
  const args = ['run', '--config', 'tests/support/vitest.config.ts', '--retry=1', ...reporters, ...filters];
  await runTests(title, bin('vitest'), args, file, env);
}

async function journeys(specs) {
  if (!(await findChromium())) {
    fail(
      'journeys',
      'they need Chromium: install the package `chromium`, or run `npx playwright install chromium`, or set CHROMIUM_PATH',
    );
    return;
  }
  const file = path.join(results, 'journeys.json');
  const args = ['test', '--config', 'tests/support/playwright.config.ts', '--reporter=dot,json', ...specs];
  await runTests('journeys', bin('playwright'), args, file, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
}

/** A tool without tests of its own counts as one. */
async function check(title, program, args) {
  const { code } = await runQuietly(title, program, args);
  if (code === 0) total.passed += 1;
  else fail(title, `ended with ${code}`);
}

/**
 * A test runner counts as many tests as it ran; one that ran none or crashed counts as failed. One that has crashed, or
 * has ended with an error outside of all tests, such as of a worker that did not start, runs once more, and is listed.
 */
async function runTests(title, program, args, reportFile, env) {
  const { code, signal, report, brokenDown, firstCrash } = await runAgainAfterCrash(async () => {
    console.log(`\n== ${title}`);
    const started = Date.now();
    const result = await measured(title, () => run(program, args, { cwd: root, env }));
    const report = await readReport(reportFile, started);
    const isOutside =
      result.code !== 0 && !result.signal && countsOf(report).failed + failed(testsOf(report)).length === 0;
    return { ...result, report, ...(isOutside && { brokenDown: await outsideError() }) };
  });
  if (firstCrash) tests.push({ title, duration: 0, failure: null, firstFailure: firstCrash });
  const counts = countsOf(report);
  const found = testsOf(report, root);
  total.passed += counts.passed;
  total.failed += counts.failed;
  tests.push(...found);
  const isUnnamed = (code !== 0 || counts.failed > 0) && failed(found).length === 0;
  const reason = brokenDown ?? (signal ? `ended by ${signal}` : `ended with ${code}`);
  if (isUnnamed) fail(title, reason, Math.max(1 - counts.failed, 0));
}

async function outsideError() {
  const messages = await readFile(outsideErrorsFile, 'utf8').catch(() => '');
  return `outside of all tests: ${messages.split('\n')[0] || 'an error that only the output above names'}`;
}

/** What it prints is shown once it has ended: it is counted, or others print beside it. */
async function runQuietly(title, program, args) {
  const ended = await measured(title, () => run(program, args, { cwd: root, output: 'pipe' }));
  console.log(`\n== ${title}\n${ended.output.trimEnd()}`);
  return ended;
}

async function measured(title, action) {
  const started = performance.now();
  const result = await action();
  phases.push(`${((performance.now() - started) / 1000).toFixed(0).padStart(6)} s  ${title}`);
  return result;
}

function summarize() {
  const again = retried(tests);
  console.log(['\nSlowest tests:', ...slowest(tests, Number(options.slowest))].join('\n'));
  console.log(['\nPhases:', ...phases].join('\n'));
  if (again.length > 0) console.log(['\nPassed only the second time, a race to be found:', ...again].join('\n'));
  // Last, because a long log may be cut off above.
  if (total.failed > 0) console.log(['\nFailed:', ...failed(tests)].join('\n'));
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
}

if (words.length > 0) await runSelected();
else await everything();
summarize();
process.exitCode = total.failed > 0 ? 1 : 0;
