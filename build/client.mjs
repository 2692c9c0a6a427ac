import { minifier } from './minify.mjs';
import { reactAsModules } from './react-esm.mjs';

/**
 * Settings of a bundle for the browser: modules, split at lazy imports, kept in memory.
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
    // The names' hashes change with it; the minifier drops it.
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
