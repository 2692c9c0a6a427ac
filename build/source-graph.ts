import path from 'node:path';
import esbuild, { type ImportKind, type Metafile } from 'esbuild';
import { clientOptions } from './client';

/** What the sources import from one another, statically and lazily. */
export interface SourceGraph {
  modules: string[];
  /** Bytes of a source. */
  sizeOf(file: string): number;
  /** The module and its static imports, direct and indirect, imports first, but not through the modules in `without`. */
  closure(file: string, without?: Iterable<string>): string[];
  lazyImports(file: string): string[];
}

/** What is loaded lazily. */
export interface Lazy {
  /** The stages of start-up, which the entry loads one after the other. */
  stages: string[];
  /** The parts by name. */
  parts: Map<string, string>;
}

/** Reads everything reachable from a file before any transformation: fast enough to run before each bundle. */
export async function readSourceGraph(root: string, entry: string): Promise<SourceGraph> {
  const { metafile } = await esbuild.build({
    ...clientOptions({ root, entry, plugins: [], development: true }),
    loader: { '.json': 'empty' },
  });
  return createSourceGraph(metafile.inputs);
}

export function createSourceGraph(inputs: Metafile['inputs']): SourceGraph {
  const importsOf = (file: string, wanted: ImportKind) =>
    (inputs[file]?.imports ?? [])
      .filter(({ kind, external }) => !external && kind === wanted)
      .map((found) => found.path);

  function closure(file: string, without: Iterable<string> = []): string[] {
    const visited = new Set(without);
    const ordered: string[] = [];
    visit(file);
    return ordered;

    function visit(module: string): void {
      if (visited.has(module)) return;
      visited.add(module);
      importsOf(module, 'import-statement').forEach(visit);
      ordered.push(module);
    }
  }
  return {
    modules: Object.keys(inputs),
    sizeOf: (file) => inputs[file]?.bytes ?? 0,
    closure,
    lazyImports: (file) => importsOf(file, 'dynamic-import'),
  };
}

/** A part has the name of its file. */
export function findLazy(graph: SourceGraph, entry: string): Lazy {
  const stages = graph.lazyImports(entry);
  const parts = new Map<string, string>();
  for (const file of graph.modules.filter((module) => module !== entry).flatMap(graph.lazyImports)) {
    const name = path.basename(file).replace(/\.tsx?$/, '');
    if (parts.has(name) && parts.get(name) !== file)
      throw new Error(`Two parts are called ${name}: ${parts.get(name)} and ${file}`);
    if (!stages.includes(file)) parts.set(name, file);
  }
  return { stages, parts };
}
