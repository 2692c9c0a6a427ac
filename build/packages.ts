import { createRequire } from 'node:module';
import path from 'node:path';
import esbuild, { type Metafile, type Plugin } from 'esbuild';
import type { Files } from './bundler';
import { clientOptions } from './client';

/** What a bundle imports from outside of itself: scripts by path, and the names they are imported by. */
interface Packages {
  files: Files;
  /** As in an import map. */
  imports: Record<string, string>;
}

/**
 * The packages of the development bundle, in files of their own: to link them with our code again after each change
 * took half of the time. They are bundled again only once others are imported.
 */
export function createPackages(root: string) {
  let known = '';
  let packages: Packages = { files: new Map(), imports: {} };
  return async function packagesOf({ outputs }: Metafile): Promise<Packages> {
    const imported = Object.values(outputs).flatMap(({ imports }) => imports.filter(({ external }) => external));
    const names = [...new Set(imported.map((each) => each.path))].sort();
    if (names.join() !== known) packages = await bundlePackages(root, names);
    known = names.join();
    return packages;
  };
}

async function bundlePackages(root: string, names: string[]): Promise<Packages> {
  const fileNames = new Map(names.map((name) => [name.replaceAll('/', '_'), name]));
  const { outputFiles } = await esbuild.build({
    ...clientOptions({ root, entry: '', plugins: [reactWithExports(root)], development: true }),
    entryPoints: Object.fromEntries(fileNames),
    packages: 'bundle',
    splitting: true,
  });
  const files = new Map(outputFiles.map((file) => [`assets/${path.basename(file.path)}`, file.text]));
  const imports = [...files.keys()].flatMap((file) => {
    const name = fileNames.get(path.basename(file).replace(/-\w+\.js$/, ''));
    return name ? [[name, file]] : [];
  });
  return { files, imports: Object.fromEntries(imports) };
}

/** React is published as CommonJS, of which a bundle does not know what it exports. */
function reactWithExports(root: string): Plugin {
  const require = createRequire(path.join(root, 'package.json'));
  return {
    name: 'react-with-exports',
    setup(build) {
      build.onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ kind, path: name }) =>
        kind === 'entry-point' ? { path: name, namespace: 'exports' } : undefined,
      );
      build.onLoad({ filter: /./, namespace: 'exports' }, ({ path: name }) => ({
        contents: `import all from '${name}';\nexport const { ${Object.keys(require(name))} } = all;\nexport default all;`,
        resolveDir: root,
      }));
    },
  };
}
