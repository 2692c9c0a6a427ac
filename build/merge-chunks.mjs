import { createModuleGraph } from './module-graph.mjs';

/** Minified bytes below which a chunk is not worth a request of its own, and what a part may carry for others. */
const small = 40_000;

/** @typedef {{ parts: Set<string>, modules: string[], size: number }} Group modules that the same parts share */

/**
 * The bundler makes a chunk for each set of parts that share a module: dozens of small files. Small ones are put
 * together here where that makes few parts carry what they do not need.
 * @returns {Map<string, string[]>} part's file -> modules that it is made to import, so that they land in one chunk
 */
export function planMerges({ metafile, dynamic, entry }) {
  const additions = new Map();
  for (const { parts, modules, own } of merge(groupsOf(metafile, dynamic, entry))) {
    for (const part of parts) {
      const missing = modules.filter((module) => !own.get(module)?.has(part));
      if (missing.length > 0) additions.set(part, [...(additions.get(part) ?? []), ...missing]);
    }
  }
  return additions;
}

function groupsOf(metafile, dynamic, entry) {
  const graph = createModuleGraph(metafile);
  const shell = new Set([entry, ...dynamic.stages].flatMap((file) => graph.closure(file)));
  const sizes = sizesOf(metafile);
  /** @type {Map<string, Set<string>>} */
  const users = new Map();
  for (const part of dynamic.parts.values()) {
    for (const module of graph.closure(part, shell)) users.set(module, (users.get(module) ?? new Set()).add(part));
  }
  const groups = new Map();
  for (const [module, parts] of users) {
    const size = sizes.get(module) ?? 0;
    if (parts.size < 2 || size === 0) continue;
    const key = [...parts].sort().join();
    const group = groups.get(key) ?? { parts, modules: [], size: 0, own: users };
    group.modules.push(module);
    group.size += size;
    groups.set(key, group);
  }
  return [...groups.values()];
}

function sizesOf(metafile) {
  const sizes = new Map();
  for (const { inputs } of Object.values(metafile.outputs)) {
    for (const [module, { bytesInOutput }] of Object.entries(inputs))
      sizes.set(module, (sizes.get(module) ?? 0) + bytesInOutput);
  }
  return sizes;
}

/** Smallest first, each with the one that it fits best, as long as no part carries more than a small chunk for it. */
function merge(groups) {
  const open = [...groups].sort((a, b) => a.size - b.size || (a.modules[0] < b.modules[0] ? -1 : 1));
  const done = [];
  while (open.length > 0) {
    const group = open.shift();
    const [best] = [...open, ...done]
      .filter((other) => group.size < small || other.size < small)
      .map((other) => ({ other, ...wasteOf(group, other) }))
      .filter(({ most }) => most <= small)
      .sort((a, b) => a.total - b.total);
    if (!best) {
      done.push(group);
      continue;
    }
    for (const list of [open, done]) if (list.includes(best.other)) list.splice(list.indexOf(best.other), 1);
    open.push({
      parts: new Set([...group.parts, ...best.other.parts]),
      modules: [...group.modules, ...best.other.modules],
      size: group.size + best.other.size,
      own: group.own,
    });
    open.sort((a, b) => a.size - b.size);
  }
  return done;
}

/** What parts would carry without need if two groups were one chunk: for the worst off, and in all. */
function wasteOf(a, b) {
  const forB = [...b.parts].filter((part) => !a.parts.has(part)).length;
  const forA = [...a.parts].filter((part) => !b.parts.has(part)).length;
  return { most: Math.max(forB > 0 ? a.size : 0, forA > 0 ? b.size : 0), total: forB * a.size + forA * b.size };
}
