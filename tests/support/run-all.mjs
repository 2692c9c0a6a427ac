/**
 * `npm test`: runs all checks to the end, whatever fails.
 *
 *   npm test                    all tests
 *   npm test -- club            the tests with one of these words in their path, units and journeys
 *   npm test -- --slowest 50    names this many of the slowest tests at the end
 *   npm run check               (`--static`) runs no tests but tests/rules
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runKotlin } from '../native/kotlin/run.mjs';
import { runWebKit } from '../native/webkit/run.mjs';
import { findChromium } from './chromium.mjs';
import { copyStore } from './copy-store.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';
import { countsOf, readReport, retried, slowest, testsOf } from './results.mjs';
import { testFiles } from './test-files.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const bin = (name) => path.join(root, 'node_modules/.bin', name);
const results = path.join(root, 'test-results');
const { values: options, positionals: words } = parseArgs({
  options: { static: { type: 'boolean', default: false }, slowest: { type: 'string', default: '30' } },
  allowPositionals: true,
});

const total = { passed: 0, failed: 0 };
const tests = [];
const phases = [];
if (words.length > 0) await room();
else await everything();
summarize();
process.exitCode = total.failed > 0 ? 1 : 0;

async function everything() {
  await check('format and lint', bin('biome'), ['check', '--error-on-warnings']);
  await check('types', bin('tsc'), ['--project', '.']);
  await check('unused files and exports', bin('knip'), ['--config', 'tests/support/knip.json']);
  await units('rules, units, contracts', 'vitest.json', options.static ? ['tests/rules'] : []);
  if (options.static) return;
  await onPostgres();
  // The build above has filled a database with the catalogue that both are to serve.
  await copyStore(root, 'content', 'native-data');
  await copyStore(root, 'content', 'journeys');
  await native('Kotlin', runKotlin);
  await native('native web view', runWebKit);
  await journeys([]);
}

async function room() {
  const found = await testFiles(root, words);
  if (found.units.length + found.journeys.length === 0) {
    console.error(`No test has ${words.join(' or ')} in its path.`);
    total.failed += 1;
  }
  if (found.units.length > 0) await units('units', 'vitest.json', found.units);
  if (found.journeys.length > 0) await journeys(found.journeys);
}

/** Repeats the tests of the embedded database with PostgreSQL, which an operator's testers may use instead. */
async function onPostgres() {
  const programs = await findPostgres();
  if (!programs) {
    console.log('\n== PostgreSQL is not installed here: the backend has been tested on its embedded database alone');
    return;
  }
  const server = await startPostgres(programs).catch((error) => {
    console.error(`\n${error.message}`);
    total.failed += 1;
  });
  if (!server) return;
  const filters = ['fixtures/backend', 'tests/contract'];
  try {
    await units('the backend on PostgreSQL', 'postgres.json', filters, { POSTGRES_SERVER: server.url });
  } finally {
    await server.stop();
  }
}

async function units(title, reportName, filters, env = {}) {
  const file = path.join(results, reportName);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const args = ['run', '--config', 'tests/support/vitest.config.ts', ...reporters, ...filters];
  await counted(title, bin('vitest'), args, file, env);
}

async function journeys(specs) {
  if (!(await findChromium())) {
    console.error(
      '\nThe journeys need Chromium: install the package `chromium`, or run `npx playwright install chromium`, or set CHROMIUM_PATH.',
    );
    total.failed += 1;
    return;
  }
  const file = path.join(results, 'journeys.json');
  const args = ['test', '--config', 'tests/support/playwright.config.ts', '--reporter=dot,json', ...specs];
  await counted('journeys', bin('playwright'), args, file, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
}

/** The code that app developers copy, and the shop in a web view like theirs; a missing engine is reported. */
async function native(title, run) {
  const counts = await timed(title, () =>
    run({ required: process.env.NATIVE_REQUIRED === '1' }).catch((error) => {
      console.error(error.message);
      return { passed: 0, failed: 1 };
    }),
  );
  total.passed += counts.passed;
  total.failed += counts.failed;
}

/** A tool without tests of its own counts as one. */
async function check(title, program, args) {
  const code = await timed(title, () => run(program, args));
  total[code === 0 ? 'passed' : 'failed'] += 1;
}

/** A test runner counts as many tests as it ran; one that ran none or crashed counts as failed. */
async function counted(title, program, args, reportFile, env) {
  const started = Date.now();
  const code = await timed(title, () => run(program, args, env));
  const report = await readReport(reportFile, started);
  const counts = countsOf(report);
  total.passed += counts.passed;
  total.failed += code === 0 ? counts.failed : Math.max(counts.failed, 1);
  tests.push(...testsOf(report, root));
}

async function timed(title, action) {
  console.log(`\n== ${title}`);
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
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
}

function run(program, args, env = {}) {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
