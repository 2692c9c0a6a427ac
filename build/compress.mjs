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
 * @param {string} file
 * @param {string | Uint8Array} contents
 * @param {string} cache
 */
export async function writeWithCopies(file, contents, cache) {
  const bytes = Buffer.from(contents);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
  if (!text.test(file)) return [file];
  const key = path.join(cache, createHash('sha256').update(bytes).digest('hex').slice(0, 32));
  await Promise.all([
    copyCached(`${key}.br`, `${file}.br`, () => brotli(bytes, brotliAt(11, bytes))),
    copyCached(`${key}.gz`, `${file}.gz`, () => gzip(bytes, { level: 9 })),
  ]);
  return [file, `${file}.br`, `${file}.gz`];
}

/**
 * @param {string} cached
 * @param {string} target
 * @param {() => Promise<Buffer>} make
 */
async function copyCached(cached, target, make) {
  const found = await readFile(cached).catch(() => null);
  if (found) return copyFile(cached, target);
  const made = await make();
  await mkdir(path.dirname(cached), { recursive: true });
  await Promise.all([writeFile(cached, made), writeFile(target, made)]);
}

/**
 * The brotli copy of a page or of its data. There are many, and level 11 would take over 100 ms for each.
 * @param {Buffer} bytes
 */
export function pageCopy(bytes) {
  return zlib.brotliCompressSync(bytes, brotliAt(5, bytes));
}

/**
 * @param {number} quality
 * @param {Buffer} bytes
 */
function brotliAt(quality, bytes) {
  return { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length } };
}
