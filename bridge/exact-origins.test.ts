import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'),
);

it('nothing on the bridge is posted to any origin', () => {
  const read = sources.map((file) => ({ file, text: readFileSync(path.join(import.meta.dirname, file), 'utf8') }));
  expect(read.length).toBeGreaterThan(50);
  expect(read.filter(({ text }) => text.includes('postMessage')).length).toBeGreaterThan(3);
  expect(read.filter(({ text }) => /['"]\*['"]/.test(text)).map(({ file }) => file)).toEqual([]);
});
