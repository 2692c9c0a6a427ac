import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { quickCopies } from '../../../build/compress.mjs';

/** Text like a listing's: the same markup repeated with different names. */
function page(products: number): Buffer {
  const card = (n: number) => {
    const name = (Math.sin(n + 1) * 1e9).toString(36);
    return `<article class="card"><a href="/produkt/${name}-${n}/">Vara ${name}</a><p>Jfr-pris ${n * 7} kr/st</p></article>`;
  };
  return Buffer.from(Array.from({ length: products }, (_, n) => card(n)).join(''));
}

function atQuality5(bytes: Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliCompressSync(bytes, { params }).length;
}

describe('the copies of a page', () => {
  const light = page(50);
  const heavy = page(1500);

  test.each([light, heavy])('contain the whole page', (bytes) => {
    const { br, gz } = quickCopies(bytes);
    expect(brotliDecompressSync(br).equals(bytes) && gunzipSync(gz).equals(bytes)).toBe(true);
  });

  test('are made quickly for the many light pages, and clearly smaller for the few heavy ones', () => {
    expect(atQuality5(light)).toBeLessThan(14_000);
    expect(quickCopies(light).br.length).toBe(atQuality5(light));
    expect(atQuality5(heavy)).toBeGreaterThan(14_000);
    expect(quickCopies(heavy).br.length).toBeLessThan(0.95 * atQuality5(heavy));
  });
});
