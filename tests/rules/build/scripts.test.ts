import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import esbuild from 'esbuild';
import { expect, test } from 'vitest';
import { importsOf, scriptsOf } from '../../../build/scripts';
import { temporaryTree } from './temporary-tree';

async function bundle(files: Record<string, string>) {
  return esbuild.build({
    absWorkingDir: await temporaryTree(files),
    entryPoints: ['main.ts', 'page.ts'],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'out',
    chunkNames: '[name]-[hash]',
    minify: true,
    metafile: true,
    write: false,
  });
}

/** Writes the scripts as they are published, and imports `main`. */
async function published(files: Record<string, string>) {
  const result = await bundle(files);
  const scripts = scriptsOf(result);
  const folder = await temporaryTree({ 'package.json': '{"type":"module"}' });
  for (const { name, text } of scripts) await writeFile(path.join(folder, name), text);
  return {
    scripts,
    main: await import(pathToFileURL(path.join(folder, 'main.js')).href),
    withCodeOf: (source: string) => scripts.filter(({ entryPoints }) => entryPoints.includes(source)),
    leftOut: result.outputFiles.length - scripts.length,
  };
}

/** Lazily imported by `main`, and statically by `page`: the bundler makes a file that only passes on its exports. */
const page = "import part, { other, shared } from './part';\nexport const page = [part, other, shared];";
const part = `const name = globalThis.location ?? 'part';
export default name;
export const other = () => name + ' other';
const inside = [name];
export { inside as shared };`;

test('a file that only passes on exports is left out, and its importer gets every export by its own name', async () => {
  const { main, withCodeOf, leftOut } = await published({
    'main.ts': "export const load = () => import('./part');",
    'page.ts': page,
    'part.ts': part,
  });
  expect(leftOut).toBe(1);
  const [holder, ...more] = withCodeOf('part.ts');
  expect(more).toEqual([]);
  expect(holder?.text).toContain('" other"');
  const loaded = await main.load();
  expect(loaded.default).toBe('part');
  expect(loaded.other()).toBe('part other');
  expect(loaded.shared).toEqual(['part']);
  expect(Object.keys(loaded).sort()).toEqual(['default', 'other', 'shared']);
});

test('two calls in one file, of the same part and of another one, each load their own', async () => {
  const { main, leftOut } = await published({
    'main.ts': `export const first = () => import('./part');
      export const again = () => import('./part');
      export const second = () => import('./second');`,
    'page.ts': `import { second } from './second';\n${page}\nexport { second };`,
    'part.ts': part,
    'second.ts': "export const second = globalThis.location ?? 'second';",
  });
  expect(leftOut).toBe(2);
  expect((await main.first()).default).toBe('part');
  expect((await main.again()).default).toBe('part');
  expect((await main.second()).second).toBe('second');
});

test('a part that nothing else imports is published as it is', async () => {
  const { main, withCodeOf, leftOut } = await published({
    'main.ts': "export const load = () => import('./part');",
    'page.ts': 'export const page = 1;',
    'part.ts': part,
  });
  expect(leftOut).toBe(0);
  expect(withCodeOf('part.ts')).toHaveLength(1);
  expect((await main.load()).other()).toBe('part other');
});

test('every import of a published script is published', async () => {
  const { scripts } = await published({
    'main.ts': "import { page } from './page';\nexport const load = () => import('./part');\nexport { page };",
    'page.ts': page,
    'part.ts': part,
  });
  const names = scripts.map(({ name }) => name);
  for (const script of scripts) expect(names).toEqual(expect.arrayContaining(importsOf(script)));
  for (const { text } of scripts)
    for (const [, name] of text.matchAll(/(?:from|import\(?)"\.\/([^"]+)"/g)) expect(names).toContain(name);
});

test('a call that is not recognised fails the build instead of loading a file that is not published', async () => {
  const result = await bundle({
    'main.ts': "export const load = () => import('./part');",
    'page.ts': page,
    'part.ts': part,
  });
  const spaced = result.outputFiles.map((file) => ({ ...file, text: file.text.replace('import("./', 'import( "./') }));
  expect(() => scriptsOf({ ...result, outputFiles: spaced })).toThrow(/main\.js still imports part.*left out/);
});
