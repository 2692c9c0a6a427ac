import { createModuleGraph } from './module-graph.mjs';

/** What comes with every page of the site beside its screen. */
const frame = 'SiteChrome';

/** Few visits ask for these: they take what the others share as it is, so that no page pays for them. */
const rare = new Set(['BackInStockScreen', 'BackInStockForm']);

/** How many shared chunks may be asked for, and how much a byte counts that is carried without need. */
const arrival = { most: 3, weight: 1 };
const later = { most: 6, weight: 0.1 };

/**
 * @typedef {{ users: Set<string>, modules: string[], size: number, needs: Group[] }} Group modules that the same
 * parts reach, and the groups that they import from
 * @typedef {{ parts: string[], most: number, weight: number }} Visit parts that are loaded together
 */

/**
 * The bundler makes a chunk for each set of parts that share a module: dozens of small files. They are put together
 * until no page needs more than a few of them, so that pages carry as little as possible that they do not need.
 * @returns {Map<string, string[]>} part's file -> modules that it is made to import, so that they land in one chunk
 */
export function planMerges({ metafile, dynamic, entry }) {
  const isRare = ([name]) => rare.has(name);
  const common = new Map([...dynamic.parts].filter((part) => !isRare(part)));
  const { groups, modulesOf } = readGroups(metafile, { ...dynamic, parts: common }, entry);
  const before = new Map(groups.map((group) => [group, group.users]));
  const additions = new Map();
  const after = merge(before, visitsOf(common));
  for (const [group, users] of after) {
    for (const part of users) {
      if (!group.users.has(part)) additions.set(part, [...(additions.get(part) ?? []), ...group.modules]);
    }
  }
  for (const [, file] of [...dynamic.parts].filter(isRare)) {
    const own = new Set(modulesOf(file));
    const reached = new Set(
      [...after].filter(([group]) => group.modules.some((one) => own.has(one))).map(([, users]) => keyOf(users)),
    );
    additions.set(
      file,
      [...after].filter(([, users]) => reached.has(keyOf(users))).flatMap(([group]) => group.modules),
    );
  }
  return additions;
}

/** @returns {Visit[]} */
function visitsOf(parts) {
  const framed = parts.get(frame);
  return [...parts].flatMap(([name, file]) => {
    if (!name.endsWith('Screen')) return [{ parts: [file], ...later }];
    return [
      { parts: [file], ...arrival },
      { parts: framed ? [framed, file] : [file], ...arrival },
    ];
  });
}

/** @returns {{ groups: Group[], modulesOf: (part: string) => string[] }} what the shell does not hold */
function readGroups(metafile, dynamic, entry) {
  const graph = createModuleGraph(metafile);
  const shell = new Set([entry, ...dynamic.stages].flatMap((file) => graph.closure(file)));
  const sizes = sizesOf(metafile);
  /** @type {Map<string, Set<string>>} */
  const users = new Map();
  for (const part of dynamic.parts.values()) {
    for (const module of graph.closure(part, shell)) users.set(module, (users.get(module) ?? new Set()).add(part));
  }
  const groups = new Map();
  const groupOf = new Map();
  for (const [module, parts] of users) {
    const size = sizes.get(module) ?? 0;
    if (parts.size < 2 || size === 0) continue;
    const key = keyOf(parts);
    const group = groups.get(key) ?? { users: parts, modules: [], size: 0, needs: [] };
    group.modules.push(module);
    group.size += size;
    groups.set(key, group);
    groupOf.set(module, group);
  }
  for (const group of groups.values()) {
    const reached = group.modules
      .flatMap((module) => graph.closure(module, shell))
      .map((module) => groupOf.get(module));
    group.needs = [...new Set(reached)].filter((other) => other && other !== group);
  }
  return { groups: [...groups.values()], modulesOf: (part) => graph.closure(part, shell) };
}

function keyOf(parts) {
  return [...parts].sort().join();
}

function sizesOf(metafile) {
  const sizes = new Map();
  for (const { inputs } of Object.values(metafile.outputs)) {
    for (const [module, { bytesInOutput }] of Object.entries(inputs))
      sizes.set(module, (sizes.get(module) ?? 0) + bytesInOutput);
  }
  return sizes;
}

/**
 * Each time the two chunks whose joining costs the least for the requests that it saves where there are too many.
 * Groups with the same users are one chunk.
 * @param {Map<Group, Set<string>>} placed @param {Visit[]} visits
 */
function merge(placed, visits) {
  let now = weigh(placed, visits);
  while (now.tooMany > 0) {
    const sets = [...new Map([...placed.values()].map((users) => [keyOf(users), users])).values()];
    const tried = sets.flatMap((a, i) =>
      sets.slice(i + 1).map((b) => {
        const joined = join(placed, a, b);
        const then = weigh(joined, visits);
        return { joined, then, price: (then.burden - now.burden + 1) / (now.tooMany - then.tooMany) };
      }),
    );
    const [best] = tried.filter(({ price }) => price > 0).sort((x, y) => x.price - y.price);
    if (!best) return placed;
    placed = best.joined;
    now = best.then;
  }
  return placed;
}

/** Whoever carries a group carries what it imports. */
function join(placed, a, b) {
  const [keyA, keyB] = [keyOf(a), keyOf(b)];
  const joined = new Map(placed);
  const users = new Set([...a, ...b]);
  for (const [group, parts] of placed) {
    if (![keyA, keyB].includes(keyOf(parts))) continue;
    for (const one of [group, ...group.needs]) joined.set(one, new Set([...(joined.get(one) ?? []), ...users]));
  }
  return joined;
}

/** How heavy all visits are together, the heaviest counting most, and how many chunks too many they ask for. */
function weigh(placed, visits) {
  const chunks = new Map();
  for (const [group, users] of placed) {
    const key = keyOf(users);
    const chunk = chunks.get(key) ?? { users, size: 0 };
    chunk.size += group.size;
    chunks.set(key, chunk);
  }
  let burden = 0;
  let tooMany = 0;
  for (const { parts, most, weight } of visits) {
    let count = 0;
    let bytes = 0;
    for (const { users, size } of chunks.values()) {
      if (!parts.some((part) => users.has(part))) continue;
      count += 1;
      bytes += size;
    }
    burden += bytes ** 4 * weight;
    tooMany += Math.max(count - most, 0) * weight;
  }
  return { burden, tooMany };
}
