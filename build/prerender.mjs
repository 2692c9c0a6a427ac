import { rm } from 'node:fs/promises';
import path from 'node:path';
import { readJson, removeEmptyFolders, write } from './files.mjs';
import { noHashes } from './inline-hashes.mjs';
import { runOnThreads } from './threads.mjs';

const batchSize = 50;

/**
 * Renders every page of the content source into `dist/site`, on one thread per core (four at most). A page is only
 * rendered again after its data, the program or the assets have changed; pages that no longer exist are removed.
 */
export async function prerender({ root, serverBundle, content, key, assets, config, publicOrigin }) {
  const started = performance.now();
  const site = path.join(root, 'dist/site');
  const cacheFile = path.join(root, '.cache/prerender.json');
  const found = await readJson(cacheFile);
  const cache = found?.key === key ? found : { key, pages: {}, inline: { scripts: [], styles: [] } };
  const paths = await fetchPaths(content);
  const inline = noHashes();
  for (const kind of ['scripts', 'styles']) for (const hash of cache.inline[kind]) inline[kind].add(hash);

  const answers = await runOnThreads(new URL('./prerender-worker.mjs', import.meta.url), {
    workerData: { app: serverBundle, content, site, assets, config, publicOrigin },
    tasks: batchesOf(paths).map((batch) => ({ paths: batch, known: pick(cache.pages, batch) })),
  }).catch((cause) => {
    throw new Error(`Prerender: ${cause.message}`, { cause });
  });
  const written = answers.flatMap((answer) => answer.written);
  for (const answer of answers)
    for (const kind of ['scripts', 'styles']) for (const hash of answer.inline[kind]) inline[kind].add(hash);

  const pages = Object.fromEntries(written.map((page) => [page.path, page.hash]));
  await removeGone(
    site,
    Object.keys(found?.pages ?? {}).filter((address) => !(address in pages)),
  );
  await write(
    cacheFile,
    JSON.stringify({ key, pages, inline: { scripts: [...inline.scripts], styles: [...inline.styles] } }),
  );
  const rendered = written.filter((page) => page.rendered).length;
  const seconds = (performance.now() - started) / 1000;
  return { inline, pages: written, rendered, seconds };
}

async function fetchPaths(content) {
  const answer = await fetch(`${content}/paths`);
  if (!answer.ok) throw new Error(`${content}/paths answered ${answer.status}`);
  const { paths } = await answer.json();
  const odd = paths.find((address) => !/^\/(?:[\w.~%-]+\/)*$/.test(address) || address.includes('..'));
  if (odd !== undefined)
    throw new Error(`the content source names a page '${odd}', which is not a path that ends in a slash`);
  return paths;
}

function batchesOf(paths) {
  return Array.from({ length: Math.ceil(paths.length / batchSize) }, (_, index) =>
    paths.slice(index * batchSize, (index + 1) * batchSize),
  );
}

function pick(known, paths) {
  return Object.fromEntries(paths.map((address) => [address, known[address]]));
}

async function removeGone(site, addresses) {
  for (const address of addresses) {
    const files = [path.join(site, address, 'index.html'), path.join(site, 'page-data', address, 'index.json')];
    for (const file of files) for (const ending of ['', '.br', '.gz']) await rm(file + ending, { force: true });
  }
  if (addresses.length > 0) await removeEmptyFolders(site);
}
