import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pageCopy } from '../../../build/compress';

test.each(['', '<article>Vara</article>'.repeat(1500)])('the copy of a page contains the whole page', (text) => {
  const bytes = Buffer.from(text);
  expect(brotliDecompressSync(pageCopy(bytes)).equals(bytes)).toBe(true);
});
