import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Copies a filled database of the reference backend to a server that has none yet: generating the catalogue takes many
 * times longer. A database of another catalogue does no harm, because it is refilled when it is opened.
 */
export async function copyStore(root, from, to) {
  const [source, target] = [from, to].map((name) => path.join(root, '.cache', name));
  if (!existsSync(path.join(source, 'database')) || existsSync(target)) return;
  const copied = `${target}.copied`;
  await rm(copied, { recursive: true, force: true });
  await cp(source, copied, { recursive: true, filter: (file) => path.basename(file) !== 'lock.json' });
  await rename(copied, target);
}
