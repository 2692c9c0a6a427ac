import esbuild, { type BuildOptions, type Plugin } from 'esbuild';
import { minifier } from './minify';
import { reactAsModules } from './react-esm';

interface ClientBundle {
  root: string;
  entry: string;
  plugins: Plugin[];
  development?: boolean;
  /** Source maps of the production bundle. They change the hashes in the names of its files. */
  mapped?: boolean;
}

/**
 * Settings of a browser bundle: ES modules, split at lazy imports, held in memory. In development each entry is one file:
 * what splitting takes after each change, and a hundred requests for each page, is more than what it saves.
 */
export function clientOptions({ root, entry, plugins, development = false, mapped = false }: ClientBundle) {
  return {
    absWorkingDir: root,
    entryPoints: [entry],
    outdir: 'out',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    // Hashes in file names change with the minifier, which drops this banner.
    banner: development ? {} : { js: `/* ${minifier} */` },
    bundle: true,
    // In development they are bundled apart: see `packages.ts`.
    packages: development ? ('external' as const) : ('bundle' as const),
    splitting: !development,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minify: !development,
    sourcemap: mapped && ('external' as const),
    metafile: true,
    write: false,
    legalComments: 'none',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': development ? '"development"' : '"production"' },
    plugins: [...(development ? [] : [reactAsModules(root)]), ...plugins],
  } satisfies BuildOptions;
}

/** Bundles a script that is no module: it runs at once, where it stands. */
export async function bundleScript(root: string, entry: string): Promise<string> {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
