import path from 'node:path';

/**
 * @typedef {object} Chunk a JavaScript file of the bundle
 * @property {string} name file name without folder
 * @property {string} text
 * @property {string[]} imports names of the chunks that it imports statically
 * @property {string | undefined} entryPoint its source file, if any
 */

/** Makes the browser compile a chunk at once instead of function by function on the first call. */
const eager = '//# allFunctionsCalledOnLoad\n';

/**
 * @param {import('esbuild').BuildResult<{ metafile: true, write: false }>} result
 * @param {(texts: string[]) => Promise<string[]>} [minify]
 * @returns {Promise<Map<string, Chunk>>} by name
 */
export async function readChunks({ outputFiles, metafile }, minify = async (texts) => texts) {
  const outputs = Object.entries(metafile.outputs).filter(([file]) => file.endsWith('.js'));
  const texts = new Map(outputFiles.map((file) => [path.basename(file.path), file.text]));
  const finished = await minify(outputs.map(([file]) => texts.get(path.basename(file)) ?? ''));
  return new Map(
    outputs.map(([file, { imports, inputs, entryPoint }], index) => {
      const name = path.basename(file);
      const holdsReact = Object.keys(inputs).some((input) => input.includes('node_modules/react-dom/cjs/'));
      const statics = imports
        .filter(({ kind }) => kind === 'import-statement')
        .map((found) => path.basename(found.path));
      return [name, { name, text: (holdsReact ? eager : '') + finished[index], imports: statics, entryPoint }];
    }),
  );
}

/**
 * @param {string} name
 * @param {ReadonlyMap<string, Chunk>} chunks
 * @param {Set<string>} [found]
 * @returns {string[]} names of a chunk and of all its static imports
 */
export function closureOf(name, chunks, found = new Set()) {
  if (found.has(name)) return [...found];
  found.add(name);
  for (const target of chunks.get(name)?.imports ?? []) closureOf(target, chunks, found);
  return [...found];
}
