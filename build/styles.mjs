import { stat } from 'node:fs/promises';
import path from 'node:path';
import { compile, processVanillaFile } from '@vanilla-extract/integration';

/** @typedef {{ file: string, css: string }} Styles the CSS of one `.css.ts` file, without those that it imports */

const identOption = 'short';

/**
 * Evaluates `.css.ts` files. Their class names go into the bundle as plain JavaScript; their rules are stored here by
 * file, so that each part gets its own. A file is only evaluated again when one of its sources has changed. Class names
 * are explicit and short, so that the browser's and the server's bundle agree.
 * @param {string} root
 */
export function createStyles(root) {
  /** @typedef {{ stamp: string, watchFiles: string[], contents: string, styles: Styles[] }} Evaluated */

  /** @type {Map<string, Evaluated>} */
  const cache = new Map();

  /**
   * Evaluations in progress: both bundles request the same files at once.
   * @type {Map<string, Promise<Evaluated>>}
   */
  const running = new Map();

  /** @param {string} file */
  function evaluate(file) {
    const evaluating = running.get(file) ?? evaluateNow(file).finally(() => running.delete(file));
    running.set(file, evaluating);
    return evaluating;
  }

  /** @param {string} file */
  async function evaluateNow(file) {
    const known = cache.get(file);
    if (known && known.stamp === (await stampOf(known.watchFiles))) return known;
    /** @type {Styles[]} */
    const styles = [];
    const { source, watchFiles } = await compile({ filePath: file, cwd: root, identOption });
    const contents = await processVanillaFile({
      source,
      filePath: file,
      identOption,
      serializeVirtualCssPath({ fileScope, source: css }) {
        styles.push({ file: fileScope.filePath, css });
        return '';
      },
    });
    const sources = watchFiles.filter((name) => !name.includes('node_modules'));
    const entry = { stamp: await stampOf(sources), watchFiles: sources, contents, styles };
    cache.set(file, entry);
    return entry;
  }

  return {
    /** @type {import('esbuild').Plugin} */
    plugin: {
      name: 'styles',
      setup(build) {
        build.onLoad({ filter: /\.css\.ts$/ }, async ({ path: file }) => {
          const { contents, watchFiles } = await evaluate(file);
          return { contents, loader: 'js', watchFiles, resolveDir: path.dirname(file) };
        });
      },
    },
    /**
     * @param {string} file
     * @returns {Styles[]} the rules of a `.css.ts` file of the last build, with those of its imports first
     */
    of(file) {
      return cache.get(path.join(root, file))?.styles ?? [];
    },
  };
}

/** @param {string[]} files */
async function stampOf(files) {
  const stats = await Promise.all(files.map((file) => stat(file).catch(() => null)));
  return stats.map((found) => found?.mtimeMs ?? 'gone').join();
}
