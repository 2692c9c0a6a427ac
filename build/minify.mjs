import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { write } from './files.mjs';
import { runOnThreads } from './threads.mjs';

const settings = {
  module: true,
  ecma: 2022,
  compress: { passes: 2, keep_fargs: false },
  format: { comments: false },
};
const packageFile = new URL('../node_modules/terser/package.json', import.meta.url);

/** Changes with everything that affects the minified result. */
export const minifier = `terser ${JSON.parse(readFileSync(packageFile, 'utf8')).version} ${JSON.stringify(settings)}`;

/**
 * Does what the bundler's own minifier does not: folds, inlines and drops across statements, which saves some 4 %. It
 * takes most of a bundle's time, so results are cached by content.
 * @param {string[]} texts modules
 * @param {string} cache folder
 * @returns {Promise<string[]>}
 */
export async function minifyAgain(texts, cache) {
  const files = texts.map((text) =>
    path.join(cache, `${createHash('sha256').update(minifier).update(text).digest('hex')}.js`),
  );
  const results = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')));
  const missing = texts.flatMap((text, index) => (results[index] ? [] : [{ text, file: files[index] ?? '', index }]));
  // The longest first, so that no thread is left with it at the end.
  missing.sort((a, b) => b.text.length - a.text.length);
  /** @type {string[]} */
  const made = await runOnThreads(new URL('./minify-worker.mjs', import.meta.url), {
    workerData: settings,
    tasks: missing.map(({ text }) => text),
  });
  for (const [place, { file, index }] of missing.entries()) {
    results[index] = made[place] ?? '';
    await write(file, made[place] ?? '');
  }
  return results;
}
