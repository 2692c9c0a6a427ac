import path from 'node:path';
import type { Assets } from '../../src/app/document/assets';
import { releaseOf } from '../../src/lib/release';
import { createBundler } from '../bundler';
import { readJson, removeOthers, write } from '../files';
import { type Account, uploadSourceMaps } from './upload';

/**
 * `--upload-source-maps`: makes the maps of the built site, next to the public folders and never in them, and uploads
 * them.
 * @returns how many
 * @throws if the sources are no longer those of the built site
 */
export async function publishSourceMaps(root: string, account: Account): Promise<number> {
  const built = await readJson<Assets>(path.join(root, 'dist/manifest.json'));
  const bundler = await createBundler(root);
  const { manifest, files, sourceMaps } = await bundler.bundle();
  if (manifest.entry !== built?.entry) throw new Error('The built site is not of these sources: npm run build');
  const scripts = await sourceMaps();
  await bundler.dispose();
  const other = scripts.find(({ name, code }) => files.get(`assets/${name}`) !== code);
  if (other) throw new Error(`${other.name} is minified differently with its source map`);
  const folder = path.join(root, 'dist/source-maps');
  for (const { name, map } of scripts) await write(path.join(folder, `${name}.map`), map);
  await removeOthers(
    folder,
    scripts.map(({ name }) => `${name}.map`),
  );
  await uploadSourceMaps(scripts, releaseOf(manifest.entry), account);
  return scripts.length;
}
