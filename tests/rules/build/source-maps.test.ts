import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { SourceMap } from 'node:module';
import type { AddressInfo } from 'node:net';
import { inflateRawSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import esbuild from 'esbuild';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { readChunks } from '../../../build/chunks';
import { clientOptions } from '../../../build/client';
import { minify } from '../../../build/minify';
import { mapChunks } from '../../../build/source-maps/map-chunks';
import { readAccount, uploadSourceMaps } from '../../../build/source-maps/upload';
import { createTexts } from '../../../build/texts';
import { debugIdOf } from '../../../src/lib/debug-id';
import { temporaryTree } from './temporary-tree';

const entry = 'src/app/entry.ts';
const shop = `/* A comment that is not published. */
export function start(): void {
  console.log('started');
  throw new RangeError(globalThis.name);
}
`;

async function bundle() {
  const root = await temporaryTree({
    [entry]: "const { start } = await import('./shop');\nstart();\n",
    'src/app/shop.ts': shop,
  });
  const build = (mapped: boolean) => {
    const plugins = [createTexts(root, { sourceMaps: mapped }).plugin()];
    return esbuild.build({ ...clientOptions({ root, entry, mapped, plugins }), plugins });
  };
  const [published, mapped] = await Promise.all([build(false), build(true)]);
  const chunks = await readChunks(published, minify);
  return { chunks, scripts: await mapChunks(published, mapped) };
}

test('each published script has a map that leads back to its sources', async () => {
  const { chunks, scripts } = await bundle();
  expect(scripts.map(({ name, code }) => [name, code])).toEqual(
    [...chunks.values()].map(({ name, text }) => [name, text]),
  );
  for (const { code } of scripts) expect(code).not.toMatch(/sourceMappingURL|comment/);
  const script = scripts.find(({ code }) => code.includes('RangeError'));
  const map = JSON.parse(script?.map ?? '');
  const line = script?.code.split('\n').findIndex((text) => text.includes('RangeError')) ?? -1;
  const column = script?.code.split('\n')[line]?.indexOf('RangeError') ?? -1;
  const found = new SourceMap(map).findEntry(line, column) as { originalSource: string; originalLine: number };
  expect(found.originalSource).toMatch(/src\/app\/shop\.ts$/);
  expect(shop.split('\n')[found.originalLine]).toContain('RangeError');
  expect(map.debug_id).toBe(debugIdOf(script?.name ?? ''));
  expect(map.sourcesContent.join()).toContain('A comment that is not published');
});

/** Answers as the service does: it lists pieces that it lacks, and reads the archive later. */
async function startService({ refuses = false } = {}) {
  const pieces = new Map<string, Buffer>();
  const seen: { archive?: Buffer; body?: Record<string, unknown>; tokens: Set<string | undefined>; asked: number } = {
    tokens: new Set(),
    asked: 0,
  };
  const app = new Hono();
  app.use(async (c, next) => {
    seen.tokens.add(c.req.header('authorization'));
    await next();
  });
  app.get('/api/0/organizations/pharmacy/chunk-upload/', (c) =>
    c.json({
      url: '/api/0/organizations/pharmacy/chunk-upload/',
      chunkSize: 300,
      chunksPerRequest: 2,
      hashAlgorithm: 'sha1',
    }),
  );
  app.post('/api/0/organizations/pharmacy/chunk-upload/', async (c) => {
    const files = (await c.req.formData()).getAll('file') as unknown as File[];
    if (files.length > 2) return c.json({ detail: 'too many' }, 400);
    for (const file of files) {
      const piece = Buffer.from(await file.arrayBuffer());
      if (createHash('sha1').update(piece).digest('hex') !== file.name) return c.json({ detail: 'checksum' }, 400);
      pieces.set(file.name, piece);
    }
    return c.body(null, 200);
  });
  app.post('/api/0/organizations/pharmacy/artifactbundle/assemble/', async (c) => {
    const body = await c.req.json();
    const missingChunks = body.chunks.filter((hash: string) => !pieces.has(hash));
    if (missingChunks.length > 0) return c.json({ state: 'not_found', missingChunks });
    if (refuses) return c.json({ state: 'error', missingChunks: [], detail: 'unreadable' });
    if (seen.asked++ === 0) return c.json({ state: 'assembling', missingChunks: [] });
    seen.archive = Buffer.concat(body.chunks.map((hash: string) => pieces.get(hash)));
    seen.body = body;
    return c.json({ state: 'ok', missingChunks: [] });
  });
  const server = serve({ fetch: app.fetch, port: 0, createServer });
  onTestFinished(() => void server.close());
  await new Promise((resolve) => (server.listening ? resolve(null) : server.once('listening', resolve)));
  return { seen, url: `http://localhost:${(server.address() as AddressInfo).port}/` };
}

const env = { SENTRY_ORG: 'pharmacy', SENTRY_PROJECT: 'shop', SENTRY_AUTH_TOKEN: 'secret' } as NodeJS.ProcessEnv;
const name = 'entry-ABCDEF23.js';
const scripts = [{ name, code: 'start()', map: JSON.stringify({ version: 3, mappings: 'å'.repeat(400) }) }];

/** The files of an archive, read by its directory. */
function unzip(archive: Buffer): Record<string, string> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const files: Record<string, string> = {};
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const [packed, length, local] = [20, 28, 42].map((field) =>
      field === 28 ? archive.readUInt16LE(at + field) : archive.readUInt32LE(at + field),
    ) as [number, number, number];
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    files[archive.toString('utf8', at + 46, at + 46 + length)] = inflateRawSync(
      archive.subarray(start, start + packed),
    ).toString();
    at += 46 + length;
  }
  return files;
}

test('the service gets scripts and maps of the release, in pieces, and is waited for', async () => {
  const { seen, url } = await startService();
  await uploadSourceMaps(scripts, 'luckan@ABCDEF23', { ...readAccount(url, env), interval: 1 });
  expect([...seen.tokens]).toEqual(['Bearer secret']);
  expect(seen.body).toMatchObject({ projects: ['shop'], version: 'luckan@ABCDEF23' });
  const archive = seen.archive ?? Buffer.alloc(0);
  expect(seen.body?.checksum).toBe(createHash('sha1').update(archive).digest('hex'));
  expect(archive.toString('latin1', 0, 4)).toBe('SYSB');
  expect(archive.readUInt32LE(4)).toBe(2);
  const { 'manifest.json': manifest = '', ...files } = unzip(archive);
  expect(files).toEqual({
    [`files/_/_/assets/${name}`]: 'start()',
    [`files/_/_/assets/${name}.map`]: scripts[0]?.map,
  });
  const headers = { 'debug-id': debugIdOf(name) };
  expect(JSON.parse(manifest)).toEqual({
    org: 'pharmacy',
    project: 'shop',
    release: 'luckan@ABCDEF23',
    files: {
      [`files/_/_/assets/${name}`]: {
        url: `~/assets/${name}`,
        type: 'minified_source',
        headers: { ...headers, sourcemap: `${name}.map` },
      },
      [`files/_/_/assets/${name}.map`]: { url: `~/assets/${name}.map`, type: 'source_map', headers },
    },
  });
});

test('an upload that the service refuses stops the command, and says why', async () => {
  const { url } = await startService({ refuses: true });
  const upload = uploadSourceMaps(scripts, 'luckan@ABCDEF23', { ...readAccount(url, env), interval: 1 });
  await expect(upload).rejects.toThrow('unreadable');
});

test('without a project and its token nothing is uploaded', () => {
  expect(() => readAccount('https://errors.example', {} as NodeJS.ProcessEnv)).toThrow('SENTRY_AUTH_TOKEN');
});
