import path from 'node:path';
import esbuild from 'esbuild';
import { expect, test } from 'vitest';
import { closureOf, readChunks } from '../../../build/chunks';
import { clientOptions } from '../../../build/client';
import { minify } from '../../../build/minify';
import { placeModules } from '../../../build/shell';
import { findLazy, readSourceGraph } from '../../../build/source-graph';
import { createTexts } from '../../../build/texts';
import { temporaryTree } from './temporary-tree';

const entry = 'src/app/entry.ts';
const routes = 'src/app/routes.ts';
const tree = {
  [entry]: "const { start } = await import('./stages/shop'); start();",
  'src/app/stages/shop.ts':
    "import { label } from '../../lib/label';\nexport const start = () => import('../routes').then((m) => console.log(m, label));",
  'src/lib/label.ts': "export const label = globalThis.name + 'label';",
  [routes]:
    "export const screens = [() => import('../a/Alpha'), () => import('../b/Beta'), () => import('../c/Gamma'), () => import('../e/Delta')];",
  'src/app/chrome/chrome.ts': '',
  'src/a/Alpha.ts':
    "import { label } from '../lib/label';\nimport { all } from '../lib/all';\nimport { two } from '../lib/two';\nimport { own } from '../lib/own';\nexport const alpha = [label, all, two, own, () => import('../d/Drawer')];",
  'src/b/Beta.ts':
    "import { all } from '../lib/all';\nimport { two } from '../lib/two';\nimport { three } from '../lib/three';\nexport const beta = [all, two, three];",
  'src/c/Gamma.ts': "import { all } from '../lib/all';\nexport const gamma = all;",
  'src/e/Delta.ts': "import { all } from '../lib/all';\nexport const delta = [all];",
  'src/d/Drawer.ts':
    "import { two } from '../lib/two';\nimport { own } from '../lib/own';\nexport const drawer = [two, own];",
  'src/lib/all.ts': "export const all = globalThis.name + 'all';",
  'src/lib/two.ts': "export const two = globalThis.name + 'two';",
  'src/lib/three.ts': "export const three = globalThis.name + 'three';",
  'src/lib/own.ts': "export const own = globalThis.name + 'own';",
};
/** What all screens share is too large to be downloaded by those who never see one of them. */
const large = { ...tree, 'src/lib/all.ts': `${tree['src/lib/all.ts']}\n//${' '.repeat(15_000)}` };

async function bundle(files: Record<string, string>) {
  const root = await temporaryTree(files);
  const graph = await readSourceGraph(root, entry);
  const places = placeModules(graph, findLazy(graph, entry));
  const additions = new Map([...places].map(([file, modules]): [string, string[]] => [file, [...modules]]));
  const plugins = [createTexts(root).plugin(additions)];
  const options = { ...clientOptions({ root, entry, plugins }), plugins };
  const result = await esbuild.build(options);
  return readChunks(result, minify);
}

type Chunks = Awaited<ReturnType<typeof bundle>>;

function named(chunks: Chunks, name: string) {
  const isOf = (file: string) => path.basename(file) === `${name}.ts`;
  const found = [...chunks.values()].find(({ entryPoints }) => entryPoints.some(isOf));
  if (!found) throw new Error(`no chunk ${name}`);
  return found;
}

/** The one chunk that contains a text. */
function holding(chunks: Chunks, text: string): string {
  const found = [...chunks.values()].filter((chunk) => chunk.text.includes(`"${text}"`));
  expect(found).toHaveLength(1);
  return found[0]?.name ?? '';
}

test('the modules of a stage are one chunk, although all parts share them', async () => {
  const chunks = await bundle(tree);
  const stage = closureOf(named(chunks, 'shop').name, chunks);
  expect(stage).toEqual([holding(chunks, 'label')]);
  expect(named(chunks, 'entry').text).toContain(`import("./${named(chunks, 'shop').name}")`);
  expect(named(chunks, 'entry').imports).toEqual([]);
});

test('small modules that a screen shares with another part belong to the shell, other modules do not', async () => {
  const chunks = await bundle({
    ...tree,
    'src/c/Gamma.ts': `${tree['src/c/Gamma.ts']}\nexport const later = [() => import('../d/Dialog'), () => import('../d/Hint')];`,
    'src/d/Dialog.ts': "import { ofParts } from '../lib/of-parts';\nexport const dialog = ofParts;",
    'src/d/Hint.ts': "import { ofParts } from '../lib/of-parts';\nexport const hint = [ofParts];",
    'src/lib/of-parts.ts': "export const ofParts = globalThis.name + 'of parts';",
  });
  const stage = closureOf(named(chunks, 'shop').name, chunks);
  expect(stage).toContain(holding(chunks, 'all'));
  expect(stage).toContain(holding(chunks, 'own'));
  expect(stage).not.toContain(holding(chunks, 'of parts'));
  expect(holding(chunks, 'three')).toBe(named(chunks, 'Beta').name);
});

test('a small module that brings a large one along is not in the shell either', async () => {
  const chunks = await bundle({
    ...large,
    'src/lib/two.ts': "import { all } from './all';\nexport const two = all + 'two';",
  });
  const stage = closureOf(named(chunks, 'shop').name, chunks);
  expect(stage).not.toContain(holding(chunks, 'all'));
  expect(stage).toContain(holding(chunks, 'own'));
});

test('a large module that screens share is a chunk of its own', async () => {
  const chunks = await bundle(large);
  const stage = closureOf(named(chunks, 'shop').name, chunks);
  expect(stage).not.toContain(holding(chunks, 'all'));
  expect(closureOf(named(chunks, 'Beta').name, chunks)).toContain(holding(chunks, 'all'));
  expect(closureOf(named(chunks, 'Drawer').name, chunks)).not.toContain(holding(chunks, 'all'));
});

test('a name changes with everything reachable from it, and with nothing else', async () => {
  const before = await bundle(tree);
  const after = await bundle({
    ...tree,
    'src/a/Alpha.ts': tree['src/a/Alpha.ts'].replace('label, all,', 'all, label,'),
  });
  expect(named(after, 'Alpha').name).not.toBe(named(before, 'Alpha').name);
  expect(named(after, 'entry').name).not.toBe(named(before, 'entry').name);
  const again = await bundle(tree);
  expect([...again.keys()].sort()).toEqual([...before.keys()].sort());
});

test('the closure of a chunk contains only its static imports', async () => {
  const chunks = await bundle(tree);
  const closure = closureOf(named(chunks, 'Alpha').name, chunks);
  expect(closure).toContain(holding(chunks, 'own'));
  expect(closure).not.toContain(named(chunks, 'Drawer').name);
});

test('a part has the name of its file, and names are unique', async () => {
  const lazyOf = async (files: Record<string, string>) =>
    findLazy(await readSourceGraph(await temporaryTree(files), entry), entry);
  const { stages, parts } = await lazyOf(tree);
  expect(stages).toEqual(['src/app/stages/shop.ts']);
  expect([...parts.keys()].sort()).toEqual(['Alpha', 'Beta', 'Delta', 'Drawer', 'Gamma', 'routes']);
  const shop = (source: string) => ({
    [entry]: "import('./shop');",
    'src/app/shop.ts': source,
    'src/a/One.tsx': '',
    'src/b/One.tsx': '',
  });
  await expect(lazyOf(shop("import('../a/One'); import('../b/One');"))).rejects.toThrow('Two parts are called One');
  await expect(lazyOf(shop("import('../a/Gone');"))).rejects.toThrow('Could not resolve "../a/Gone"');
});
