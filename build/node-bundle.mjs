// @ts-check
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import esbuild from 'esbuild';

/**
 * Settings of bundles for Node, below `.cache`: our own code in one file for each entry, packages as external imports.
 * @param {string} root
 * @param {Record<string, string>} entries source by name of its bundle
 * @param {import('esbuild').Plugin[]} [plugins]
 * @returns {import('esbuild').BuildOptions}
 */
export function nodeOptions(root, entries, plugins = []) {
  return {
    absWorkingDir: root,
    entryPoints: entries,
    outdir: path.join(root, '.cache'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    packages: 'external',
    metafile: true,
    sourcemap: 'linked',
    logLevel: 'silent',
    loader: { '.sql': 'text' },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins,
  };
}

/**
 * Other processes may be reading the bundles: only those that differ are replaced, each at once.
 * @param {import('esbuild').BuildOptions} options
 */
export async function bundleForNode(options) {
  const { outputFiles } = await esbuild.build({ ...options, write: false });
  for (const { path: file, contents } of outputFiles) {
    const found = await readFile(file).catch(() => null);
    if (found?.equals(contents)) continue;
    const written = `${file}.${process.pid}`;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(written, contents);
    await rename(written, file);
  }
}

/**
 * Loads a module of this folder, which is TypeScript.
 * @param {string} root
 * @param {string} name
 */
export async function loadTool(root, name) {
  const options = nodeOptions(root, { [`build/${name}`]: `build/${name}.ts` });
  await bundleForNode({ ...options, splitting: true, chunkNames: 'build/[name]-[hash]' });
  return import(pathToFileURL(path.join(root, '.cache/build', `${name}.mjs`)).href);
}
