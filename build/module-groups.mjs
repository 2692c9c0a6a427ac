import { createModuleGraph } from './module-graph.mjs';

/**
 * A set of parts is a number: `bits` has each part's bit.
 * @typedef {{ users: bigint, modules: Map<string, bigint>, size: number, needs: Group[], neededBy: Group[] }} Group
 * modules, each with all parts that reach it, of which the weighed ones (`users`) are the same; the groups that they
 * import from, directly or not, and those that import from them
 */

/**
 * @param {bigint} weighed the parts that a plan is made for
 * @returns {Group[]} what they share, with each other or with any other part, and the shell does not hold
 */
export function readGroups({ metafile, dynamic, entry, bits, weighed }) {
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
    const key = set & weighed;
    if (!isShared || size === 0 || key === 0n) continue;
    const group = groups.get(key) ?? { users: key, modules: new Map(), size: 0, needs: [], neededBy: [] };
    group.modules.set(module, set);
    group.size += size;
    groups.set(key, group);
    groupOf.set(module, group);
  }
  for (const group of groups.values()) {
    const reached = [...group.modules.keys()].flatMap((module) =>
      graph.closure(module, shell).map((each) => groupOf.get(each)),
    );
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
