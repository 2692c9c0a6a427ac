import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import esbuild from 'esbuild';
import { filesBelow, write } from './files.mjs';
import { nodeOptions } from './server.mjs';
import { closeWhenAsked } from './stop.mjs';

/** The server, and the thread that it reads the catalogue on. */
const entries = {
  'fixtures/backend/main.ts': '.cache/server/main.mjs',
  'fixtures/backend/store/catalogue-thread.ts': '.cache/server/catalogue-thread.mjs',
};

/** @param {string} root */
export async function bundleBackend(root) {
  for (const [entry, outfile] of Object.entries(entries)) {
    const { outputFiles } = await esbuild.build({ ...nodeOptions({ root, entry, outfile }), write: false });
    for (const file of outputFiles) {
      const found = await readFile(file.path).catch(() => null);
      // Another process may be reading it.
      if (!found?.equals(file.contents)) await write(file.path, file.contents);
    }
  }
}

/** @typedef {typeof import('../fixtures/backend/main').startServer} StartServer */
/** @typedef {Omit<Parameters<StartServer>[0], 'dist' | 'contentVersion'>} BackendOptions */

/**
 * Starts the bundled reference backend in this process; its data is generated at the first start.
 * @param {string} root
 * @param {BackendOptions} options
 * @returns {ReturnType<StartServer>}
 */
export async function startBackend(root, options) {
  const { startServer } = await import(pathToFileURL(path.join(root, entries['fixtures/backend/main.ts'])).href);
  return startServer({ dist: path.join(root, 'dist'), contentVersion: await contentVersion(root), ...options });
}

/**
 * Starts the reference backend as visitors use it, on the ports from the environment, until the process is asked to
 * stop.
 * @param {string} root
 * @param {Omit<BackendOptions, 'port' | 'thirdPartyPort' | 'dataDir'>} options
 */
export async function startVisitedBackend(root, options) {
  const server = await startBackend(root, {
    port: Number(process.env.PORT ?? 4180),
    thirdPartyPort: Number(process.env.THIRD_PARTY_PORT ?? 4181),
    dataDir: path.resolve(root, process.env.DATA_DIR ?? '.data/store'),
    ...options,
  });
  closeWhenAsked(server);
  return server;
}

/** @param {{ port: number }} backend */
export function contentOf({ port }) {
  return `http://localhost:${port}/api/page-data`;
}

/**
 * A hash of everything that the catalogue in the database is generated from.
 * @param {string} root
 */
async function contentVersion(root) {
  const hash = createHash('sha256');
  for (const folder of ['fixtures/data', 'fixtures/scenarios', 'fixtures/backend/store', 'fixtures/backend/language']) {
    for (const file of await filesBelow(root, folder)) hash.update(await readFile(path.join(root, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
