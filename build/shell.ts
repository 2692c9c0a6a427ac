import type { Lazy, SourceGraph } from './source-graph';

/** A module that this many screens share belongs to the shell, if it is small. */
const manyScreens = 3;

/** Bytes of source below which a separate chunk is not worth its request: some 1 KB in the bundle. */
const small = 5000;

/** The same for a chunk of what an app opens first. */
const smallInApp = 9000;

/** Its lazy import is what surrounds the screens. */
const chrome = 'src/app/chrome/chrome.ts';

const routeTable = 'src/app/routes.ts';
const filesOfRouteTable = /^src\/app\/([a-z-]+-)?routes\.ts$/;

const checkout = 'src/features/checkout/CheckoutScreen.tsx';

/** What an app needs first, with an empty cache: there each request counts. */
const firstInApp = [checkout, 'src/platform/embedder/app-embedder.ts'];

/** Every page loads it after what it shows. */
const sideCart = 'src/features/cart/SideCart.tsx';

/** Screens without page data that many visits begin with: what each shares outside of the shell is one file. */
const firstScreens = [checkout, 'src/features/search/SearchScreen.tsx', 'src/features/club/Club.tsx'];

/** Session and cart, which every document loads sooner or later, as it does what surrounds the screens. */
const cores = 'src/app/start/deferred.ts';

/** The screens: what the route table imports lazily, in all its files. */
export function screensOf(graph: SourceGraph): string[] {
  return graph
    .closure(routeTable)
    .filter((file) => filesOfRouteTable.test(file))
    .flatMap(graph.lazyImports);
}

/**
 * Places modules in chunks, by the modules to import additionally, for each importing file. The bundler makes a chunk
 * for each set of lazy files that share a module; adding imports to files reduces that to few:
 * - each stage of start-up imports the one before it, and every part the last one: a stage is one chunk;
 * - a small chunk that many screens share, or what an app opens first and anything else, belongs to the last stage; so does
 *   one that header, footer, session and cart share with anything, and the side cart with a first screen;
 * - whoever needs some of what a first screen shares, but for the side cart, gets all of it, as one chunk.
 */
export function placeModules(graph: SourceGraph, { stages, parts }: Lazy): Map<string, Set<string>> {
  const last = stages.at(-1) ?? '';
  const shell = stages.flatMap((stage) => graph.closure(stage));
  const reached = new Map([...parts.values()].map((file) => [file, new Set(graph.closure(file, shell))]));
  const usersOf = (module: string) => [...reached.keys()].filter((file) => reached.get(file)?.has(module));
  const screens = new Set([...screensOf(graph), ...graph.lazyImports(chrome)]);
  const always = new Set([...graph.lazyImports(chrome), cores]);
  const first = [...screens, ...always, ...firstInApp];
  const ofFirst = new Set(first.flatMap((file) => [...(reached.get(file) ?? [])]));

  const common = chunksOf(ofFirst, usersOf).filter(({ users, modules }) => {
    const size = modules.reduce((sum, module) => sum + graph.sizeOf(module), 0);
    if (users.length === 1) return false;
    const isOfMany = users.filter((file) => screens.has(file)).length >= manyScreens;
    const isNeededAlways = users.some((file) => always.has(file));
    const isOfSideCart = users.includes(sideCart) && firstScreens.some((file) => users.includes(file));
    return (
      ((isOfMany || isNeededAlways) && size < small) ||
      ((firstInApp.some((file) => users.includes(file)) || isOfSideCart) && size < smallInApp)
    );
  });
  const additions = new Map([...parts.values()].map((file) => [file, new Set([last])]));
  for (const [index, stage] of stages.entries()) additions.set(stage, new Set(stages.slice(0, index).slice(-1)));
  const ofShell = new Set(common.flatMap(({ modules }) => modules));
  for (const module of ofShell) additions.get(last)?.add(module);

  for (const screen of firstScreens) {
    const others = [...(reached.get(screen) ?? [])].filter((each) => !ofShell.has(each));
    const shared = others.filter((each) => usersOf(each).length > 1 && !usersOf(each).includes(sideCart));
    for (const file of shared.flatMap(usersOf)) for (const module of shared) additions.get(file)?.add(module);
  }
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
