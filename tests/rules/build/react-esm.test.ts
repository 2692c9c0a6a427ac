import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import esbuild from 'esbuild';
import { expect, test } from 'vitest';
import { reactAsModules, versionWarning } from '../../../build/react-esm';
import { temporaryTree } from './temporary-tree';

const root = path.resolve(import.meta.dirname, '../../..');
const known = { react: '19.3.1', 'react-dom': '19.3.1', scheduler: '0.28.0' };
const source =
  "import { version } from 'react';\nimport { hydrateRoot } from 'react-dom/client';\nconsole.log(version, hydrateRoot);";

test('the versions that the rewriting was written for are rewritten', () => {
  expect(versionWarning(known)).toBeNull();
});

test('any other version is used as published, with a warning that names it', () => {
  expect(versionWarning({ ...known, 'react-dom': '19.4.0' })).toContain('react-dom 19.4.0 (not 19.3.1)');
  expect(versionWarning({ ...known, scheduler: '0.29.0' })).toContain('scheduler 0.29.0 (not 0.28.0)');
});

/** Bundles with React as installed here, with the replacements in `overrides`. */
async function bundle(versions: Partial<typeof known>) {
  const tree = await temporaryTree(
    Object.fromEntries([
      ['main.ts', source],
      ...Object.entries({ ...known, ...versions }).map(([name, version]) => [
        `node_modules/${name}/package.json`,
        JSON.stringify({ name, version, exports: { '.': './index.js', './*': './*.js' } }),
      ]),
    ]),
  );
  for (const name of Object.keys(known)) {
    await mkdir(path.join(tree, 'node_modules', name), { recursive: true });
    for (const file of ['cjs', 'index.js', ...(name === 'react-dom' ? ['client.js'] : [])])
      await symlink(path.join(root, 'node_modules', name, file), path.join(tree, 'node_modules', name, file));
  }
  return esbuild.build({
    absWorkingDir: tree,
    entryPoints: ['main.ts'],
    bundle: true,
    format: 'esm',
    preserveSymlinks: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    metafile: true,
    write: false,
    logLevel: 'silent',
    plugins: [reactAsModules(tree)],
  });
}

test('the bundle contains only ES modules, or React as published with a warning', async () => {
  const formats = ({ metafile }: Awaited<ReturnType<typeof bundle>>) =>
    new Set(Object.values(metafile.inputs).map(({ format }) => format));
  const rewritten = await bundle({});
  expect(rewritten.warnings).toEqual([]);
  expect(formats(rewritten)).toEqual(new Set(['esm']));
  const published = await bundle({ react: '19.9.0' });
  expect(published.warnings.map(({ text }) => text)).toEqual([expect.stringContaining('react 19.9.0')]);
  expect(formats(published)).toContain('cjs');
});
