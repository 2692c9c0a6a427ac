import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { startServer, startVisitedServer } from '../fixtures/backend/process';
import { filesBelow } from './files';
import { bundleForNode, nodeOptions } from './node-bundle.mjs';

type Given<Start extends (options: never) => unknown> = Omit<Parameters<Start>[0], 'dist' | 'contentVersion'>;

/** The server, and the thread that it reads the catalogue on. */
const entries = {
  'server/main': 'fixtures/backend/process.ts',
  'server/catalogue-thread': 'fixtures/backend/store/catalogue-thread.ts',
};

export async function bundleBackend(root: string): Promise<void> {
  await bundleForNode(nodeOptions(root, entries));
}

/** Starts the bundled reference backend in this process; its data is generated at the first start. */
export async function startBackend(root: string, options: Given<typeof startServer> & { dist?: string }) {
  const backend = await loadBackend(root);
  return backend.startServer({ ...(await defaults(root)), ...options });
}

/** The same as visitors use it: `fixtures/backend/process.ts`. */
export async function startVisitedBackend(root: string, options: Given<typeof startVisitedServer>) {
  const backend = await loadBackend(root);
  return backend.startVisitedServer({ ...(await defaults(root)), ...options });
}

function loadBackend(root: string): Promise<typeof import('../fixtures/backend/process')> {
  return import(pathToFileURL(path.join(root, '.cache/server/main.mjs')).href);
}

/** The content's version is a hash of everything that the catalogue in the database is generated from. */
async function defaults(root: string) {
  const hash = createHash('sha256');
  for (const folder of ['fixtures/data', 'fixtures/scenarios', 'fixtures/backend/store', 'fixtures/backend/language']) {
    for (const file of await filesBelow(root, folder)) hash.update(await readFile(path.join(root, file)));
  }
  return { dist: path.join(root, 'dist'), contentVersion: hash.digest('hex').slice(0, 12) };
}

export function contentOf({ port }: { port: number }): string {
  return `http://localhost:${port}/api/page-data`;
}
