import { readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { createBundler } from '../../../build/bundler';
import { problemOfPage } from '../../../src/app/development/problems';
import { temporaryTree } from './temporary-tree';

const tree = {
  'package.json': '{}',
  'src/app/early/main.ts': 'globalThis.early = true;',
  'src/app/entry.ts': "const { start } = await import('./stages/shop');\nawait start();\n",
  'src/app/stages/shop.ts': `import { label } from '../../lib/label';
globalThis.seen = [label];
export const start = async () => globalThis.seen.push((await import('../../features/Screen')).screen);
`,
  'src/features/Screen.ts': "import { label } from '../lib/label';\nexport const screen = 'screen of ' + label;\n",
  'src/lib/label.ts': "export const label = 'before';\n",
  'src/app/server.ts': "import { label } from '../lib/label';\nexport const render = () => 'page of ' + label;\n",
};

test('in development the browser gets one script with a map, the server another, and both follow a change', async () => {
  const root = await temporaryTree(tree);
  const bundler = await createBundler(root, { development: true });
  try {
    expect(await seen()).toEqual({ browser: ['before', 'screen of before'], server: 'page of before' });
    await writeFile(path.join(root, 'src/lib/label.ts'), "export const label = 'afterwards';\n");
    expect(await seen()).toEqual({ browser: ['afterwards', 'screen of afterwards'], server: 'page of afterwards' });
  } finally {
    await bundler.dispose();
  }

  async function seen() {
    const { manifest, files, maps } = await bundler.bundle();
    expect([...files.keys()]).toEqual([manifest.entry]);
    expect(manifest).toMatchObject({ stages: [], parts: { Screen: { js: [] } } });
    const text = Buffer.from(files.get(manifest.entry) ?? '').toString();
    const map = JSON.parse(Buffer.from((await maps()).get(`${manifest.entry}.map`) ?? '').toString());
    expect(map.sourcesContent).toContain(await readFile(path.join(root, 'src/lib/label.ts'), 'utf8'));
    // An error of a page is shown where it is in the sources.
    const line = text.split('\n').findIndex((each) => each.includes('screen of')) + 1;
    const stack = `TypeError: x\n    at http://localhost/${manifest.entry}:${line}:1`;
    expect(problemOfPage({ name: 'TypeError', message: 'x', stack }, await maps()).places).toEqual([
      expect.objectContaining({ file: 'src/features/Screen.ts', line: 2 }),
    ]);
    // The server's is written to one place, so Node would not load it again.
    const server = await import(`${pathToFileURL(bundler.serverBundle)}?${manifest.entry}`);
    await import(`data:text/javascript,${encodeURIComponent(text)}`);
    return { browser: (globalThis as { seen?: string[] }).seen, server: server.render() };
  }
});

test('in production they are made apart: the browser’s in pieces, without maps', async () => {
  const root = await temporaryTree(tree);
  const node_modules = path.resolve(import.meta.dirname, '../../../node_modules');
  await symlink(node_modules, path.join(root, 'node_modules'));
  const bundler = await createBundler(root);
  const { manifest, files } = await bundler.bundle();
  expect(manifest.stages).toEqual([expect.stringMatching(/^assets\/chunk-\w+\.js$/)]);
  expect(manifest.parts.Screen?.js).toEqual([expect.stringMatching(/^assets\/Screen-\w+\.js$/)]);
  const names = [manifest.entry, ...manifest.stages, ...(manifest.parts.Screen?.js ?? [])];
  expect([...files.keys()].sort()).toEqual(names.sort());
  const server = await import(`${pathToFileURL(bundler.serverBundle)}?production`);
  expect(server.render()).toBe('page of before');
});
