import { execFileSync } from 'node:child_process';
import { mkdir, readdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { startBackend } from '../support/backend-process';
import { buildFloor, type Floor, thawed, writeFloor } from './floor/build';

export interface Shop {
  origin: string;
  floor: Floor;
  stop(): Promise<void>;
}

const products = 5000;

/** Serves the built shop and the floor page from one server, so that both are served the same way. */
export async function startShop(root: string): Promise<Shop> {
  execFileSync(process.execPath, ['build.mjs'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  const floor = await buildFloor(root);
  const changed = thawed(floor);
  if (changed) throw new Error(`The floor page has changed: ${JSON.stringify(changed)} (tests/bench/floor/build.tsx)`);

  const own = path.join(root, '.cache/bench');
  const dist = path.join(own, 'dist');
  await mirror(path.join(root, 'dist'), dist);
  await writeFloor(floor, path.join(dist, 'site'), path.join(root, '.cache/compressed'));

  const port = Number(process.env.PORT ?? 4300);
  const thirdPartyPort = Number(process.env.THIRD_PARTY_PORT ?? port + 1);
  const dataDir = path.join(own, 'store');
  const backend = await startBackend(root, { dist, dataDir, products, port, thirdPartyPort });
  return { ...backend, floor };
}

/** Mirrors `from` in a folder of links; its `site` is a real folder, so that files can be added. */
async function mirror(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await mkdir(path.join(to, 'site'), { recursive: true });
  for (const name of await readdir(from)) {
    if (name !== 'site') await symlink(path.join(from, name), path.join(to, name));
  }
  for (const name of await readdir(path.join(from, 'site'))) {
    await symlink(path.join(from, 'site', name), path.join(to, 'site', name));
  }
}
