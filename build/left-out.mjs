import { access, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Parts of a library that the shop never calls and that cannot be shaken off, since what it does call names them:
 * TanStack Query's mutations (writes have the cart's own queue) and endless lists. By the module's file, what stands
 * in its place. A rule test holds that the sources ask for neither.
 */
const standIns = {
  '@tanstack/query-core/build/modern/mutationCache.js': `
    export class MutationCache {
      clear() {}
      findAll() { return []; }
      resumePausedMutations() { return Promise.resolve(); }
    }`,
  '@tanstack/query-core/build/modern/infiniteQueryBehavior.js': `
    export function infiniteQueryBehavior() {}
    export function hasNextPage() {}
    export function hasPreviousPage() {}`,
};

/**
 * The same within one module, by its file: from the one text up to the other, and what stands in its place. Lingui's
 * dates and times in messages (the shop formats its own, `src/i18n/format.ts`), and the plural rules that it once had.
 */
const cuts = {
  '@lingui/core/dist/index.mjs': [
    { from: 'function date(', to: 'function number(', instead: 'const date = String, time = String;' },
    { from: 'loadLocaleData(localeOrAllData', to: '_load(locale, messages)', instead: '' },
  ],
};

/** esbuild plugin of the browser's bundle. The build fails where a library has no such file or text any more. */
export function leaveOut(root) {
  const fileOf = (name) => path.join(root, 'node_modules', name);
  const byFile = new Map(Object.entries(standIns).map(([name, code]) => [fileOf(name), code]));
  return {
    name: 'leave-out',
    async setup(build) {
      for (const file of byFile.keys()) await access(file);
      for (const [name, parts] of Object.entries(cuts))
        byFile.set(fileOf(name), parts.reduce(cut, await readFile(fileOf(name), 'utf8')));
      build.onLoad({ filter: /\/(query-core\/build\/modern|core\/dist)\/\w+\.m?js$/ }, ({ path: file }) => {
        const contents = byFile.get(file);
        return contents === undefined ? null : { contents };
      });
    },
  };
}

function cut(code, { from, to, instead }) {
  const start = code.indexOf(from);
  const end = code.indexOf(to, start);
  if (start < 0 || end < 0) throw new Error(`nothing to leave out between '${from}' and '${to}'`);
  return `${code.slice(0, start)}${instead}\n${code.slice(end)}`;
}
