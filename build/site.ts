import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type InlineHashes, mergeHashes } from '../src/app/server/inline-hashes';
import type { Bundled, Files } from './bundler';
import { writeWithCopies } from './compress';
import { type Deployment, writeDeployment } from './deployment';
import { filesBelow, readJson, removeOthers, write } from './files';
import { prerender } from './prerender';
import { listShellFiles } from './shell-files';

/** Files that are served as they are. */
export const publicFolder = 'src/app/public';

interface SiteInput extends Deployment {
  root: string;
  bundled: Bundled;
  serverBundle: string;
  /** Address of the content source. */
  content: string;
}

/** Writes the pages of `dist/site`, on all cores. */
export async function writePages({ root, bundled, serverBundle, content, config, publicOrigin }: SiteInput) {
  const environment = { assets: bundled.manifest, config, publicOrigin };
  const key = await keyOf(root, serverBundle, environment);
  return prerender({ root, content, key, serverBundle, ...environment });
}

/** Writes what the documents of `dist/site` and `dist/external` need: scripts, styles, texts, pictures, configuration, headers. */
export async function writeAssets({ root, bundled, config, publicOrigin }: SiteInput) {
  const files: Files = new Map(bundled.files);
  for (const file of await filesBelow(path.join(root, publicFolder), '.'))
    files.set(file, await readFile(path.join(root, publicFolder, file)));
  for (const folder of ['dist/site', 'dist/external'])
    await Promise.all(
      [...files].map(([file, contents]) => writeWithCopies(path.join(root, folder, file), contents, cacheOf(root))),
    );
  const known = await readJson<InlineHashes>(path.join(root, 'dist/inline-hashes.json'));
  await writeDeployment(root, { config, inline: known ?? mergeHashes([]), publicOrigin });
  return files;
}

/**
 * Writes the rest of `dist/site`, and `dist/external` with the list of its files: shells, what crawlers read, headers with
 * the hashes of all documents.
 */
export async function writeSite(
  { root, bundled, serverBundle, config, publicOrigin }: SiteInput,
  assetFiles: Files,
  pages: Awaited<ReturnType<typeof writePages>>,
) {
  const site = path.join(root, 'dist/site');
  const environment = { assets: bundled.manifest, config, publicOrigin };
  const app = await loadApp(serverBundle);
  const renderer = app.createRenderer(environment);
  const shells = Object.entries(await renderer.shells());
  const documents = new Map(shells.map(([file, { html }]) => [`site/${file}`, html]));
  const shell = await renderer.externalShell();
  documents.set('external/index.html', shell);
  for (const [file, html] of documents) await writeWithCopies(path.join(root, 'dist', file), html, cacheOf(root));

  const shellFiles = listShellFiles(
    new Map([...assetFiles, ['index.html', shell]]),
    mergeHashes([app.inlineHashes(shell)]),
  );
  await writeWithCopies(path.join(root, 'dist/external/files.json'), JSON.stringify(shellFiles), cacheOf(root));
  for (const folder of [site, path.join(root, 'dist/external')])
    await removeOthers(path.join(folder, 'assets'), withCopies(bundled.files));

  const patterns = shells.flatMap(([file, shell]) => shell.patterns.map((pattern) => [pattern, file]));
  const others = {
    ...app.crawlerFiles({ pages: pages.pages, publicOrigin }),
    ...app.shellAddresses(Object.fromEntries(patterns)),
  };
  for (const [file, contents] of Object.entries(others)) await write(path.join(site, file), contents);
  await write(path.join(root, 'dist/manifest.json'), JSON.stringify(bundled.manifest));
  const inline = mergeHashes([pages.inline, ...[...documents.values()].map(app.inlineHashes)]);
  await writeDeployment(root, { config, inline, publicOrigin });
}

/** The bundle that renders, as it is now. */
export async function loadApp(serverBundle: string): Promise<typeof import('../src/app/server')> {
  const hash = createHash('sha256').update(await readFile(serverBundle));
  return import(`${pathToFileURL(serverBundle)}?${hash.digest('hex')}`);
}

function cacheOf(root: string): string {
  return path.join(root, '.cache/compressed');
}

/** A hash of everything but its data that affects the files of a page. */
async function keyOf(root: string, serverBundle: string, environment: object): Promise<string> {
  const program = await readFile(serverBundle);
  const copies = await readFile(path.join(root, 'build/compress.ts'));
  const hash = createHash('sha256').update(program).update(copies).update(JSON.stringify(environment));
  return hash.digest('hex').slice(0, 16);
}

/** Names of the built files below `assets/`, with compressed copies. */
function withCopies(files: Files): string[] {
  return [...files.keys()].map((file) => path.basename(file)).flatMap((name) => [name, `${name}.br`, `${name}.gz`]);
}
