import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { builtValues, headerRules, rewriteHeaders } from '../../../build/headers.mjs';
import { temporaryTree } from './temporary-tree';

const root = path.resolve(import.meta.dirname, '../../..');
const inline = { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] };

async function policy(changes: object, publicOrigin = 'https://shop.example'): Promise<string | undefined> {
  const config = JSON.parse(await readFile(path.join(root, 'src/platform/config/default.json'), 'utf8'));
  const rules = headerRules({ config: { ...config, ...changes }, inline, publicOrigin });
  return rules['/*']?.['Content-Security-Policy'];
}

test('services of another origin may be called, unconfigured ones may not', async () => {
  const { services } = JSON.parse(await readFile(path.join(root, 'src/platform/config/default.json'), 'utf8'));
  const text = await policy({
    services: { ...services, orders: 'https://orders.example/v1', media: 'https://media.example' },
  });
  expect(text).toMatch(/connect-src 'self'[^;]* https:\/\/orders\.example/);
  expect(text).toMatch(/img-src [^;]*https:\/\/media\.example/);
  expect(await policy({})).toMatch(/connect-src 'self';/);
});

test('only configured hosts may embed the shop, and only configured frames are embedded', async () => {
  const text = await policy({
    hostOrigins: ['https://app.example'],
    frameOrigins: ['https://pay.example'],
    reviews: { frame: 'https://reviews.example/frames/reviews/' },
  });
  expect(text).toContain("frame-ancestors 'self' https://app.example;");
  expect(text).toContain('frame-src https://pay.example https://reviews.example;');
  expect(await policy({ frameOrigins: [], reviews: null })).toContain("frame-src 'none';");
});

test('scripts run from the shop itself, by hash, or from the tag manager if there is one', async () => {
  expect(await policy({ tagManager: { id: 'X', url: 'https://tags.example/gtm.js' } })).toContain(
    "script-src 'self' 'sha256-script' https://tags.example;",
  );
  expect(await policy({ tagManager: null })).toContain("script-src 'self' 'sha256-script';");
});

test('transport security is only declared on https', async () => {
  const config = JSON.parse(await readFile(path.join(root, 'src/platform/config/default.json'), 'utf8'));
  const secure = headerRules({ config, inline, publicOrigin: 'https://shop.example' })['/*'];
  const plain = headerRules({ config, inline, publicOrigin: 'http://localhost:4180' })['/*'];
  expect(secure).toHaveProperty('Strict-Transport-Security');
  expect(plain).not.toHaveProperty('Strict-Transport-Security');
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
    await rewriteHeaders(built, { config: other, publicOrigin: undefined });
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
    await expect(rewriteHeaders(built, { config: { ...config, ...changes }, publicOrigin })).rejects.toThrow(
      `${name}: these stand in the built pages`,
    );
    await expect(readFile(path.join(built, 'dist/site/config.json'))).rejects.toThrow('ENOENT');
  });

  test('is refused if it changes the origin of pictures, which built pages contain', async () => {
    const { built, config } = await builtSite();
    const services = { ...config.services, media: 'https://media.example' };
    await expect(rewriteHeaders(built, { config: { ...config, services }, publicOrigin: undefined })).rejects.toThrow(
      'services.media',
    );
  });
});
