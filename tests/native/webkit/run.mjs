/**
 * The external shell in WebKitGTK, which has the message handlers of iOS:
 *
 *   node tests/native/webkit/run.mjs [--required] [--shop http://localhost:4180] [words of a scenario's name]
 *
 * Without `--shop` it builds what is stale and starts a server of its own (`PORT`, `THIRD_PARTY_PORT`, `DATA_DIR`).
 * Without the engine it prints a message and passes, or fails with `--required`.
 */
import { spawn } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findWebKit, installation } from './engine.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const resultsFile = path.join(root, 'test-results/native/webkit.json');

/** More than the scenarios need, since each has its own time limit. */
const timeLimit = 30 * 60_000;

/**
 * @param {{ required?: boolean, shop?: string, words?: string[] }} options
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runWebKit({ required = false, shop, words = [] } = {}) {
  const version = findWebKit();
  if (version === null) {
    console.log(`NOT RUN: WebKitGTK is not installed here. Debian: ${installation}`);
    return { passed: 0, failed: required ? 1 : 0 };
  }
  console.log(`WebKitGTK ${version}`);
  const started = Date.now();
  const server = shop === undefined ? await startShop() : { shop, stop: async () => {} };
  try {
    await runScenarios(server.shop, words);
  } finally {
    await server.stop();
  }
  const counts = await countsSince(started);
  console.log(`WebKitGTK: ${counts.passed} passed, ${counts.failed} failed`);
  return counts;
}

/** Results that are missing, empty or older than the run count as a failure: tests that did not run must not pass. */
async function countsSince(started) {
  const found = await stat(resultsFile).catch(() => null);
  if (!found || found.mtimeMs < started) return { passed: 0, failed: 1 };
  const results = JSON.parse(await readFile(resultsFile, 'utf8'));
  const count = (outcome) => results.filter((result) => result.outcome === outcome).length;
  return { passed: count('ok'), failed: count('ok') === 0 ? Math.max(count('failed'), 1) : count('failed') };
}

async function startShop() {
  const { PORT = '4320', THIRD_PARTY_PORT = '4321', DATA_DIR = path.join(root, '.cache/native-data') } = process.env;
  const child = spawn(process.execPath, ['build.mjs', '--start'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT, THIRD_PARTY_PORT, DATA_DIR },
  });
  const ended = endOf(child);
  const ready = new Promise((resolve) => {
    let messages = '';
    child.stdout.on('data', (bytes) => {
      messages += bytes;
      const [, shop] = /^ready (\S+)\/$/m.exec(messages) ?? [];
      if (shop) resolve(shop);
    });
  });
  const shop = await Promise.race([ready, ended]);
  if (typeof shop !== 'string') throw new Error(`the server ended with ${shop} before it was ready`);
  return {
    shop,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

async function runScenarios(shop, words) {
  const args = ['build.mjs', '--run', 'tests/native/webkit/main.ts', shop, ...words];
  // A group of its own, so that all its child processes end with it.
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', detached: true });
  const end = () => process.kill(-child.pid, 'SIGKILL');
  const timer = setTimeout(end, timeLimit);
  process.once('SIGINT', end).once('SIGTERM', end);
  await endOf(child);
  process.off('SIGINT', end).off('SIGTERM', end);
  clearTimeout(timer);
}

function endOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { required: { type: 'boolean' }, shop: { type: 'string' } },
  });
  const { failed } = await runWebKit({ ...values, words: positionals });
  process.exitCode = failed > 0 ? 1 : 0;
}
