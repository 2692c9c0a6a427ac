import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Tinypool } from 'tinypool';
import { fetchPages } from '../src/app/server/content-source';
import { pageCopy } from './compress';
import type { Batch, RenderInput, WrittenPage } from './prerender';

const { serverBundle, content, site, ...environment }: RenderInput = Tinypool.workerData;
const { createRenderer, inlineHashes }: typeof import('../src/app/server') = await import(serverBundle);
const renderer = createRenderer(environment);

/** Renders a batch of pages. Pages that exist and whose data is unchanged are skipped. */
export default async function renderBatch({ paths, known }: Batch): Promise<WrittenPage[]> {
  const written: WrittenPage[] = [];
  const texts: [file: string, text: string][] = [];
  for (const [index, page] of (await fetchPages(content, paths)).entries()) {
    const address = paths[index];
    if (!page || !address) continue;
    const json = JSON.stringify(page);
    const hash = createHash('sha256').update(json).digest('base64url').slice(0, 16);
    const file = path.join(site, address, 'index.html');
    const found = { path: address, hash, index: page.seo.index };
    if (known[address] === hash && existsSync(file)) {
      written.push(found);
      continue;
    }
    const html = await renderer.page(page);
    texts.push([file, html], [path.join(site, 'page-data', address, 'index.json'), json]);
    written.push({ ...found, inline: inlineHashes(html) });
  }
  // The disk is slow to open a file: meanwhile the next batch is rendered.
  await Promise.all(texts.map(([file, text]) => writeWithCopy(file, text)));
  return written;
}

async function writeWithCopy(file: string, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  await mkdir(path.dirname(file), { recursive: true });
  await Promise.all([writeFile(file, bytes), writeFile(`${file}.br`, pageCopy(bytes))]);
}
