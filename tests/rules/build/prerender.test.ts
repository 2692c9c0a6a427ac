import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { prerender } from '../../../build/prerender';
import { temporaryTree } from './temporary-tree';

const app = `
  export const createRenderer = () => ({ page: async (page) => '<h1>' + page.data + '</h1>' });
  export const inlineHashes = () => ({ scripts: [], styles: [] });
`;

const noAssets = { entry: '', stages: [], early: '', shell: { css: '', messages: {} }, parts: {} };

/** A content source with one page. `listener` runs first and returns whether it has handled the request. */
async function contentSource(listener: (...args: Parameters<RequestListener>) => boolean): Promise<string> {
  const server = createServer((request, response) => {
    if (listener(request, response)) return;
    const page = { data: 'Hår', seo: { index: true } };
    response.end(JSON.stringify(request.url === '/paths' ? { paths: ['/har/'] } : { pages: [page] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function render(content: string, key = 'k', root?: string): Promise<string> {
  root ??= await temporaryTree({ 'app.mjs': app });
  const serverBundle = path.join(root, 'app.mjs');
  await prerender({ root, serverBundle, content, key, assets: noAssets, config: {}, publicOrigin: '' });
  return readFile(path.join(root, 'dist/site/har/index.html'), 'utf8');
}

test('a connection closed by the content source does not stop the build', async () => {
  let calls = 0;
  const content = await contentSource((request) => {
    calls += 1;
    if (request.url !== '/pages' || calls > 2) return false;
    request.socket.destroy();
    return true;
  });
  expect(await render(content)).toBe('<h1>Hår</h1>');
  expect(calls).toBe(3);
});

test('a content source that keeps failing does', async () => {
  const content = await contentSource(({ url, socket }) => url === '/pages' && Boolean(socket.destroy()));
  await expect(render(content)).rejects.toThrow('Prerender');
});

test('what a build that broke off has written is not taken for what it was before', async () => {
  const root = await temporaryTree({ 'app.mjs': app });
  const content = await contentSource(() => false);
  await render(content, 'a', root);
  const breaksOff = await contentSource(({ url, socket }) => url === '/pages' && Boolean(socket.destroy()));
  await expect(render(breaksOff, 'b', root)).rejects.toThrow('Prerender');
  // What it had got to.
  await writeFile(path.join(root, 'dist/site/har/index.html'), 'of b');
  expect(await render(content, 'a', root)).toBe('<h1>Hår</h1>');
});
