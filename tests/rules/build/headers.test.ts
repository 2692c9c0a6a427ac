import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { headerRules } from '../../../build/headers.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const inline = { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] };

async function policy(changes: object, publicOrigin = 'https://shop.example'): Promise<string | undefined> {
  const config = JSON.parse(await readFile(path.join(root, 'src/platform/config/default.json'), 'utf8'));
  const rules = headerRules({ config: { ...config, ...changes }, inline, publicOrigin });
  return rules['/*']?.['Content-Security-Policy'];
}

test('services of another origin may be called, those that are not configured may not', async () => {
  const { services } = JSON.parse(await readFile(path.join(root, 'src/platform/config/default.json'), 'utf8'));
  const text = await policy({
    services: { ...services, orders: 'https://orders.example/v1', media: 'https://media.example' },
  });
  expect(text).toMatch(/connect-src 'self'[^;]* https:\/\/orders\.example/);
  expect(text).toMatch(/img-src [^;]*https:\/\/media\.example/);
  expect(await policy({})).toMatch(/connect-src 'self';/);
});

test('only configured hosts may embed the shop, and only configured frames are embedded', async () => {
  const text = await policy({ hostOrigins: ['https://app.example'], frameOrigins: ['https://pay.example'] });
  expect(text).toContain("frame-ancestors 'self' https://app.example;");
  expect(text).toContain('frame-src https://pay.example;');
  expect(await policy({ frameOrigins: [] })).toContain("frame-src 'none';");
});

test('scripts run from the shop itself, by hash, or from the tag manager where there is one', async () => {
  expect(await policy({ tagManager: { id: 'X', url: 'https://tags.example/gtm.js' } })).toContain(
    "script-src 'self' 'sha256-script' https://tags.example;",
  );
  expect(await policy({ tagManager: null })).toContain("script-src 'self' 'sha256-script';");
});

test('transport security is promised on https alone', async () => {
  const config = JSON.parse(await readFile(path.join(root, 'src/platform/config/default.json'), 'utf8'));
  const secure = headerRules({ config, inline, publicOrigin: 'https://shop.example' })['/*'];
  const plain = headerRules({ config, inline, publicOrigin: 'http://localhost:4180' })['/*'];
  expect(secure).toHaveProperty('Strict-Transport-Security');
  expect(plain).not.toHaveProperty('Strict-Transport-Security');
});
