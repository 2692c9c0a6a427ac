import { execFile, spawn } from 'node:child_process';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const debianFolder = '/usr/lib/postgresql';

/** The program folder of the newest PostgreSQL, from Debian or the PATH; null if there is none. */
export async function findPostgres() {
  const versions = await readdir(debianFolder).catch(() => []);
  const newest = versions.sort((a, b) => Number(b) - Number(a)).map((version) => `${debianFolder}/${version}/bin`);
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  for (const folder of [...newest, ...onPath]) {
    if (await run(path.join(folder, 'postgres'), ['--version']).catch(() => null)) return folder;
  }
  return null;
}

/**
 * A server of its own on a free port of this machine, in a temporary folder. Its data need not outlive it, so it does
 * not wait for the disk.
 * @returns {Promise<{ url: string, stop(): Promise<void> }>} `url` names its database `postgres`
 */
export async function startPostgres(programs) {
  const folder = await mkdtemp(path.join(tmpdir(), 'luckan-postgres-'));
  const owner = await ownerOfServer();
  if (owner) await chown(folder, owner.uid, owner.gid);
  const options = { cwd: folder, ...owner };
  const data = path.join(folder, 'data');
  await run(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'luckan', '--auth=trust', '-E', 'UTF8', '--locale=C'],
    options,
  );
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'max_connections=200'];
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    server.kill('SIGINT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  await answers(programs, port, server).catch(async (error) => {
    await stop();
    throw error;
  });
  return { url: `postgresql://luckan@127.0.0.1:${port}/postgres`, stop };
}

/** PostgreSQL refuses to run as root: then the user that its package created runs it. */
async function ownerOfServer() {
  if (process.getuid?.() !== 0) return null;
  const id = async (flag) => Number((await run('id', [flag, 'postgres'])).stdout);
  return { uid: await id('-u'), gid: await id('-g') };
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function answers(programs, port, server) {
  for (let tries = 0; tries < 100; tries++) {
    if (server.exitCode !== null) break;
    const ready = await run(path.join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).catch(
      () => null,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('PostgreSQL did not start');
}
