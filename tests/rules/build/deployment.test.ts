import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readConfig, rewriteDeployment } from '../../../build/deployment';
import { builtValues } from '../../../src/app/server/built-values';
import { temporaryTree } from './temporary-tree';

const root = path.resolve(import.meta.dirname, '../../..');
const inline = { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] };

async function fileOf(change: (config: { services: { orders?: string } }) => void) {
  const config = JSON.parse(await readFile(path.join(root, 'src/platform/config/default.json'), 'utf8'));
  change(config);
  const tree = await temporaryTree({ 'config.json': JSON.stringify(config) });
  return path.join(tree, 'config.json');
}

test('a valid configuration is returned as written', async () => {
  const file = await fileOf((config) => {
    config.services.orders = 'https://orders.example';
  });
  expect(await readConfig(root, file)).toEqual(JSON.parse(await readFile(file, 'utf8')));
});

test("an invalid configuration is refused with the field's name, since a browser would only fall back to the built one", async () => {
  const file = await fileOf((config) => {
    delete config.services.orders;
  });
  await expect(readConfig(root, file)).rejects.toThrow(/does not fit:\n {2}services\.orders: /);
});

test('a file that is missing or no JSON is named', async () => {
  const tree = await temporaryTree({ 'config.json': '{ "a": 1, }' });
  await expect(readConfig(tree, 'config.json')).rejects.toThrow(/^The configuration config\.json is no JSON: /);
  await expect(readConfig(tree, 'other.json')).rejects.toThrow('The configuration other.json cannot be read (ENOENT).');
});

describe('another configuration for a built site', () => {
  async function builtSite() {
    const config = JSON.parse(await readFile(path.join(root, 'src/platform/config/default.json'), 'utf8'));
    const built = await temporaryTree({
      'dist/inline-hashes.json': JSON.stringify(inline),
      'dist/built-values.json': JSON.stringify(builtValues({ config, publicOrigin: 'https://shop.example' })),
    });
    return { built, config };
  }

  test('is written next to both shells, and to the compressed copies', async () => {
    const { built, config } = await builtSite();
    const other = { ...config, operator: { ...config.operator, phone: '0770-111 222' } };
    await rewriteDeployment(built, { config: other, publicOrigin: undefined });
    for (const file of ['dist/site/config.json', 'dist/external/config.json'].map((name) => path.join(built, name))) {
      const texts = [
        await readFile(file),
        brotliDecompressSync(await readFile(`${file}.br`)),
        gunzipSync(await readFile(`${file}.gz`)),
      ];
      for (const text of texts) expect(JSON.parse(text.toString())).toEqual(other);
    }
    expect(await readFile(path.join(built, 'dist/site/_headers'), 'utf8')).toContain('Strict-Transport-Security');
  });

  test.each([
    ['appCookie', { appCookie: 'another_app' }, undefined],
    ['themes', { themes: { b2c: 'ag', 'doktor-se': 'orange' } }, undefined],
    ['publicOrigin', {}, 'https://other.example'],
  ])('is refused if it changes what is part of the pages: %s', async (name, changes, publicOrigin) => {
    const { built, config } = await builtSite();
    await expect(rewriteDeployment(built, { config: { ...config, ...changes }, publicOrigin })).rejects.toThrow(
      `${name}: these stand in the built pages`,
    );
    await expect(readFile(path.join(built, 'dist/site/config.json'))).rejects.toThrow('ENOENT');
  });

  test('is refused if it changes the origin of pictures, which built pages contain', async () => {
    const { built, config } = await builtSite();
    const services = { ...config.services, media: 'https://media.example' };
    await expect(
      rewriteDeployment(built, { config: { ...config, services }, publicOrigin: undefined }),
    ).rejects.toThrow('services.media');
  });
});
