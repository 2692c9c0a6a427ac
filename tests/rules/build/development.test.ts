import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import esbuild from 'esbuild';
import { expect, test, vi } from 'vitest';
import { readOptions } from '../../../build/options';
import { serve } from '../../../build/serve';
import { createTexts } from '../../../build/texts';
import config from '../../../src/platform/config/default.json' with { type: 'json' };
import { findChromium } from '../../support/chromium.mjs';
import { temporaryTree } from './temporary-tree';

const root = path.resolve(import.meta.dirname, '../../..');

const app = `
  export const createRenderer = ({ assets }) => ({
    at: async (path) => {
      if (path === '/trasig/') throw new RangeError('rendered on the server');
      const html =
        '<!doctype html><html lang="sv"><head><title>Sidan</title></head><body><button>Tryck</button>' +
        '<script type="module" src="/' + assets.entry + '"></script></body></html>';
      return { html, isFound: true };
    },
  });
`;

/** Lingui's macro moves its lines. */
const source = `import { msg } from '@lingui/core/macro';

const button = document.querySelector('button')!;

button.onclick = function press() {
  const text = msg({ message: 'En text', comment: 'Den står någonstans' });

  throw new RangeError('<b>Hej</b>', { cause: text });
};
button.ondrop = async () => console.error('caught by a boundary', new TypeError('while rendering'));

button.onpaste = () => {
  // As the shop logs what a service has not answered.
  console.error(new DOMException('signal timed out', 'TimeoutError'));
  console.error(new RangeError('a bug'));
};

button.oncopy = () => {
  const dialog = document.createElement('dialog');
  dialog.textContent = 'Någonting gick fel';
  document.body.append(dialog);
  setTimeout(() => dialog.showModal(), 1_000);
  dialog.onclose = () => dialog.remove();
  throw new RangeError('with a dialog for the customer');
};
`;

/** Bundles one file as the shop's bundler does. */
function bundlerOf(folder: string) {
  const texts = createTexts(folder, { sourceMaps: true });
  return {
    serverBundle: path.join(folder, 'app.mjs'),
    async bundle() {
      const { outputFiles } = await esbuild.build({
        absWorkingDir: folder,
        entryPoints: ['src/page.ts'],
        outdir: 'out',
        entryNames: '[name]-[hash]',
        bundle: true,
        format: 'esm',
        sourcemap: 'linked',
        write: false,
        logLevel: 'silent',
        nodePaths: [path.join(root, 'node_modules')],
        plugins: [texts.plugin()],
      });
      // As `build/bundler.ts` has them: scripts are text, maps are bytes.
      const files = new Map(
        outputFiles.map((file) => {
          const name = path.basename(file.path);
          return [`assets/${name}`, name.endsWith('.map') ? file.contents : file.text];
        }),
      );
      const entry = [...files.keys()].find((name) => name.endsWith('.js')) ?? '';
      const maps = new Map([...files].filter(([name]) => name.endsWith('.map')));
      const manifest = { entry, stages: [], early: '', shell: { css: '', messages: {} }, parts: {} };
      return { manifest, files, maps: async () => maps, imports: {}, complaint: null };
    },
  };
}

test('errors of a page and of the build are shown with the lines of their sources, under the shop’s policy', async () => {
  const folder = await temporaryTree({ 'app.mjs': app, 'src/page.ts': source });
  const file = path.join(folder, 'src/page.ts');
  vi.stubEnv('PORT', '0');
  vi.stubEnv('THIRD_PARTY_PORT', '0');
  vi.stubEnv('DATA_DIR', path.join(folder, 'data'));
  const { publicOrigin } = readOptions([]);
  const watched = [path.join(folder, 'src')];
  const options = { root, watched, bundler: bundlerOf(folder), config, publicOrigin, products: 60, seed: 1 };
  const log = vi.fn();
  const server = await serve({ ...options, log });
  const found = await findChromium();
  const browser = await chromium.launch({ ...(found && { executablePath: found.shell }), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const button = page.getByRole('button', { name: 'Tryck' });
    const errors = page.getByRole('dialog', { name: 'Errors' }).getByRole('alert');
    const title = () => errors.getByRole('heading').textContent();
    const place = () => errors.getByRole('listitem').first().locator('> *').allTextContents();
    await page.goto(`http://127.0.0.1:${server.port}/`);

    await button.click();
    expect(await title()).toBe('RangeError: <b>Hej</b>');
    const line = "throw new RangeError('<b>Hej</b>', { cause: text });";
    expect(await place()).toEqual(['src/page.ts:8:9 in HTMLButtonElement.press', line]);
    expect(await page.getByRole('button', { name: 'Close' }).evaluate((close) => close.matches(':focus'))).toBe(true);
    await page.keyboard.press('Escape');
    await errors.waitFor({ state: 'detached' });

    // What a boundary has caught is written to the console only.
    await button.evaluate((element) => element.dispatchEvent(new Event('drop')));
    expect(await title()).toBe('TypeError: while rendering');
    expect(await place()).toEqual([expect.stringMatching(/^src\/page\.ts:10:/), expect.stringContaining('ondrop')]);

    await page.keyboard.press('Escape');
    await errors.waitFor({ state: 'detached' });

    // A service that has not answered is no error of the code.
    await button.evaluate((element) => element.dispatchEvent(new Event('paste')));
    await errors.getByText('RangeError: a bug').waitFor();
    expect(await errors.getByRole('heading').allTextContents()).toEqual(['RangeError: a bug']);
    await page.keyboard.press('Escape');
    await errors.waitFor({ state: 'detached' });

    // A dialog of the page that opens later covers nothing, and is there once the errors are closed.
    await button.evaluate((element) => element.dispatchEvent(new Event('copy')));
    expect(await title()).toBe('RangeError: with a dialog for the customer');
    const customers = page.getByText('Någonting gick fel');
    await customers.waitFor();
    await page.getByRole('button', { name: 'Close' }).click({ timeout: 5_000 });
    await errors.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await customers.waitFor({ state: 'detached' });

    await page.goto(`http://127.0.0.1:${server.port}/trasig/`);
    expect(await page.title()).toBe('This page cannot be rendered');
    expect(await page.locator('pre').textContent()).toContain('RangeError: rendered on the server');
    expect(log).toHaveBeenCalledWith(expect.stringMatching(/^RangeError: rendered on the server\n\s+at /));
    await page.goto(`http://127.0.0.1:${server.port}/`);

    await writeFile(file, 'const one = 1;\nconst two = ;\n');
    await errors.getByText('Unexpected ";"').waitFor();
    await page.reload();
    expect(await title()).toBe('Unexpected ";"');
    expect(await place()).toEqual(['src/page.ts:2:13', 'const two = ;']);

    // The file is read by Lingui's macro first.
    await writeFile(file, source.replace('const text =', 'const text = ='));
    await errors.getByText('Unexpected token').waitFor();
    // It replaces the one of the build before.
    expect(await title()).toContain('Unexpected token');
    expect(await place()).toEqual([
      'src/page.ts:6:16',
      "const text = = msg({ message: 'En text', comment: 'Den står någonstans' });",
    ]);

    await writeFile(file, source.replace('Hej', 'Hallå'));
    await errors.waitFor({ state: 'detached' });
    await button.click();
    expect(await title()).toBe('RangeError: <b>Hallå</b>');
  } finally {
    await browser.close();
    await server.close();
    vi.unstubAllEnvs();
  }
}, 240_000);
