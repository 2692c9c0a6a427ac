import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { mergeHashes } from '../src/app/server/inline-hashes';
import type { Bundled, Files } from './bundler';
import { writeWithCopies } from './compress';
import { type Deployment, writeDeployment } from './deployment';
import { filesBelow, removeOthers, write } from './files';
import { prerender } from './prerender';
import { listShellFiles } from './shell-files';

const publicFolder = 'src/app/public';

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

/** Writes the rest of `dist/site`, and `dist/external` with the list of its files: assets, shells, configuration, headers. */
export async function writeSite(
  { root, bundled, serverBundle, config, publicOrigin }: SiteInput,
  pages: Awaited<ReturnType<typeof writePages>>,
) {
  const { manifest: assets, files } = bundled;
  const site = path.join(root, 'dist/site');
  const cache = path.join(root, '.cache/compressed');
  const environment = { assets, config, publicOrigin };
  const key = await keyOf(root, serverBundle, environment);

  const both = new Map<string, string | Uint8Array>(files);
  for (const file of await filesBelow(path.join(root, publicFolder), '.'))
    both.set(file, await readFile(path.join(root, publicFolder, file)));
  for (const folder of [site, path.join(root, 'dist/external')]) {
    await Promise.all([...both].map(([file, contents]) => writeWithCopies(path.join(folder, file), contents, cache)));
    await removeOthers(path.join(folder, 'assets'), withCopies(files));
  }

  const app: typeof import('../src/app/server') = await import(`${pathToFileURL(serverBundle)}?${key}`);
  const renderer = app.createRenderer(environment);
  const shells = Object.entries(await renderer.shells());
  const documents = new Map(shells.map(([file, { html }]) => [`site/${file}`, html]));
  const shell = await renderer.externalShell();
  documents.set('external/index.html', shell);
  for (const [file, html] of documents) await writeWithCopies(path.join(root, 'dist', file), html, cache);

  const carried = listShellFiles(new Map([...both, ['index.html', shell]]), mergeHashes([app.inlineHashes(shell)]));
  await writeWithCopies(path.join(root, 'dist/external/files.json'), JSON.stringify(carried), cache);

  const patterns = shells.flatMap(([file, shell]) => shell.patterns.map((pattern) => [pattern, file]));
  const others = {
    ...app.crawlerFiles({ pages: pages.pages, publicOrigin }),
    ...app.shellAddresses(Object.fromEntries(patterns)),
  };
  for (const [file, contents] of Object.entries(others)) await write(path.join(site, file), contents);
  await write(path.join(root, 'dist/manifest.json'), JSON.stringify(assets));
  const inline = mergeHashes([pages.inline, ...[...documents.values()].map(app.inlineHashes)]);
  await writeDeployment(root, { config, inline, publicOrigin });
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
