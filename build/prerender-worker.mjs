import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workerData } from 'node:worker_threads';
import { quickCopies } from './compress.mjs';
import { collectHashes, noHashes } from './inline-hashes.mjs';
import { answerTasks } from './threads.mjs';

const { app, content, site, assets, config, publicOrigin } = workerData;
const { renderPage } = await import(app);

answerTasks(renderBatch);

/** Renders a batch of pages. Pages that exist and whose data is unchanged are skipped. */
async function renderBatch({ paths, known }) {
  const inline = noHashes();
  const written = [];
  const pages = await fetchPages(paths);
  for (const [index, page] of pages.entries()) {
    if (!page) continue;
    const address = paths[index];
    const json = JSON.stringify(page);
    const hash = createHash('sha256').update(json).digest('base64url').slice(0, 16);
    const file = path.join(site, address, 'index.html');
    const same = known[address] === hash && existsSync(file);
    if (!same) {
      const html = await renderPage({ page, assets, config, publicOrigin });
      collectHashes(html, inline);
      writeAll(file, html);
      writeAll(path.join(site, 'page-data', address, 'index.json'), json);
    }
    written.push({ path: address, hash, rendered: !same, index: page.seo.index });
  }
  return { written, inline };
}

async function fetchPages(paths) {
  const answer = await askTwice(() =>
    fetch(`${content}/pages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ paths }),
    }),
  );
  if (!answer.ok) throw new Error(`${content}/pages answered ${answer.status}`);
  return (await answer.json()).pages;
}

/** While a batch is rendered, the other side may close the connection that the next call would use. */
function askTwice(ask) {
  return ask().catch(ask);
}

function writeAll(file, text) {
  const bytes = Buffer.from(text);
  const { br, gz } = quickCopies(bytes);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}
