import { reactAsModules } from './react-esm.mjs';

/** Settings of a bundle for the browser: modules, split at dynamic imports, kept in memory. */
export function clientOptions({ root, entry, plugins }) {
  return {
    absWorkingDir: root,
    entryPoints: [entry],
    outdir: 'out',
    entryNames: '[name]-[hash]',
    chunkNames: 'chunk-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    metafile: true,
    write: false,
    legalComments: 'none',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [reactAsModules(root), ...plugins],
  };
}
