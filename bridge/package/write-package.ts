import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import esbuild from 'esbuild';
import { filesBelow, readJson, removeOthers, stampOf, write } from '../../build/files';
import { packageVersion } from '../protocol/versions';

const entryPoints = ['guest', 'host', 'protocol', 'testing'];
const folder = 'dist/bridge';
/** What app developers read. */
const pages = ['README.md', 'reference.md', 'CHANGELOG.md'];
/**
 * The files that app developers copy, and the messages that every language is checked against, by their path in the
 * package.
 */
const copied = {
  ...Object.fromEntries(
    ['schema', 'swift', 'swift-tests', 'kotlin', 'ios', 'android', 'react-native'].map((name) => [
      `native/${name}`,
      `bridge/native/${name}`,
    ]),
  ),
  'native/golden': 'bridge/protocol/golden',
};
/** They make `native/` a Swift package and a Gradle build of two modules. */
const modules = ['Package.swift', 'settings.gradle', 'gradle.properties'];

interface RootManifest {
  dependencies: Record<string, string>;
  license: string;
}

/** Writes the package that app developers install: one ES module and one set of types for each side of the bridge. */
export async function writeBridgePackage(root: string): Promise<void> {
  const stampFile = path.join(root, '.cache/bridge-stamp');
  const stamp = await stampOf(root, ['bridge', ...pages.map((page) => `bridge/${page}`), 'package-lock.json']);
  const target = path.join(root, folder);
  if (
    (await readFile(stampFile, 'utf8').catch(() => '')) === stamp &&
    (await readJson(path.join(target, 'package.json')))
  )
    return;

  const [{ metafile }] = await Promise.all([bundle(root), emitTypes(root)]);
  const { dependencies, license }: RootManifest = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const imported = new Set(
    Object.values(metafile.outputs).flatMap(({ imports }) =>
      imports.filter((found) => found.external).map((found) => found.path),
    ),
  );
  const manifest = {
    name: '@luckan/bridge',
    version: packageVersion,
    license,
    description: 'The contract between the Luckan shop in a web view and the native app around it.',
    type: 'module',
    sideEffects: false,
    exports: {
      ...Object.fromEntries(
        entryPoints.map((entryPoint) => [
          `./${entryPoint}`,
          { types: `./${entryPoint}/index.d.ts`, default: `./${entryPoint}.js` },
        ]),
      ),
      './schema/*.json': './native/schema/*.json',
    },
    dependencies: Object.fromEntries([...imported].sort().map((name) => [name, dependencies[name]])),
  };
  await write(path.join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const page of pages) await write(path.join(target, page), await readFile(path.join(root, 'bridge', page)));
  await write(path.join(target, 'LICENSE'), await readFile(path.join(root, 'LICENSE')));
  const copies = await copy(root);
  const scripts = Object.keys(metafile.outputs).map((file) => path.relative(folder, file));
  const types = (await filesBelow(target, '.')).filter((file) => file.endsWith('.d.ts'));
  const sources = new Set(
    (await filesBelow(path.join(root, 'bridge'), '.')).map((file) => file.replace(/\.tsx?$/, '.d.ts')),
  );
  await removeOthers(target, [
    'package.json',
    'LICENSE',
    ...pages,
    ...scripts,
    ...copies,
    ...types.filter((file) => sources.has(file)),
  ]);
  await write(stampFile, stamp);
}

/** Returns the paths of the copied files, relative to the package folder. */
async function copy(root: string): Promise<string[]> {
  const copies = await Promise.all(
    Object.entries(copied).map(async ([to, from]) => {
      const files = await filesBelow(path.join(root, from), '.');
      if (files.length === 0) throw new Error(`${from} is empty`);
      for (const file of files)
        await write(path.join(root, folder, to, file), await readFile(path.join(root, from, file)));
      return files.map((file) => path.posix.join(to, file));
    }),
  );
  for (const file of modules)
    await write(path.join(root, folder, 'native', file), await readFile(path.join(root, 'bridge/native', file)));
  return [...copies.flat(), ...modules.map((file) => `native/${file}`)];
}

function bundle(root: string) {
  return esbuild.build({
    absWorkingDir: root,
    entryPoints: entryPoints.map((entryPoint) => ({ in: `bridge/${entryPoint}/index.ts`, out: entryPoint })),
    outdir: folder,
    chunkNames: 'shared-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    packages: 'external',
    metafile: true,
    logLevel: 'silent',
  });
}

/** Type declarations with file extensions in their imports, which every module resolution needs. */
async function emitTypes(root: string): Promise<void> {
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const target = path.join(root, folder);
  const settings = {
    extends: '../tsconfig.json',
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      incremental: false,
      rootDir: '../bridge',
      outDir: `../${folder}`,
    },
    include: [],
    files: entryPoints.map((entryPoint) => `../bridge/${entryPoint}/index.ts`),
  };
  const project = path.join(root, '.cache/tsconfig.bridge.json');
  // `tsBuildInfoFile` of the root settings is only valid with `incremental`.
  await write(
    project,
    JSON.stringify({ ...settings, compilerOptions: { ...settings.compilerOptions, tsBuildInfoFile: null } }),
  );
  await promisify(execFile)(process.execPath, [tsc, '-p', project]).catch((error) => {
    throw new Error(`The bridge's types: ${error.stdout}`);
  });
  const files = new Set(await filesBelow(target, '.'));
  for (const file of files) {
    if (!file.endsWith('.d.ts')) continue;
    const text = await readFile(path.join(target, file), 'utf8');
    const ended = text.replace(/(from |import\()(['"])(\.[^'"]+)\2/g, (_, keyword, quote, specifier) => {
      const base = path.posix.join(path.posix.dirname(file), specifier);
      const extension = specifier.endsWith('.js') ? '' : files.has(`${base}.d.ts`) ? '.js' : '/index.js';
      return `${keyword}${quote}${specifier}${extension}${quote}`;
    });
    await write(path.join(target, file), ended);
  }
}
