import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryTree } from './temporary-tree';

const root = path.resolve(import.meta.dirname, '../../..');
const program = `
  const { loadTool } = await import('./build/node-bundle.mjs');
  const { bundleBackend, startVisitedBackend } = await loadTool(process.cwd(), 'tools');
  await bundleBackend(process.cwd());
  await startVisitedBackend(process.cwd(), { products: 60, seed: 1 });
  console.log('ready');
`;

/** A running server as `npm start` has it. */
async function startServer(dataDir: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: root,
    env: { ...process.env, PORT: '0', THIRD_PARTY_PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (text) => String(text).includes('ready') && resolve());
    child.on('exit', () => reject(new Error('the server ended before it was up')));
  });
  return child;
}

function ended(child: ChildProcess): Promise<{ code: number | null; signal: string | null }> {
  return new Promise((resolve) => child.on('exit', (code, signal) => resolve({ code, signal })));
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'a server that gets %s, even twice, releases its data folder and exits cleanly',
  async (signal) => {
    const dataDir = await temporaryTree({});
    const lock = path.join(dataDir, 'lock.json');
    const server = await startServer(dataDir);
    expect(existsSync(lock)).toBe(true);
    const end = ended(server);
    server.kill(signal);
    server.kill(signal);
    expect(await end).toEqual({ code: 0, signal: null });
    expect(existsSync(lock)).toBe(false);
  },
  60_000,
);
