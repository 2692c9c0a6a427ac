import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
const text = /\.(js|css|json|svg|html|txt|xml)$/;

/**
 * Writes a file and its compressed copies, which servers send instead. Compression is strong, but done once per
 * content.
 */
export async function writeWithCopies(file, contents, cache) {
  const bytes = Buffer.from(contents);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
  if (!text.test(file)) return [file];
  const key = path.join(cache, createHash('sha256').update(bytes).digest('hex').slice(0, 32));
  await Promise.all([
    copyCached(`${key}.br`, `${file}.br`, () =>
      brotli(bytes, { params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    ),
    copyCached(`${key}.gz`, `${file}.gz`, () => gzip(bytes, { level: 9 })),
  ]);
  return [file, `${file}.br`, `${file}.gz`];
}

async function copyCached(cached, target, make) {
  const found = await readFile(cached).catch(() => null);
  if (found) return copyFile(cached, target);
  const made = await make();
  await mkdir(path.dirname(cached), { recursive: true });
  await Promise.all([writeFile(cached, made), writeFile(target, made)]);
}

/** Size range in bytes of a page's quick copy that is worth compressing 20 to 60 times longer: few pages are in it. */
const heavy = 14_000;
const heaviest = 16_000;

/** The quickly compressed copies for the many pages. */
export function quickCopies(bytes) {
  const quick = brotliAt(5, bytes);
  const quality = quick.length > heaviest ? 11 : quick.length > heavy ? 10 : 5;
  return { br: quality === 5 ? quick : brotliAt(quality, bytes), gz: zlib.gzipSync(bytes, { level: 3 }) };
}

function brotliAt(quality, bytes) {
  return zlib.brotliCompressSync(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
