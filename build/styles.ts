import path from 'node:path';
import { compile, processVanillaFile } from '@vanilla-extract/integration';
import type { Plugin } from 'esbuild';
import { silent, styleErrorOf } from '../src/app/development/style-error';
import { createFileCache } from './file-cache';

/** The CSS of one `.css.ts` file, without those that it imports. */
export interface Styles {
  file: string;
  css: string;
}

export type StyleFiles = ReturnType<typeof createStyles>;

/** Class names are explicit and short, so that the browser's and the server's bundle agree. */
const identOption = 'short';

/**
 * Evaluates `.css.ts` files. Their class names go into the bundle as plain JavaScript; their rules are stored here by
 * file, so that each part gets its own.
 */
export function createStyles(root: string) {
  const evaluated = createFileCache(
    async (filePath) => {
      const styles: Styles[] = [];
      const { source, watchFiles } = await compile({ filePath, cwd: root, identOption, esbuildOptions: silent });
      const contents = await processVanillaFile({
        source,
        filePath,
        identOption,
        serializeVirtualCssPath({ fileScope, source: css }) {
          styles.push({ file: fileScope.filePath, css });
          return '';
        },
      });
      return { contents, styles, sources: watchFiles.filter((name) => !name.includes('node_modules')) };
    },
    ({ sources }) => sources,
  );

  const plugin: Plugin = {
    name: 'styles',
    setup(build) {
      build.onLoad({ filter: /\.css\.ts$/ }, async ({ path: file }) => {
        const result = await evaluated.get(file).catch((error) => styleErrorOf(error, root, file));
        if (!('sources' in result)) return result;
        const { contents, sources } = result;
        return { contents, loader: 'js', watchFiles: sources, resolveDir: path.dirname(file) };
      });
    },
  };
  return {
    plugin,
    /** The rules of a `.css.ts` file of the last build, with those of its imports first. */
    of: (file: string): Styles[] => evaluated.last(path.join(root, file))?.styles ?? [],
  };
}
