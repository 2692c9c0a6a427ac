import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeWithCopies } from './compress.mjs';
import { writeDeployment } from './deployment.mjs';
import { filesBelow, removeOthers, write } from './files.mjs';
import { mergeHashes, prerender } from './prerender.mjs';

const publicFolder = 'src/app/public';

/**
 * @typedef {object} SiteInput
 * @property {string} root
 * @property {Awaited<ReturnType<Awaited<ReturnType<typeof import('./bundler.mjs').createBundler>>['bundle']>>} bundled
 * @property {string} serverBundle
 * @property {string} content address of the content source
 * @property {unknown} config
 * @property {string} publicOrigin
 */

/**
 * Writes `dist/site` and `dist/external`: assets, pages, shells, configuration and headers.
 * @param {SiteInput} input
 */
export async function writeSite({ root, bundled, serverBundle, content, config, publicOrigin }) {
  const { manifest: assets, files } = bundled;
  const site = path.join(root, 'dist/site');
  const folders = [site, path.join(root, 'dist/external')];
  const cache = path.join(root, '.cache/compressed');
  const environment = { assets, config, publicOrigin };
  const key = await keyOf(serverBundle, environment);

  const pages = await prerender({ root, content, key, serverBundle, ...environment });
  for (const folder of folders) {
    await Promise.all([...files].map(([file, contents]) => writeWithCopies(path.join(folder, file), contents, cache)));
    await copyPublic(root, folder, cache);
    await removeOthers(path.join(folder, 'assets'), withCopies(files));
  }

  /** @type {typeof import('../src/app/server')} */
  const app = await import(`${pathToFileURL(serverBundle)}?${key}`);
  const renderer = app.createRenderer(environment);
  const shells = await renderer.shells();
  const documents = new Map(Object.entries(shells).map(([file, { html }]) => [`site/${file}`, html]));
  documents.set('external/index.html', await renderer.externalShell());
  for (const [file, html] of documents) await writeWithCopies(path.join(root, 'dist', file), html, cache);

  const patterns = Object.entries(shells).flatMap(([file, shell]) => shell.patterns.map((pattern) => [pattern, file]));
  const crawlers = app.crawlerFiles({ pages: pages.pages, publicOrigin });
  for (const [file, contents] of Object.entries(crawlers)) await write(path.join(site, file), contents);
  await write(path.join(site, 'shells.json'), JSON.stringify(Object.fromEntries(patterns)));
  await write(path.join(root, 'dist/manifest.json'), JSON.stringify(assets));
  const inline = mergeHashes([pages.inline, ...[...documents.values()].map(app.inlineHashes)]);
  await writeDeployment(root, { config, inline, publicOrigin });
  return pages;
}

/**
 * A hash of everything but its data that affects the files of a page.
 * @param {string} serverBundle
 * @param {object} environment
 */
async function keyOf(serverBundle, environment) {
  const program = await readFile(serverBundle);
  const copies = await readFile(new URL('./compress.mjs', import.meta.url));
  const hash = createHash('sha256').update(program).update(copies).update(JSON.stringify(environment));
  return hash.digest('hex').slice(0, 16);
}

/**
 * @param {string} root
 * @param {string} folder
 * @param {string} cache
 */
async function copyPublic(root, folder, cache) {
  for (const file of await filesBelow(root, publicFolder))
    await writeWithCopies(
      path.join(folder, path.relative(publicFolder, file)),
      await readFile(path.join(root, file)),
      cache,
    );
}

/**
 * Names of the built files below `assets/`, with compressed copies.
 * @param {ReadonlyMap<string, unknown>} files
 */
function withCopies(files) {
  return [...files.keys()].map((file) => path.basename(file)).flatMap((name) => [name, `${name}.br`, `${name}.gz`]);
}
