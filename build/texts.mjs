import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { transformLingui } from './lingui-macro.mjs';
import { namePartsIn, partsIn } from './part-names.mjs';

/** @typedef {import('./lingui-macro.mjs').Text} Text */

/**
 * Runs Lingui's macros over the sources, names their parts, and records which texts each file uses. A file is only
 * transformed again when its contents have changed.
 */
export function createTexts(root, { sourceMaps = false } = {}) {
  /** @type {Map<string, { stamp: string, contents: string, texts: Text[] }>} */
  const cache = new Map();

  /** Transformations in progress: both bundles request the same files at once. */
  const running = new Map();

  function transform(file) {
    if (!running.has(file))
      running.set(
        file,
        transformNow(file).finally(() => running.delete(file)),
      );
    return running.get(file);
  }

  async function transformNow(file) {
    const { mtimeMs, size } = await stat(file);
    const stamp = `${mtimeMs} ${size}`;
    const known = cache.get(file);
    if (known?.stamp === stamp) return known;
    const written = await readFile(file, 'utf8');
    partsIn(written, file);
    const source = namePartsIn(written);
    const result = await transformLingui(source, file, { sourceMaps });
    const transformed = { stamp, contents: result?.code ?? source, texts: result?.texts ?? [] };
    cache.set(file, transformed);
    return transformed;
  }

  return {
    /** @param {Map<string, string[]>} [additions] file -> extra imports that only place modules in chunks */
    plugin(additions = new Map()) {
      return {
        name: 'texts',
        setup(build) {
          build.onLoad({ filter: /\/src\/.*\.tsx?$/ }, async ({ path: file }) => {
            if (file.endsWith('.css.ts')) return undefined;
            const { contents } = await transform(file);
            const added = additions.get(path.relative(root, file)) ?? [];
            const lines = added.map((name) => `\nimport ${JSON.stringify(path.join(root, name))};`);
            return {
              contents: contents + lines.join(''),
              loader: file.endsWith('x') ? 'tsx' : 'ts',
            };
          });
        },
      };
    },
    transform: (file) => transform(path.join(root, file)),
    /** @returns {Text[]} the texts of one file of the last build, by its path from the root */
    of(file) {
      return cache.get(path.join(root, file))?.texts ?? [];
    },
  };
}
