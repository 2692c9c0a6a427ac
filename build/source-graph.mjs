import path from 'node:path';
import esbuild from 'esbuild';

/**
 * What the sources import from one another, statically and lazily.
 * @typedef {object} SourceGraph
 * @property {string[]} modules
 * @property {(file: string) => number} sizeOf bytes of a source
 * @property {(file: string, without?: Iterable<string>) => string[]} closure the module and its static imports,
 * direct and indirect, imports first, but not through the modules in `without`
 * @property {(file: string) => string[]} lazyImports dynamic imports of the file
 */

/**
 * Reads everything reachable from a file before any transformation: fast enough to run before each bundle.
 * @param {string} root
 * @param {string} entry
 */
export async function readSourceGraph(root, entry) {
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [entry],
    outdir: 'out',
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    loader: { '.json': 'empty' },
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  return createSourceGraph(metafile.inputs);
}

/** @param {import('esbuild').Metafile['inputs']} inputs @returns {SourceGraph} */
export function createSourceGraph(inputs) {
  /** @param {string} file @param {import('esbuild').ImportKind} wanted */
  const importsOf = (file, wanted) =>
    (inputs[file]?.imports ?? [])
      .filter(({ kind, external }) => !external && kind === wanted)
      .map((found) => found.path);

  /** @param {string} file @param {Iterable<string>} [without] */
  function closure(file, without = []) {
    const visited = new Set(without);
    /** @type {string[]} */
    const ordered = [];
    visit(file);
    return ordered;

    /** @param {string} module */
    function visit(module) {
      if (visited.has(module)) return;
      visited.add(module);
      importsOf(module, 'import-statement').forEach(visit);
      ordered.push(module);
    }
  }
  return {
    modules: Object.keys(inputs),
    sizeOf: (/** @type {string} */ file) => inputs[file]?.bytes ?? 0,
    closure,
    lazyImports: (/** @type {string} */ file) => importsOf(file, 'dynamic-import'),
  };
}

/**
 * What is loaded lazily: the stages of start-up, which the entry loads one after the other, and the parts by name. A
 * part has the name of its file.
 * @param {SourceGraph} graph
 * @param {string} entry
 * @returns {{ stages: string[], parts: Map<string, string> }}
 */
export function findLazy(graph, entry) {
  const stages = graph.lazyImports(entry);
  /** @type {Map<string, string>} */
  const parts = new Map();
  for (const file of graph.modules.filter((module) => module !== entry).flatMap(graph.lazyImports)) {
    const name = path.basename(file).replace(/\.tsx?$/, '');
    if (parts.has(name) && parts.get(name) !== file)
      throw new Error(`Two parts are called ${name}: ${parts.get(name)} and ${file}`);
    if (!stages.includes(file)) parts.set(name, file);
  }
  return { stages, parts };
}
