import { minifier } from './minify.mjs';
import { reactAsModules } from './react-esm.mjs';

/**
 * Settings of a browser bundle: ES modules, split at lazy imports, held in memory.
 * @param {{ root: string, entry: string, plugins: import('esbuild').Plugin[], development?: boolean }} input
 * @returns {import('esbuild').BuildOptions & { metafile: true, write: false }}
 */
export function clientOptions({ root, entry, plugins, development = false }) {
  return {
    absWorkingDir: root,
    entryPoints: [entry],
    outdir: 'out',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    // Hashes in file names change with the minifier, which drops this banner.
    banner: development ? {} : { js: `/* ${minifier} */` },
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minify: !development,
    sourcemap: development ? 'linked' : false,
    metafile: true,
    write: false,
    legalComments: 'none',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': development ? '"development"' : '"production"' },
    plugins: [...(development ? [] : [reactAsModules(root)]), ...plugins],
  };
}
