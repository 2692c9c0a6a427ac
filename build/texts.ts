import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { syntaxErrorOf } from '../src/app/development/syntax-error';
import { namePartsIn, partsIn } from '../src/lib/part-names';
import { createFileCache } from './file-cache';
import { type Text, transformLingui } from './lingui-macro';

export type Texts = ReturnType<typeof createTexts>;

/** Runs Lingui's macros over the sources, names their parts, and records which texts each file uses. */
export function createTexts(root: string, { sourceMaps = false } = {}) {
  const transformed = createFileCache(async (file) => {
    const written = await readFile(file, 'utf8');
    partsIn(written, file);
    const code = namePartsIn(written);
    return (await transformLingui(code, file, { sourceMaps })) ?? { code, texts: [] };
  });

  return {
    /** `additions`: extra imports by file, which only place modules in chunks. */
    plugin: (additions = new Map<string, string[]>()): Plugin => ({
      name: 'texts',
      setup(build) {
        build.onLoad({ filter: /\/src\/.*\.tsx?$/ }, async ({ path: file }) => {
          if (file.endsWith('.css.ts')) return undefined;
          const name = path.relative(root, file);
          const result = await transformed.get(file).catch((error) => syntaxErrorOf(error, root, name));
          if (!('code' in result)) return result;
          const added = additions.get(name) ?? [];
          const lines = added.map((each) => `\nimport ${JSON.stringify(path.join(root, each))};`);
          return { contents: result.code + lines.join(''), loader: file.endsWith('x') ? 'tsx' : 'ts' };
        });
      },
    }),
    transform: (file: string) => transformed.get(path.join(root, file)),
    /** The texts of one file of the last build. */
    of: (file: string): Text[] => transformed.last(path.join(root, file))?.texts ?? [],
  };
}
