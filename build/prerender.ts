import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { createRenderer } from '../src/app/server';
import { fetchPaths } from '../src/app/server/content-source';
import { type InlineHashes, mergeHashes } from '../src/app/server/inline-hashes';
import { readJson, removeEmptyFolders, write } from './files';
import { withThreads } from './threads';

type Environment = Parameters<typeof createRenderer>[0];

export interface RenderInput extends Environment {
  serverBundle: string;
  content: string;
  site: string;
}

export interface Batch {
  paths: string[];
  /** Hashes of the data of pages that exist. */
  known: Record<string, string | undefined>;
}

export interface WrittenPage {
  path: string;
  hash: string;
  index: boolean;
  /** If it was rendered. */
  inline?: InlineHashes;
}

interface PageCache {
  key: string;
  /** Hashes by path. */
  pages: Record<string, string>;
  inline: InlineHashes;
}

const batchSize = 100;

/**
 * Renders every page of the content source into `dist/site`. A page is only rendered again after its data, the program
 * or the assets (`key`) have changed; pages that no longer exist are removed.
 */
export async function prerender({ root, key, ...input }: Omit<RenderInput, 'site'> & { root: string; key: string }) {
  const started = performance.now();
  const site = path.join(root, 'dist/site');
  const cacheFile = path.join(root, '.cache/prerender.json');
  const found = await readJson<PageCache>(cacheFile);
  const cache = found?.key === key ? found : { pages: {}, inline: mergeHashes([]) };
  const written = await withThreads('prerender-worker', { ...input, site } satisfies RenderInput, async (threads) => {
    const paths = await fetchPaths(input.content);
    // A build that is killed meanwhile leaves pages of which nothing is known but that they may exist.
    const maybe = Object.fromEntries([...Object.keys(found?.pages ?? {}), ...paths].map((address) => [address, '']));
    await write(cacheFile, JSON.stringify({ key: '', pages: maybe, inline: mergeHashes([]) } satisfies PageCache));
    const batches = batchesOf(paths, cache.pages).map((batch): Promise<WrittenPage[]> => threads.run(batch));
    return Promise.all(batches).catch((cause) => {
      throw new Error(`Prerender: ${cause.message}`, { cause });
    });
  }).then((pages) => pages.flat());
  const rendered = written.flatMap((page) => page.inline ?? []);
  const inline = mergeHashes([cache.inline, ...rendered]);
  const pages = Object.fromEntries(written.map((page) => [page.path, page.hash]));
  const gone = Object.keys(found?.pages ?? {}).filter((address) => !(address in pages));
  await removePages(site, gone);
  await write(cacheFile, JSON.stringify({ key, pages, inline } satisfies PageCache));
  return { inline, pages: written, rendered: rendered.length, seconds: (performance.now() - started) / 1000 };
}

function batchesOf(paths: string[], known: Record<string, string>): Batch[] {
  return Array.from({ length: Math.ceil(paths.length / batchSize) }, (_, index) => {
    const batch = paths.slice(index * batchSize, (index + 1) * batchSize);
    return { paths: batch, known: Object.fromEntries(batch.map((address) => [address, known[address]])) };
  });
}

async function removePages(site: string, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    const files = [path.join(site, address, 'index.html'), path.join(site, 'page-data', address, 'index.json')];
    for (const file of files) for (const ending of ['', '.br']) await rm(file + ending, { force: true });
  }
  if (addresses.length > 0) await removeEmptyFolders(site);
}
