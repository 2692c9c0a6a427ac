import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { write } from './files';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
const text = /\.(js|css|json|svg|html|txt|xml)$/;

/**
 * Writes a file and its compressed copies, which servers send instead. Compression is strong, but done once per
 * content.
 */
export async function writeWithCopies(file: string, contents: string | Uint8Array, cache: string): Promise<void> {
  const bytes = Buffer.from(contents);
  await write(file, bytes);
  if (!text.test(file)) return;
  const key = path.join(cache, createHash('sha256').update(bytes).digest('hex').slice(0, 32));
  await Promise.all([
    copyCached(`${key}.br`, `${file}.br`, () => brotli(bytes, brotliAt(11, bytes))),
    copyCached(`${key}.gz`, `${file}.gz`, () => gzip(bytes, { level: 9 })),
  ]);
}

async function copyCached(cached: string, target: string, make: () => Promise<Buffer>): Promise<void> {
  if (!existsSync(cached)) await write(cached, await make());
  await copyFile(cached, target);
}

/** The brotli copy of a page or of its data. There are many, and level 11 would take over 100 ms for each. */
export function pageCopy(bytes: Buffer): Buffer {
  return zlib.brotliCompressSync(bytes, brotliAt(5, bytes));
}

function brotliAt(quality: number, bytes: Buffer) {
  return { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length } };
}
