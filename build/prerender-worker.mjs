import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workerData } from 'node:worker_threads';
import { pageCopy } from './compress.mjs';
import { answerTasks } from './threads.mjs';

/** @type {import('./prerender.mjs').RenderInput} */
const { serverBundle, content, site, ...environment } = workerData;
/** @type {typeof import('../src/app/server')} */
const { createRenderer, inlineHashes } = await import(serverBundle);
const renderer = createRenderer(environment);

answerTasks(renderBatch);

/**
 * Renders a batch of pages. Pages that exist and whose data is unchanged are skipped.
 * @param {import('./prerender.mjs').Batch} batch
 * @returns {Promise<import('./prerender.mjs').WrittenPage[]>}
 */
async function renderBatch({ paths, known }) {
  const written = [];
  for (const [index, page] of (await fetchPages(paths)).entries()) {
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
    writeAll(file, html);
    writeAll(path.join(site, 'page-data', address, 'index.json'), json);
    written.push({ ...found, inline: inlineHashes(html) });
  }
  return written;
}

/**
 * @param {string[]} paths
 * @returns {Promise<({ seo: { index: boolean } } | null)[]>}
 */
async function fetchPages(paths) {
  const ask = () =>
    fetch(`${content}/pages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ paths }),
    });
  // While a batch is rendered, the other side may close the connection that the next call would use.
  const answer = await ask().catch(ask);
  if (!answer.ok) throw new Error(`${content}/pages answered ${answer.status}`);
  return (await answer.json()).pages;
}

/**
 * @param {string} file
 * @param {string} text
 */
function writeAll(file, text) {
  const bytes = Buffer.from(text);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  writeFileSync(`${file}.br`, pageCopy(bytes));
}
