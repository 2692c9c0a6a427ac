import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isExactOrigin } from './exact-origin';

const bridge = path.resolve(import.meta.dirname, '..');
const sources = readdirSync(bridge, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'),
);

it('nothing on the bridge is posted to any origin', () => {
  const read = sources.map((file) => ({ file, text: readFileSync(path.join(bridge, file), 'utf8') }));
  expect(read.length).toBeGreaterThan(50);
  expect(read.filter(({ text }) => text.includes('postMessage')).length).toBeGreaterThan(3);
  expect(read.filter(({ text }) => /['"]\*['"]/.test(text)).map(({ file }) => file)).toEqual([]);
});

it.each(['https://app.example', 'http://localhost:4180', 'app://localhost'])('%s is an exact origin', (origin) => {
  expect(isExactOrigin(origin)).toBe(true);
});

it.each(['*', 'null', '', 'https://*.example', 'https://app.example/', 'app.example'])('%j is none', (origin) => {
  expect(isExactOrigin(origin)).toBe(false);
});
