import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { transformLingui } from './lingui-macro.mjs';
import { namePartsIn, partsIn } from './part-names.mjs';

/** @typedef {import('./lingui-macro.mjs').Text} Text */

/**
 * Runs Lingui's macros over the sources, names their parts, and records which texts each file uses. A file is only
 * transformed again when its contents have changed.
 * @param {string} root
 * @param {{ sourceMaps?: boolean }} [options]
 */
export function createTexts(root, { sourceMaps = false } = {}) {
  /** @type {Map<string, { stamp: string, contents: string, texts: Text[] }>} */
  const cache = new Map();

  /**
   * Transformations in progress: both bundles request the same files at once.
   * @type {Map<string, ReturnType<typeof transformNow>>}
   */
  const running = new Map();

  /** @param {string} file */
  function transform(file) {
    const transforming = running.get(file) ?? transformNow(file).finally(() => running.delete(file));
    running.set(file, transforming);
    return transforming;
  }

  /** @param {string} file */
  async function transformNow(file) {
    const { mtimeMs, size } = await stat(file);
    const stamp = `${mtimeMs} ${size}`;
    const known = cache.get(file);
    if (known && known.stamp === stamp) return known;
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
      /** @type {import('esbuild').Plugin} */
      const plugin = {
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
      return plugin;
    },
    /** @param {string} file */
    transform: (file) => transform(path.join(root, file)),
    /**
     * @param {string} file its path from the root
     * @returns {Text[]} the texts of one file of the last build
     */
    of(file) {
      return cache.get(path.join(root, file))?.texts ?? [];
    },
  };
}
