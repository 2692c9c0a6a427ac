import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeWithCopies } from './compress.mjs';
import { filesBelow, removeOthers, write } from './files.mjs';
import { builtValues, writeConfig, writeHeaders } from './headers.mjs';
import { collectHashes } from './inline-hashes.mjs';
import { prerender } from './prerender.mjs';
import { writeSitemap } from './sitemap.mjs';

const publicFolder = 'src/app/public';

/** Writes `dist/site` and `dist/external`: assets, pages, shells, configuration and headers. */
export async function writeSite({ root, bundled, serverBundle, content, config, publicOrigin }) {
  const { manifest: assets, files } = bundled;
  const site = path.join(root, 'dist/site');
  const external = path.join(root, 'dist/external');
  const cache = path.join(root, '.cache/compressed');
  const environment = { assets, config, publicOrigin };
  const key = await keyOf(serverBundle, environment);

  const pages = await prerender({ root, content, key, serverBundle, ...environment });
  await Promise.all([
    writeFiles([site, external], files, cache),
    copyPublic(root, [site, external], cache),
    write(path.join(root, 'dist/manifest.json'), JSON.stringify(assets)),
  ]);

  const app = await import(`${pathToFileURL(serverBundle)}?${key}`);
  const shells = await app.renderShells(environment);
  const externalShell = await app.renderExternalShell(environment);
  const patterns = {};
  for (const [file, { html, patterns: answered }] of Object.entries(shells)) {
    collectHashes(html, pages.inline);
    await writeWithCopies(path.join(site, file), html, cache);
    for (const pattern of answered) patterns[pattern] = file;
  }
  collectHashes(externalShell, pages.inline);
  await writeWithCopies(path.join(external, 'index.html'), externalShell, cache);

  const inline = { scripts: [...pages.inline.scripts].sort(), styles: [...pages.inline.styles].sort() };
  await Promise.all([
    write(path.join(root, 'dist/inline-hashes.json'), JSON.stringify(inline)),
    write(path.join(site, 'shells.json'), JSON.stringify(patterns)),
    write(path.join(root, 'dist/built-values.json'), JSON.stringify(builtValues({ config, publicOrigin }))),
    writeConfig(root, config),
    writeHeaders(root, { config, inline, publicOrigin }),
    writeSitemap(site, { pages: pages.pages, disallowed: app.disallowedPaths, publicOrigin }),
    removeOthers(path.join(site, 'assets'), withCopies(files)),
    removeOthers(path.join(external, 'assets'), withCopies(files)),
  ]);
  return pages;
}

/** A hash of everything but its data that affects the files of a page. */
async function keyOf(serverBundle, environment) {
  const program = await readFile(serverBundle);
  const copies = await readFile(new URL('./compress.mjs', import.meta.url));
  return createHash('sha256')
    .update(program)
    .update(copies)
    .update(JSON.stringify(environment))
    .digest('hex')
    .slice(0, 16);
}

async function writeFiles(folders, files, cache) {
  await Promise.all(
    [...files].map(async ([file, contents]) => {
      for (const folder of folders) await writeWithCopies(path.join(folder, file), contents, cache);
    }),
  );
}

async function copyPublic(root, folders, cache) {
  for (const file of await filesBelow(root, publicFolder)) {
    const contents = await readFile(path.join(root, file));
    const name = path.relative(publicFolder, file);
    for (const folder of folders) await writeWithCopies(path.join(folder, name), contents, cache);
  }
}

/** Names of the built files below `assets/`, with compressed copies. */
function withCopies(files) {
  return [...files.keys()].map((file) => path.basename(file)).flatMap((name) => [name, `${name}.br`, `${name}.gz`]);
}
