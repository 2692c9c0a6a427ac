import { fork } from 'node:child_process';
import path from 'node:path';
import * as v from 'valibot';

interface BackendOptions {
  dist: string;
  dataDir: string;
  products: number;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl?: string;
  /** Any free port by default. */
  port?: number;
  thirdPartyPort?: number;
}

export type BackendProcess = Awaited<ReturnType<typeof startBackend>>;

const readySchema = v.object({ port: v.number(), thirdPartyPort: v.number() });

/** The reference backend in a process of its own. */
export async function startBackend(
  root: string,
  { dist, dataDir, products, databaseUrl, port = 0, thirdPartyPort = 0 }: BackendOptions,
) {
  const child = fork(
    path.join(root, 'tests/support/serve.mjs'),
    [dist, dataDir, port, thirdPartyPort, products].map(String),
    {
      cwd: root,
      execArgv: [],
      env: { ...process.env, NODE_ENV: 'production', ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ports = await new Promise<v.InferOutput<typeof readySchema>>((resolve, reject) => {
    child.once('message', (message) => resolve(v.parse(readySchema, message)));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready`)));
  });
  return {
    ...ports,
    origin: `http://localhost:${ports.port}`,
    async stop() {
      child.kill();
      await ended;
    },
    /** Kills it at once, in the middle of its work. */
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
