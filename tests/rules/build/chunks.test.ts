import esbuild from 'esbuild';
import { expect, test } from 'vitest';
import { closureOf, finishChunks } from '../../../build/chunks.mjs';
import { findDynamicImports } from '../../../build/dynamic-imports.mjs';
import { temporaryTree } from './temporary-tree';

const entry = 'src/app/entry.ts';
const tree = {
  [entry]: "const { start } = await import('./stages/shop'); start();",
  'src/app/stages/shop.ts':
    "import { label } from '../../lib/label';\nexport const start = () => import('../../a/Alpha').then((m) => m.alpha(label));",
  'src/lib/label.ts': "export const label = globalThis.name + 'label';",
  'src/a/Alpha.ts':
    "import '../app/stages/shop';\nimport { label } from '../lib/label';\nexport const alpha = (x: string) => console.log(x, label, import('../b/Beta'));",
  'src/b/Beta.ts': "import '../app/stages/shop';\nexport const beta = 1;",
};

async function bundle(files: Record<string, string>) {
  const absWorkingDir = await temporaryTree(files);
  const result = await esbuild.build({
    absWorkingDir,
    entryPoints: [entry],
    outdir: 'out',
    entryNames: '[name]-[hash]',
    chunkNames: 'chunk-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    metafile: true,
    write: false,
  });
  return [...(await finishChunks(result, true)).values()];
}

function named(chunks: Awaited<ReturnType<typeof bundle>>, name: string) {
  const found = chunks.find((chunk) => chunk.name.startsWith(`${name}-`));
  if (!found) throw new Error(`no chunk ${name}`);
  return found;
}

test('a stage is one file, although all parts share it', async () => {
  const chunks = await bundle(tree);
  expect(chunks.map(({ name }) => name.replace(/-.*/, '')).sort()).toEqual(['Alpha', 'Beta', 'entry', 'shop']);
  expect(named(chunks, 'shop').text).toMatch(/ as start[,}]/);
  expect(named(chunks, 'entry').text).toContain(`import("./${named(chunks, 'shop').name}")`);
});

test('a name changes with everything that can be reached from it, and with nothing else', async () => {
  const before = await bundle(tree);
  const after = await bundle({ ...tree, 'src/a/Alpha.ts': tree['src/a/Alpha.ts'].replace('x, label', 'label, x') });
  expect(named(after, 'Alpha').name).not.toBe(named(before, 'Alpha').name);
  expect(named(after, 'entry').name).not.toBe(named(before, 'entry').name);
  const again = await bundle(tree);
  expect(again.map(({ name }) => name).sort()).toEqual(before.map(({ name }) => name).sort());
});

test('the closure of a chunk holds what it imports statically alone', async () => {
  const chunks = await bundle(tree);
  const byName = new Map(chunks.map((chunk) => [chunk.name, chunk]));
  expect(closureOf(named(chunks, 'Alpha').name, byName)).toEqual([
    named(chunks, 'Alpha').name,
    named(chunks, 'shop').name,
  ]);
});

test('parts are called what their files are called, and only once', async () => {
  const shop = (source: string) =>
    temporaryTree({ 'src/app/entry.ts': source, 'src/a/One.tsx': 'export function Two() {}', 'src/b/One.tsx': '' });
  const importsPart = "import { part } from '../lib/part';\n";
  const found = await findDynamicImports(await temporaryTree(tree), entry);
  expect([...found.parts.keys()].sort()).toEqual(['Alpha', 'Beta']);
  expect(found.stages).toEqual(['src/app/stages/shop.ts']);
  const renamed = await shop(`${importsPart}part(() => import('../a/One'));`);
  await expect(findDynamicImports(renamed, entry)).rejects.toThrow('it must export the component One');
  const unnamed = await shop(`${importsPart}part(async () => (await import('../a/One')).Two);`);
  await expect(findDynamicImports(unnamed, entry)).rejects.toThrow("parts are written part(() => import('./Name'))");
  const twice = await shop("import('../a/One'); import('../b/One');");
  await expect(findDynamicImports(twice, entry)).rejects.toThrow('Two parts are called One');
  const gone = await shop("import('../a/Gone');");
  await expect(findDynamicImports(gone, entry)).rejects.toThrow("nothing stands at import('../a/Gone')");
});
