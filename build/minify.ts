import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runOnThreads } from './threads';

export const settings = {
  module: true,
  ecma: 2022,
  compress: { passes: 2, keep_fargs: false },
  format: { comments: false },
};
const { version } = JSON.parse(readFileSync(path.resolve('node_modules/terser/package.json'), 'utf8'));

/** Changes with everything that affects the minified result. */
export const minifier = `terser ${version} ${JSON.stringify(settings)}`;

/**
 * Does what the bundler's own minifier does not: folds, inlines and drops across statements, which saves some 4 %. It
 * takes most of a bundle's time, so results are cached by content.
 */
export async function minifyAgain(texts: string[], cache: string): Promise<string[]> {
  const wanted = texts.map((text) => ({ text, file: path.join(cache, `${hashOf(text)}.js`) }));
  const missing = wanted.filter(({ file }) => !existsSync(file));
  // The longest first, so that no thread is left with it at the end.
  missing.sort((a, b) => b.text.length - a.text.length);
  await runOnThreads('minify-worker', missing, settings);
  return Promise.all(wanted.map(({ file }) => readFile(file, 'utf8')));
}

function hashOf(text: string): string {
  return createHash('sha256').update(minifier).update(text).digest('hex');
}
