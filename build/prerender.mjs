import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { readJson, removeEmptyFolders, write } from './files.mjs';
import { noHashes } from './inline-hashes.mjs';

const batchSize = 50;

/**
 * Renders every page of the content source into `dist/site`, on as many threads as there are cores (four at most).
 * A page is rendered again only when its data, the program or the assets have changed; pages that are gone are removed.
 */
export async function prerender({ root, serverBundle, content, key, assets, config, publicOrigin }) {
  const started = performance.now();
  const site = path.join(root, 'dist/site');
  const cacheFile = path.join(root, '.cache/prerender.json');
  const found = await readJson(cacheFile);
  const cache = found?.key === key ? found : { key, pages: {}, inline: { scripts: [], styles: [] } };
  const paths = await fetchPaths(content);
  const workerData = { app: serverBundle, content, site, assets, config, publicOrigin };
  const inline = noHashes();
  for (const kind of ['scripts', 'styles']) for (const hash of cache.inline[kind]) inline[kind].add(hash);

  const written = [];
  const batches = batchesOf(paths);
  await Promise.all(
    Array.from({ length: Math.min(4, os.availableParallelism(), batches.length) }, () =>
      work(workerData, batches, cache.pages, (answer) => {
        written.push(...answer.written);
        for (const kind of ['scripts', 'styles']) for (const hash of answer.inline[kind]) inline[kind].add(hash);
      }),
    ),
  );

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

/** One thread, fed batch after batch until none is left. */
function work(workerData, batches, known, onAnswer) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./prerender-worker.mjs', import.meta.url), { workerData });
    const next = () => {
      const paths = batches.shift();
      if (!paths) return worker.terminate().then(resolve, reject);
      worker.postMessage({ paths, known: Object.fromEntries(paths.map((address) => [address, known[address]])) });
    };
    worker.on('message', (answer) => {
      if (answer.error) return worker.terminate().then(() => reject(new Error(`Prerender: ${answer.error}`)));
      onAnswer(answer);
      next();
    });
    worker.on('error', reject);
    next();
  });
}

async function removeGone(site, addresses) {
  for (const address of addresses) {
    const files = [path.join(site, address, 'index.html'), path.join(site, 'page-data', address, 'index.json')];
    for (const file of files) for (const ending of ['', '.br', '.gz']) await rm(file + ending, { force: true });
  }
  if (addresses.length > 0) await removeEmptyFolders(site);
}
