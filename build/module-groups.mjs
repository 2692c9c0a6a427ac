import { createModuleGraph } from './module-graph.mjs';

/**
 * A set of parts is a number: `bits` has each part's bit.
 * @typedef {{ users: bigint, modules: string[], size: number, needs: Group[], neededBy: Group[] }} Group modules that
 * the same parts reach, the groups that they import from, directly or not, and those that import from them
 */

/** @returns {Group[]} what several parts share and the shell does not hold */
export function readGroups({ metafile, dynamic, entry, bits }) {
  const graph = createModuleGraph(metafile);
  const shell = new Set([entry, ...dynamic.stages].flatMap((file) => graph.closure(file)));
  const sizes = sizesOf(metafile);
  /** @type {Map<string, bigint>} */
  const users = new Map();
  for (const [file, bit] of bits) {
    for (const module of graph.closure(file, shell)) users.set(module, (users.get(module) ?? 0n) | bit);
  }
  /** @type {Map<bigint, Group>} */
  const groups = new Map();
  const groupOf = new Map();
  for (const [module, set] of users) {
    const size = sizes.get(module) ?? 0;
    const isShared = (set & (set - 1n)) !== 0n;
    if (!isShared || size === 0) continue;
    const group = groups.get(set) ?? { users: set, modules: [], size: 0, needs: [], neededBy: [] };
    group.modules.push(module);
    group.size += size;
    groups.set(set, group);
    groupOf.set(module, group);
  }
  for (const group of groups.values()) {
    const reached = group.modules.flatMap((module) => graph.closure(module, shell).map((each) => groupOf.get(each)));
    group.needs = [...new Set(reached)].filter((other) => other && other !== group);
    for (const other of group.needs) other.neededBy.push(group);
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
