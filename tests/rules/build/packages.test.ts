import path from 'node:path';
import { pathToFileURL } from 'node:url';
import esbuild from 'esbuild';
import { expect, test } from 'vitest';
import { clientOptions } from '../../../build/client';
import { createPackages } from '../../../build/packages';
import { temporaryTree } from './temporary-tree';

const root = path.resolve(import.meta.dirname, '../../..');

/** What a development bundle of this code consists of. */
async function bundled(contents: string) {
  const { entryPoints: _, ...options } = clientOptions({ root, entry: '', plugins: [], development: true });
  const { metafile } = await esbuild.build({
    ...options,
    stdin: { contents, resolveDir: root, sourcefile: 'page.ts' },
  });
  return metafile;
}

test('packages are bundled apart, once for the same imports, with React’s exports by name and one React for all', async () => {
  const packagesOf = createPackages(root);
  const page = await bundled(`
    import { useState } from 'react';
    import { createPortal } from 'react-dom';
    import { useAtomValue } from 'jotai';
    console.log(useState, createPortal, useAtomValue);
  `);
  const { files, imports } = await packagesOf(page);
  expect(Object.keys(imports).sort()).toEqual(['jotai', 'react', 'react-dom']);
  const folder = await temporaryTree(Object.fromEntries([...files].map(([file, text]) => [file, text.toString()])));
  const [jotai, react, dom] = await Promise.all(
    ['jotai', 'react', 'react-dom'].map((name) => import(pathToFileURL(path.join(folder, imports[name] ?? '')).href)),
  );
  expect(react).toMatchObject({ useState: expect.any(Function), default: { version: dom.version } });
  expect(jotai).toHaveProperty('useAtomValue');
  expect([...files.values()].filter((text) => text.toString().includes('exports.useState ='))).toHaveLength(1);

  expect((await packagesOf(await bundled(`import 'react-dom'; import 'jotai'; import 'react';`))).files).toBe(files);
  const more = await packagesOf(await bundled(`import 'wouter'; import 'react';`));
  expect(Object.keys(more.imports).sort()).toEqual(['react', 'wouter']);
});
