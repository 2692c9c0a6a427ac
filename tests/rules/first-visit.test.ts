import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { placeModules, screensOf } from '../../build/shell';
import { findLazy, readSourceGraph } from '../../build/source-graph';

const root = path.resolve(import.meta.dirname, '../..');
const entry = 'src/app/entry.ts';

/** What decides whether something may be stored or measured, read from the first tap on. */
const mayBeFirst = ['categories', 'choice', 'consent', 'cookie-keeper'].map(
  (name) => `src/platform/consent/${name}.ts`,
);

/** Asking for consent, telling what is stored, clearing, and all that measures, reports or experiments. */
const later = [
  /^src\/platform\/consent\//,
  /^src\/app\/overlays\/consent\/[A-Z]/,
  /^src\/blocks\/cookie-list\//,
  /^src\/platform\/cookies\/registry\./,
  /^src\/platform\/storage\/foreign-entries\./,
  /^src\/platform\/tag-manager\//,
  /^src\/platform\/flags\//,
  /^src\/app\/feature-builds\//,
  /^src\/app\/vitals\//,
  /^src\/app\/error-reports\//,
  /^src\/app\/start\/(?:follow-consent|observe|tags|vitals|report-errors|send-failed-boot)\./,
];
const laterPackages = ['@growthbook/growthbook', '@sentry/browser', 'web-vitals'];

let all: readonly string[];
/** Everything in the files that the first screen needs until it is usable, by screen. */
let firstVisits: Map<string, string[]>;

beforeAll(async () => {
  const graph = await readSourceGraph(root, entry);
  const lazy = findLazy(graph, entry);
  const shell = placeModules(graph, lazy).get(lazy.stages.at(-1) ?? '') ?? [];
  all = graph.modules;
  firstVisits = new Map(
    screensOf(graph).map((screen) => {
      const files = [
        entry,
        ...lazy.stages,
        ...shell,
        screen,
        lazy.parts.get('SiteChrome') ?? '',
        lazy.parts.get('SiteHeader') ?? '',
      ];
      return [screen, [...new Set(files.flatMap((file) => graph.closure(file)))]];
    }),
  );
  expect(firstVisits.size).toBeGreaterThan(25);
});

/** The packages that a module imports for more than types. */
async function packagesOf(module: string): Promise<string[]> {
  const text = await readFile(path.join(root, module), 'utf8');
  const imports = text.matchAll(/^(?:import|export)(?! type)[^;]*?['"]([^'".][^'"]*)['"]/gm);
  return [...imports].flatMap(([, name]) => name ?? []);
}

test('no source file that a first visit needs asks for consent, clears, measures, reports or experiments', () => {
  const found = [...firstVisits].flatMap(([screen, modules]) => {
    expect(modules.length, screen).toBeGreaterThan(100);
    const early = modules.filter((module) => later.some((each) => each.test(module)) && !mayBeFirst.includes(module));
    return early.map((module) => `${screen}: ${module}`);
  });
  expect(found).toEqual([]);
});

test('no source file that a first visit needs imports a package that does', async () => {
  const modules = new Set([...firstVisits.values()].flat());
  const importing = await Promise.all(
    [...all].map(async (module) => (await packagesOf(module)).some((name) => laterPackages.includes(name)) && module),
  );
  const users = importing.filter((module) => module !== false);
  expect(users.length).toBeGreaterThanOrEqual(laterPackages.length);
  expect(users.filter((module) => modules.has(module))).toEqual([]);
});

test('the rule names source files that exist', () => {
  for (const each of later)
    expect(
      all.filter((module) => each.test(module)),
      String(each),
    ).not.toEqual([]);
  expect(mayBeFirst.filter((module) => !all.includes(module))).toEqual([]);
});
