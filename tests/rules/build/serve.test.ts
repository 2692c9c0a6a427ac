import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { readOptions } from '../../../build/options';
import { serve } from '../../../build/serve';
import config from '../../../src/platform/config/default.json' with { type: 'json' };
import { temporaryTree } from './temporary-tree';

const root = path.resolve(import.meta.dirname, '../../..');
/** Pages that print everything they are rendered with. */
const app = `
  export const createRenderer = (environment) => ({
    at: async () => ({ html: '<body>' + JSON.stringify(environment) + '</body>', isFound: true }),
  });
`;

afterEach(() => vi.unstubAllEnvs());

/** A server of its own, whose `bundled` is called while the shop is bundled, with the folder that is watched. */
async function start(bundled = vi.fn(async (_folder: string) => {})) {
  const folder = await temporaryTree({ 'app.mjs': app, 'src/screen.ts': '' });
  vi.stubEnv('PORT', '0');
  vi.stubEnv('THIRD_PARTY_PORT', '0');
  vi.stubEnv('DATA_DIR', path.join(folder, 'data'));
  const bundler = {
    serverBundle: path.join(folder, 'app.mjs'),
    async bundle() {
      await bundled(path.join(folder, 'src'));
      return {
        manifest: { entry: '', stages: [], early: '', shell: { css: '', messages: {} }, parts: {} },
        files: new Map(),
        maps: async () => new Map(),
        imports: {},
        complaint: null,
      };
    },
  };
  const { publicOrigin } = readOptions([]);
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const watched = [path.join(folder, 'src')];
  const server = await serve({ root, watched, bundler, config, publicOrigin, products: 60, seed: 1, log });
  return { server, lines };
}

test('development on other ports uses them and no default ones, in headers and pages, prints its addresses, and reloads pages', async () => {
  const { server, lines } = await start();
  try {
    expect(lines).toEqual(
      expect.arrayContaining([
        `site           http://localhost:${server.port}/`,
        `external shell http://localhost:${server.port}/external/`,
        `third parties  http://127.0.0.1:${server.thirdPartyPort}/`,
      ]),
    );
    for (const address of ['/', '/external/', '/finns-inte/', '/config.json']) {
      const answer = await fetch(`http://127.0.0.1:${server.port}${address}`, { headers: { accept: 'text/html' } });
      const texts = [await answer.text(), answer.headers.get('content-security-policy')].join('\n');
      expect(texts, address).toContain(`http://127.0.0.1:${server.thirdPartyPort}`);
      expect(texts, address).not.toMatch(/:418[01]\b/);
    }
    const icon = await fetch(`http://127.0.0.1:${server.port}/icon.svg`);
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, expect.stringContaining('image/svg+xml')]);
    const reload = await fetch(`http://127.0.0.1:${server.port}/dev/client.js`);
    expect([reload.status, await reload.text()]).toEqual([200, expect.stringContaining('location.reload()')]);
  } finally {
    await server.close();
  }
}, 60_000);

test('a change while development starts is bundled, too', async () => {
  const bundled = vi.fn(async (_folder: string) => {});
  bundled.mockImplementationOnce((folder) => writeFile(path.join(folder, 'screen.ts'), 'export {};'));
  const { server } = await start(bundled);
  try {
    await vi.waitFor(() => expect(bundled).toHaveBeenCalledTimes(2), 10_000);
  } finally {
    await server.close();
  }
}, 60_000);
