/** `npm test`: everything that must hold, to the end, whatever fails on the way. `--static` leaves out what needs a run. */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../../build/files.mjs';
import { runKotlin } from '../native/kotlin/run.mjs';
import { runWebKit } from '../native/webkit/run.mjs';
import { findChromium } from './chromium.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';
import { countsOf, slowest } from './results.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const bin = (name) => path.join(root, 'node_modules/.bin', name);
const results = path.join(root, 'test-results');
const isStatic = process.argv.includes('--static');

const vitestResults = path.join(results, 'vitest.json');
const postgresResults = path.join(results, 'postgres.json');
const journeyResults = path.join(results, 'journeys.json');
const vitest = (reportFile, ...filters) => [
  'run',
  '--config',
  'tests/support/vitest.config.ts',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportFile}`,
  ...filters,
];

const total = { passed: 0, failed: 0 };
await check('format and lint', bin('biome'), ['check', '--error-on-warnings']);
await check('types', bin('tsc'), ['--project', '.']);
await check('unused files and exports', bin('knip'), ['--config', 'tests/support/knip.json']);
const filters = isStatic ? ['tests/rules'] : [];
await counted('rules, units, contracts', bin('vitest'), vitest(vitestResults, ...filters), vitestResults);
if (!isStatic) {
  await onPostgres();
  await native('Kotlin', runKotlin);
  await native('native web view', runWebKit);
  await journeys();
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** What has been tested with the embedded database, with the one that an operator's testers may have instead. */
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
  const args = vitest(postgresResults, 'fixtures/backend', 'tests/contract');
  try {
    await counted('the backend on PostgreSQL', bin('vitest'), args, postgresResults, { POSTGRES_SERVER: server.url });
  } finally {
    await server.stop();
  }
}

async function journeys() {
  const specs = (await filesBelow(root, 'tests/journeys')).filter((file) => file.endsWith('.spec.ts'));
  if (specs.length === 0) return;
  if (!(await findChromium())) {
    console.error(
      '\nThe journeys need Chromium: install the package `chromium`, or run `npx playwright install chromium`, or set CHROMIUM_PATH.',
    );
    total.failed += 1;
    return;
  }
  const args = ['test', '--config', 'tests/support/playwright.config.ts', '--reporter=dot,json'];
  await counted('journeys', bin('playwright'), args, journeyResults, { PLAYWRIGHT_JSON_OUTPUT_FILE: journeyResults });
  const report = await readFile(journeyResults, 'utf8').then(JSON.parse, () => null);
  if (report) console.log(['Slowest journeys:', ...slowest(report, 10)].join('\n'));
}

/** What app developers copy, and the shop in a web view as theirs; where the engine is missing, that is said. */
async function native(title, run) {
  console.log(`\n== ${title}`);
  const counts = await run({ required: process.env.NATIVE_REQUIRED === '1' }).catch((error) => {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  });
  total.passed += counts.passed;
  total.failed += counts.failed;
}

/** A tool without tests of its own counts as one. */
async function check(title, program, args) {
  const code = await run(title, program, args);
  total[code === 0 ? 'passed' : 'failed'] += 1;
}

/** A runner of tests counts as many as it ran; one that ran none, or fell over, counts as failed. */
async function counted(title, program, args, reportFile, env = {}) {
  const started = Date.now();
  const code = await run(title, program, args, env);
  const counts = await countsOf(reportFile, started);
  total.passed += counts.passed;
  total.failed += code === 0 ? counts.failed : Math.max(counts.failed, 1);
}

function run(title, program, args, env = {}) {
  console.log(`\n== ${title}`);
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
