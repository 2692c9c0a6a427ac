import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { startServer } from '../fixtures/backend/main';
import { filesBelow } from './files';
import { bundleForNode, nodeOptions } from './node-bundle.mjs';
import { closeWhenAsked } from './stop';

type BackendOptions = Omit<Parameters<typeof startServer>[0], 'dist' | 'contentVersion'> & { dist?: string };

/** The server, and the thread that it reads the catalogue on. */
const entries = {
  'server/main': 'fixtures/backend/main.ts',
  'server/catalogue-thread': 'fixtures/backend/store/catalogue-thread.ts',
};

export async function bundleBackend(root: string): Promise<void> {
  await bundleForNode(nodeOptions(root, entries));
}

/** Starts the bundled reference backend in this process; its data is generated at the first start. */
export async function startBackend(root: string, options: BackendOptions): ReturnType<typeof startServer> {
  const bundle = pathToFileURL(path.join(root, '.cache/server/main.mjs')).href;
  const backend: typeof import('../fixtures/backend/main') = await import(bundle);
  const contentVersion = await versionOfContent(root);
  return backend.startServer({ dist: path.join(root, 'dist'), contentVersion, ...options });
}

/**
 * Starts the reference backend as visitors use it, on the ports from the environment, until the process is asked to
 * stop.
 */
export async function startVisitedBackend(
  root: string,
  options: Omit<BackendOptions, 'port' | 'thirdPartyPort' | 'dataDir'>,
) {
  const server = await startBackend(root, {
    port: Number(process.env.PORT ?? 4180),
    thirdPartyPort: Number(process.env.THIRD_PARTY_PORT ?? 4181),
    dataDir: path.resolve(root, process.env.DATA_DIR ?? '.data/store'),
    ...options,
  });
  closeWhenAsked(server);
  return server;
}

export function contentOf({ port }: { port: number }): string {
  return `http://localhost:${port}/api/page-data`;
}

/** A hash of everything that the catalogue in the database is generated from. */
async function versionOfContent(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of ['fixtures/data', 'fixtures/scenarios', 'fixtures/backend/store', 'fixtures/backend/language']) {
    for (const file of await filesBelow(root, folder)) hash.update(await readFile(path.join(root, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
