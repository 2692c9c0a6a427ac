import type { Lazy, SourceGraph } from './source-graph';

/** A module that this many screens share belongs to the shell, if it is small. */
const manyScreens = 3;

/** Bytes of source below which a separate chunk is not worth its request: some 1 KB in the bundle. */
const small = 5000;

/** The same for a chunk of the checkout, which an app opens first. */
const smallInApp = 9000;

/** The files whose lazy imports are the screens and what surrounds them. */
const screenTables = ['src/app/routes.ts', 'src/app/page-routes.ts', 'src/app/chrome/chrome.ts'];

/** What an app opens first, with an empty cache: there each request counts. */
const firstInApp = 'src/features/checkout/CheckoutScreen.tsx';

/**
 * Places modules in chunks, by the modules to import additionally, for each importing file. The bundler makes a chunk
 * for each set of lazy files that share a module; adding imports to files reduces that to few:
 * - each stage of start-up imports the one before it, and every part the last one: a stage is one chunk;
 * - a small chunk that many screens share, or the checkout and anything else, belongs to the last stage.
 */
export function placeModules(graph: SourceGraph, { stages, parts }: Lazy): Map<string, Set<string>> {
  const last = stages.at(-1) ?? '';
  const shell = stages.flatMap((stage) => graph.closure(stage));
  const reached = new Map([...parts.values()].map((file) => [file, new Set(graph.closure(file, shell))]));
  const usersOf = (module: string) => [...reached.keys()].filter((file) => reached.get(file)?.has(module));
  const screens = new Set(screenTables.flatMap(graph.lazyImports));
  const ofScreens = new Set([...screens].flatMap((screen) => [...(reached.get(screen) ?? [])]));

  const common = chunksOf(ofScreens, usersOf).filter(({ users, modules }) => {
    const size = modules.reduce((sum, module) => sum + graph.sizeOf(module), 0);
    if (users.length === 1) return false;
    const isOfMany = users.filter((file) => screens.has(file)).length >= manyScreens;
    return (isOfMany && size < small) || (users.includes(firstInApp) && size < smallInApp);
  });
  const additions = new Map([...parts.values()].map((file) => [file, new Set([last])]));
  for (const [index, stage] of stages.entries()) additions.set(stage, new Set(stages.slice(0, index).slice(-1)));
  for (const module of common.flatMap(({ modules }) => modules)) additions.get(last)?.add(module);
  return additions;
}

/** The chunks that the bundler would make of these modules. */
function chunksOf(modules: Iterable<string>, usersOf: (module: string) => string[]) {
  const chunks = new Map<string, { users: string[]; modules: string[] }>();
  for (const module of modules) {
    const users = usersOf(module);
    const chunk = chunks.get(users.join()) ?? { users, modules: [] };
    chunk.modules.push(module);
    chunks.set(users.join(), chunk);
  }
  return [...chunks.values()];
}
