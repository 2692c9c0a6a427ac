import path from 'node:path';
import type { BuildResult } from 'esbuild';

/** A JavaScript file of the bundle. */
export interface Chunk {
  /** File name without folder. */
  name: string;
  text: string;
  /** Names of the chunks that it imports statically. */
  imports: string[];
  /** Its source file, if any. */
  entryPoint: string | undefined;
}

/** Makes the browser compile a chunk at once instead of function by function on the first call. */
const eager = '//# allFunctionsCalledOnLoad\n';

/** What stands above a chunk with these modules. */
export function prefixOf(inputs: object): string {
  return Object.keys(inputs).some((input) => input.includes('node_modules/react-dom/cjs/')) ? eager : '';
}

/** The chunks by name. */
export async function readChunks(
  { outputFiles, metafile }: BuildResult<{ metafile: true; write: false }>,
  minify = async (texts: string[]) => texts,
): Promise<Map<string, Chunk>> {
  const outputs = Object.entries(metafile.outputs).filter(([file]) => file.endsWith('.js'));
  const texts = new Map(outputFiles.map((file) => [path.basename(file.path), file.text]));
  const finished = await minify(outputs.map(([file]) => texts.get(path.basename(file)) ?? ''));
  return new Map(
    outputs.map(([file, { imports, inputs, entryPoint }], index) => {
      const name = path.basename(file);
      const statics = imports
        .filter(({ kind, external }) => kind === 'import-statement' && !external)
        .map((found) => path.basename(found.path));
      return [name, { name, text: prefixOf(inputs) + finished[index], imports: statics, entryPoint }];
    }),
  );
}

/** Names of a chunk and of all its static imports. */
export function closureOf(name: string, chunks: ReadonlyMap<string, Chunk>, found = new Set<string>()): string[] {
  if (found.has(name)) return [...found];
  found.add(name);
  for (const target of chunks.get(name)?.imports ?? []) closureOf(target, chunks, found);
  return [...found];
}
