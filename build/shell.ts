import type { Lazy, SourceGraph } from './source-graph';

const routeTable = 'src/app/routes.ts';
const filesOfRouteTable = /^src\/app\/([a-z-]+-)?routes\.ts$/;

/** Its lazy imports, header and footer, are on every page like a screen. */
const chrome = 'src/app/chrome/chrome.ts';

/** Bytes of source below which a shared chunk is not worth a request of its own: some 3 KB in the bundle. */
const small = 14_000;

/** The screens: what the route table imports lazily, in all its files. */
export function screensOf(graph: SourceGraph): string[] {
  const tables = graph.closure(routeTable).filter((file) => filesOfRouteTable.test(file));
  return tables.flatMap(graph.lazyImports);
}

/**
 * Places modules in chunks, by the modules to import additionally, for each importing file. The bundler makes a chunk
 * for each set of lazy files that share a module. Each stage of start-up imports the one before it, and every part the
 * last one: a stage is one chunk. What a screen shares with another part belongs to the last stage if it is small with
 * all that it imports.
 */
export function placeModules(graph: SourceGraph, { stages, parts }: Lazy): Map<string, Set<string>> {
  const shell = stages.flatMap((stage) => graph.closure(stage));
  const last = stages.at(-1) ?? '';
  const additions = new Map([...parts.values()].map((file) => [file, new Set([last])]));
  for (const [index, stage] of stages.entries()) additions.set(stage, new Set(stages.slice(0, index).slice(-1)));
  const screens = new Set([...screensOf(graph), ...graph.lazyImports(chrome)]);
  for (const { users, modules } of chunksOf(graph, parts.values(), shell)) {
    if (users.length === 1 || !users.some((user) => screens.has(user))) continue;
    const needed = new Set(modules.flatMap((module) => graph.closure(module, shell)));
    const size = [...needed].reduce((sum, module) => sum + graph.sizeOf(module), 0);
    if (size < small) for (const module of modules) additions.get(last)?.add(module);
  }
  return additions;
}

/** The chunks that the bundler would make of what parts use outside of the shell. */
function chunksOf(graph: SourceGraph, parts: Iterable<string>, shell: string[]) {
  const usersOf = new Map<string, string[]>();
  for (const part of parts) {
    for (const module of graph.closure(part, shell)) usersOf.set(module, [...(usersOf.get(module) ?? []), part]);
  }
  const chunks = new Map<string, { users: string[]; modules: string[] }>();
  for (const [module, users] of usersOf) {
    const chunk = chunks.get(users.join()) ?? { users, modules: [] };
    chunk.modules.push(module);
    chunks.set(users.join(), chunk);
  }
  return [...chunks.values()];
}
