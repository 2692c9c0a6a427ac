import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pageCopies } from '../../../build/compress.mjs';

test.each(['', '<article>Vara</article>'.repeat(1500)])('the copies of a page contain the whole page', (text) => {
  const bytes = Buffer.from(text);
  const { br, gz } = pageCopies(bytes);
  expect(brotliDecompressSync(br).equals(bytes) && gunzipSync(gz).equals(bytes)).toBe(true);
});
