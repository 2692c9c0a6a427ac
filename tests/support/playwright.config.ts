import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './chromium.mjs';

const root = path.resolve(import.meta.dirname, '../..');

const browser = await findChromium();

const { PORT = '4270', THIRD_PARTY_PORT = '4271', DATA_DIR = path.join(root, '.cache/journeys') } = process.env;

/** Journeys through the built shop and the real reference backend, on ports and a data folder of their own. */
export default defineConfig({
  testDir: path.join(root, 'tests/journeys'),
  outputDir: path.join(root, 'test-results/journeys'),
  fullyParallel: true,
  // What behaves alike in both modes runs in one: most of a journey's time goes into loading pages.
  ...(process.env.MODES !== 'both' && { grepInvert: / site\b.* alike: / }),
  // One more than the smallest machine has cores: journeys that wait for a slow service leave a quarter of them idle.
  workers: 3,
  timeout: 60_000,
  // A journey that only passes on retry is named at the end of the run: it has a race to fix.
  retries: 1,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    browserName: 'chromium',
    locale: 'sv-SE',
    // A context of its own would cost each journey a process, and a sixth of its time. What Playwright does not clear
    // between journeys, isolated.ts does.
    reuseContext: true,
    viewport: { width: 390, height: 844 },
    // Takes a third of the time of all journeys, so it is only on when requested for debugging.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(browser && { executablePath: browser.shell }),
      // A process for each new context would cost a load a tenth of its time; frames of others keep their own.
      args: ['--no-sandbox', '--disable-background-networking', '--renderer-process-limit=1'],
    },
  },
  webServer: {
    // Built first: the server also renders pages on request, which would take time from the first journeys.
    command: 'node build.mjs && exec node build.mjs --start',
    cwd: root,
    url: `http://localhost:${PORT}/healthz`,
    // Includes a build, which others may be making beside it.
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT, THIRD_PARTY_PORT, DATA_DIR },
  },
});
