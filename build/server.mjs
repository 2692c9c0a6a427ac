import path from 'node:path';

/**
 * Settings of a bundle for Node: our own code in one file, packages as external imports.
 * @param {{ root: string, entry: string, outfile: string, plugins?: import('esbuild').Plugin[] }} input
 * @returns {import('esbuild').BuildOptions}
 */
export function nodeOptions({ root, entry, outfile, plugins = [] }) {
  return {
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: path.join(root, outfile),
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
