import { importsOf, type Result, scriptsOf } from './scripts';

/** A JavaScript file of the bundle. */
export interface Chunk {
  /** File name without folder. */
  name: string;
  text: string;
  /** Names of the chunks that it imports statically. */
  imports: string[];
  /** The source files in it that are imported lazily. */
  entryPoints: string[];
}

/** Makes the browser compile a chunk at once instead of function by function on the first call. */
const eager = '//# allFunctionsCalledOnLoad\n';

/** What stands above a chunk with these modules. */
export function prefixOf(inputs: object): string {
  return Object.keys(inputs).some((input) => input.includes('node_modules/react-dom/cjs/')) ? eager : '';
}

/** The chunks by name. */
export async function readChunks(result: Result, minify = async (text: string) => text): Promise<Map<string, Chunk>> {
  const scripts = scriptsOf(result);
  const finished = await Promise.all(scripts.map(({ text }) => minify(text)));
  return new Map(
    scripts.map((script, index) => {
      const { name, output, entryPoints } = script;
      return [name, { name, text: prefixOf(output.inputs) + finished[index], imports: importsOf(script), entryPoints }];
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
