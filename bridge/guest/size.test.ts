import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import esbuild from 'esbuild';
import { expect, it } from 'vitest';

async function weigh(name: string, from: string): Promise<number> {
  const bundle = await esbuild.build({
    stdin: { contents: `export { ${name} } from '${from}'`, resolveDir: import.meta.dirname },
    absWorkingDir: path.resolve(import.meta.dirname, '../..'),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return brotliCompressSync(bundle.outputFiles[0]?.contents ?? '').length;
}

it('the core with its transports is at most 3 KB, and 6 KB as the shop loads it', async () => {
  const [core, guest] = await Promise.all([weigh('createCore', './core'), weigh('createGuest', './index')]);
  expect(core).toBeGreaterThan(1000);
  expect(core).toBeLessThanOrEqual(3 * 1024);
  expect(guest).toBeGreaterThan(core);
  expect(guest).toBeLessThanOrEqual(6 * 1024);
});
