/** A module that this many screens share belongs to the shell. For the effect of other numbers see build/README.md. */
const manyScreens = 4;

/** Bytes of source below which a separate chunk is not worth its request: some 1.5 KB in the bundle. */
const small = 6000;

/** The files whose lazy imports are the screens and what surrounds them. */
const screenTables = ['src/app/routes.ts', 'src/app/chrome/chrome.ts'];

/**
 * Places modules in chunks. The bundler makes a chunk for each set of lazy files that share a module; adding imports to
 * files reduces that to few:
 * - each stage of start-up imports the one before it, and every part the last one: a stage is one chunk;
 * - a module that many screens share belongs to the last stage;
 * - among the other shared modules, small chunks with the same screens are joined: a file that needs part of one
 *   imports all of it.
 * @param {import('./source-graph.mjs').SourceGraph} graph
 * @param {{ stages: string[], parts: Map<string, string> }} lazy
 * @returns {Map<string, Set<string>>} modules to import, by importing file
 */
export function placeModules(graph, { stages, parts }) {
  const last = stages.at(-1) ?? '';
  const shell = stages.flatMap((stage) => graph.closure(stage));
  const reached = new Map([...parts.values()].map((file) => [file, new Set(graph.closure(file, shell))]));
  const screens = new Set(screenTables.flatMap(graph.lazyImports));
  const additions = new Map([...parts.values()].map((file) => [file, new Set([last])]));
  for (const [index, stage] of stages.entries()) additions.set(stage, new Set(stages.slice(0, index).slice(-1)));

  const ofScreens = new Set([...screens].flatMap((screen) => [...(reached.get(screen) ?? [])]));
  const usersOf = (module) => [...reached.keys()].filter((file) => reached.get(file)?.has(module));
  const chunks = groupBy([...ofScreens], (module) => usersOf(module).join());
  const screensOf = ([module]) => usersOf(module).filter((file) => screens.has(file));
  for (const chunk of chunks.filter((one) => screensOf(one).length >= manyScreens))
    for (const module of chunk) additions.get(last)?.add(module);
  const joined = chunks.filter((chunk) => screensOf(chunk).length < manyScreens && usersOf(chunk[0]).length > 1);
  const isSmall = (chunk) => chunk.reduce((size, module) => size + graph.sizeOf(module), 0) < small;
  takeWhole(groupBy(joined.filter(isSmall), (chunk) => screensOf(chunk).join()).map((group) => group.flat()));
  return additions;

  /** Repeats until nothing changes: a module brings its own imports, which may belong to another group. */
  function takeWhole(groups) {
    for (const [file, modules] of reached) {
      const torn = groups.filter((group) => group.some((one) => modules.has(one) !== modules.has(group[0])));
      if (torn.length === 0) continue;
      for (const module of torn.flat()) {
        additions.get(file)?.add(module);
        for (const each of graph.closure(module, shell)) modules.add(each);
      }
      takeWhole(groups);
    }
  }
}

/**
 * @template T
 * @param {T[]} items
 * @param {(item: T) => string} keyOf
 * @returns {T[][]} the items grouped by key
 */
function groupBy(items, keyOf) {
  /** @type {Map<string, T[]>} */
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}
