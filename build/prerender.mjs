import { rm } from 'node:fs/promises';
import path from 'node:path';
import { readJson, removeEmptyFolders, write } from './files.mjs';
import { runOnThreads } from './threads.mjs';

/** @typedef {import('../src/app/server/inline-hashes').InlineHashes} InlineHashes */
/** @typedef {Parameters<typeof import('../src/app/server').createRenderer>[0]} Environment */
/** @typedef {Environment & { serverBundle: string, content: string, site: string }} RenderInput */
/** @typedef {{ key: string, pages: Record<string, string>, inline: InlineHashes }} PageCache pages' hashes by path */
/** @typedef {{ paths: string[], known: Record<string, string | undefined> }} Batch paths, and hashes of their data */
/** @typedef {{ path: string, hash: string, index: boolean, inline?: InlineHashes }} WrittenPage `inline` if rendered */

const batchSize = 50;

/**
 * Renders every page of the content source into `dist/site`, on one thread per core (four at most). A page is only
 * rendered again after its data, the program or the assets have changed; pages that no longer exist are removed.
 * @param {Environment & { root: string, serverBundle: string, content: string, key: string }} input
 */
export async function prerender({ root, serverBundle, content, key, ...environment }) {
  const started = performance.now();
  const site = path.join(root, 'dist/site');
  const cacheFile = path.join(root, '.cache/prerender.json');
  const found = /** @type {PageCache | null} */ (await readJson(cacheFile));
  const cache = found?.key === key ? found : { pages: {}, inline: { scripts: [], styles: [] } };
  const paths = await fetchPaths(content);

  /** @type {RenderInput} */
  const workerData = { serverBundle, content, site, ...environment };
  const tasks = batchesOf(paths).map((batch) => ({ paths: batch, known: pick(cache.pages, batch) }));
  /** @type {WrittenPage[][]} */
  const answers = await runOnThreads(new URL('./prerender-worker.mjs', import.meta.url), { workerData, tasks }).catch(
    (cause) => {
      throw new Error(`Prerender: ${cause.message}`, { cause });
    },
  );
  const written = answers.flat();
  const rendered = written.flatMap((page) => page.inline ?? []);
  const inline = mergeHashes([cache.inline, ...rendered]);
  const pages = Object.fromEntries(written.map((page) => [page.path, page.hash]));
  const gone = Object.keys(found?.pages ?? {}).filter((address) => !(address in pages));
  await removePages(site, gone);
  await write(cacheFile, JSON.stringify({ key, pages, inline }));
  return { inline, pages: written, rendered: rendered.length, seconds: (performance.now() - started) / 1000 };
}

/**
 * Each hash once, sorted.
 * @param {InlineHashes[]} all
 * @returns {InlineHashes}
 */
export function mergeHashes(all) {
  return {
    scripts: [...new Set(all.flatMap(({ scripts }) => scripts))].sort(),
    styles: [...new Set(all.flatMap(({ styles }) => styles))].sort(),
  };
}

/**
 * @param {string} content
 * @returns {Promise<string[]>}
 */
async function fetchPaths(content) {
  const answer = await fetch(`${content}/paths`);
  if (!answer.ok) throw new Error(`${content}/paths answered ${answer.status}`);
  /** @type {{ paths: string[] }} */
  const { paths } = await answer.json();
  const odd = paths.find((address) => !/^\/(?:[\w.~%-]+\/)*$/.test(address) || address.includes('..'));
  if (odd !== undefined)
    throw new Error(`the content source names a page '${odd}', which is not a path that ends in a slash`);
  return paths;
}

/** @param {string[]} paths */
function batchesOf(paths) {
  return Array.from({ length: Math.ceil(paths.length / batchSize) }, (_, index) =>
    paths.slice(index * batchSize, (index + 1) * batchSize),
  );
}

/**
 * @param {Record<string, string>} known
 * @param {string[]} paths
 */
function pick(known, paths) {
  return Object.fromEntries(paths.map((address) => [address, known[address]]));
}

/**
 * @param {string} site
 * @param {string[]} addresses
 */
async function removePages(site, addresses) {
  for (const address of addresses) {
    const files = [path.join(site, address, 'index.html'), path.join(site, 'page-data', address, 'index.json')];
    for (const file of files) for (const ending of ['', '.br']) await rm(file + ending, { force: true });
  }
  if (addresses.length > 0) await removeEmptyFolders(site);
}
