import { readGroups } from './module-groups.mjs';
import { checkoutInApp, laterParts } from './visits.mjs';

/** What comes with every page of the site beside its screen. */
const frame = 'SiteChrome';

/**
 * How many shared chunks may be asked for, and how much a byte counts that is carried without need: by a page until it
 * can be used, by a visit until it is quiet, and by the checkout in an app. All other parts take the chunks as they are
 * made for these, so that a new one of them changes nothing for a first visit.
 */
const arrival = { most: 3, weight: 1 };
const whole = { most: 30, weight: 0.6 };
const inApp = { most: 30, weight: 2 };

/**
 * @typedef {import('./module-groups.mjs').Group} Group
 * @typedef {{ parts: bigint, most: number, weight: number }} Visit parts that are loaded together
 * @typedef {Map<Group, bigint>} Plan the parts that are to carry each group: groups with the same ones are one chunk
 * @typedef {{ visits: Visit[], all: bigint, askedBy: (carriers: bigint) => number[] }} Site `all` stands for all parts:
 * what they all carry belongs to the shell, which every page asks for anyway; `askedBy` gives the places of the visits
 * that ask for what these parts carry
 */

/**
 * The bundler makes a chunk for each set of parts that share a module: dozens of small files. They are put together
 * until no page needs more than a few of them, so that pages carry as little as possible that they do not need.
 * @returns {Map<string, string[]>} file of a part or of the shell -> modules that it is made to import, so that they
 * land in one chunk
 */
export function planMerges({ metafile, dynamic, entry }) {
  const bits = new Map([...dynamic.parts.values()].map((file, place) => [file, 1n << BigInt(place)]));
  const visits = visitsOf(dynamic.parts, bits);
  const weighed = visits.reduce((set, { parts }) => set | parts, 0n);
  const site = { visits, all: weighed, askedBy: createAskedBy(visits) };
  const groups = readGroups({ metafile, dynamic, entry, bits, weighed });
  const plan = improve(merge(new Map(groups.map((group) => [group, group.users])), site), site);

  const additions = new Map();
  const add = (file, module) => additions.set(file, [...(additions.get(file) ?? []), module]);
  for (const chunk of withOthers(plan, bits)) {
    for (const group of chunk.groups) {
      for (const [module, users] of group.modules) {
        if (chunk.carriers === site.all) add(dynamic.stages.at(-1), module);
        else for (const [file, bit] of bits) if ((chunk.carriers | chunk.others) & ~users & bit) add(file, module);
      }
    }
  }
  return additions;
}

/**
 * The chunks of a plan, with the parts it was not made for that need any of theirs: those carry all of it, and of the
 * chunks that it imports from.
 * @param {Plan} plan
 */
function withOthers(plan, bits) {
  const whole = [...bits.values()].reduce((set, bit) => set | bit, 0n);
  const chunks = [...new Set(plan.values())].map((carriers) => {
    const groups = [...plan.keys()].filter((group) => plan.get(group) === carriers);
    const users = groups.flatMap(({ modules }) => [...modules.values()]).reduce((set, one) => set | one, 0n);
    return { carriers, groups, others: users & whole };
  });
  const chunkOf = (group) => chunks.find(({ carriers }) => carriers === plan.get(group));
  for (let grown = true; grown; ) {
    grown = false;
    for (const { groups, others } of chunks) {
      for (const needed of new Set(groups.flatMap(({ needs }) => needs).map(chunkOf))) {
        if ((others & ~needed.others) === 0n) continue;
        needed.others |= others;
        grown = true;
      }
    }
  }
  return chunks;
}

/** @returns {Visit[]} */
function visitsOf(parts, bits) {
  const bitsOf = (names) => names.reduce((set, name) => set | (bits.get(parts.get(name)) ?? 0n), 0n);
  const framed = bitsOf([frame]);
  const pages = [...parts].flatMap(([name, file]) => {
    const own = bits.get(file);
    if (!name.endsWith('Screen')) return [];
    const after = laterParts[name];
    return [
      { parts: own, ...arrival },
      { parts: own | framed, ...arrival },
      ...(after ? [{ parts: own | framed | bitsOf(after), ...whole }] : []),
    ];
  });
  return [...pages, { parts: bitsOf(checkoutInApp), ...inApp }];
}

/**
 * Each time the two chunks whose joining costs the least for the requests that it saves where there are too many.
 * @param {Plan} plan @param {Site} site
 */
function merge(plan, site) {
  for (let now = weigh(plan, site); now.tooMany > 0; ) {
    const chunks = chunksOf(plan, site);
    const tried = chunks.flatMap((a, i) =>
      chunks.slice(i + 1).map((b) => {
        const joined = join(plan, a, b);
        const weight = weigh(joined, site);
        const price = (weight.burden - now.burden + 1) / (now.tooMany - weight.tooMany);
        return { joined, weight, price };
      }),
    );
    const [best] = tried.filter(({ price }) => price > 0).sort((x, y) => x.price - y.price);
    if (!best) break;
    plan = best.joined;
    now = best.weight;
  }
  return plan;
}

/**
 * What was joined early may lie better elsewhere once all is joined: the one group whose move helps most, again and
 * again until none does.
 * @param {Plan} plan @param {Site} site
 */
function improve(plan, site) {
  for (let now = weigh(plan, site); ; ) {
    let best = { plan, weight: now };
    const chunks = chunksOf(plan, site);
    for (const group of plan.keys()) {
      for (const carriers of [group.users, ...chunks]) {
        const moved = move(plan, group, carriers);
        const weight = weigh(moved, site);
        if (isLighter(weight, best.weight)) best = { plan: moved, weight };
      }
    }
    if (best.plan === plan) return plan;
    plan = best.plan;
    now = best.weight;
  }
}

function isLighter(a, b) {
  return a.tooMany === b.tooMany ? a.burden < b.burden : a.tooMany < b.tooMany;
}

/** @returns {bigint[]} the carriers of each chunk, and of the shell */
function chunksOf(plan, { all }) {
  return [...new Set([...plan.values(), all])];
}

function join(plan, a, b) {
  const joined = new Map(plan);
  for (const [group, carriers] of plan) if (carriers === a || carriers === b) carry(joined, group, a | b);
  return joined;
}

/** Whoever has a group's dependants has the group. */
function move(plan, group, carriers) {
  const moved = new Map(plan).set(group, 0n);
  const all = group.neededBy.reduce((set, other) => set | plan.get(other), carriers | group.users);
  carry(moved, group, all);
  return moved;
}

/** Whoever carries a group carries what it imports. */
function carry(plan, group, carriers) {
  for (const one of [group, ...group.needs]) plan.set(one, plan.get(one) | carriers);
}

/** How heavy all visits are together, the heaviest counting most, and how many chunks too many they ask for. */
function weigh(plan, { visits, all, askedBy }) {
  /** @type {Map<bigint, number>} */
  const chunks = new Map();
  for (const [group, carriers] of plan) chunks.set(carriers, (chunks.get(carriers) ?? 0) + group.size);
  const counts = new Array(visits.length).fill(0);
  const bytes = new Array(visits.length).fill(0);
  for (const [carriers, size] of chunks) {
    const count = carriers === all ? 0 : 1;
    for (const place of askedBy(carriers)) {
      counts[place] += count;
      bytes[place] += size;
    }
  }
  let burden = 0;
  let tooMany = 0;
  visits.forEach(({ most, weight }, place) => {
    burden += bytes[place] ** 4 * weight;
    tooMany += Math.max(counts[place] - most, 0) * weight;
  });
  return { burden, tooMany };
}

/** Each set of parts is looked at once: there are few, and they are asked about hundreds of thousands of times. */
function createAskedBy(visits) {
  /** @type {Map<bigint, number[]>} */
  const known = new Map();
  return (carriers) => {
    let places = known.get(carriers);
    if (!places) {
      places = visits.flatMap(({ parts }, place) => ((carriers & parts) === 0n ? [] : [place]));
      known.set(carriers, places);
    }
    return places;
  };
}
