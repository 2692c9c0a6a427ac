import path from 'node:path';
import esbuild, { type BuildResult } from 'esbuild';
import { readCatalogue } from './catalogue';
import { readChunks } from './chunks';
import { bundleScript, clientOptions } from './client';
import { createCssUrls } from './css-urls';
import { createManifest } from './manifest';
import { minifyAgain } from './minify';
import { nodeOptions } from './node-bundle.mjs';
import { createPackages } from './packages';
import { placeModules } from './shell';
import { createSourceGraph, findLazy, readSourceGraph } from './source-graph';
import { mapChunks } from './source-maps';
import { createStyles } from './styles';
import { createTexts } from './texts';

export type Bundler = Awaited<ReturnType<typeof createBundler>>;
export type Bundled = Awaited<ReturnType<Bundler['bundle']>>;

/** Contents by path. */
export type Files = Map<string, string | Uint8Array>;

const entry = 'src/app/entry.ts';
const earlyScript = 'src/app/early/main.ts';

/**
 * The two bundles of the shop, browser and server, from one reading of the sources. In development the browser's bundle
 * is not minified, has source maps, uses React's development build and imports packages by name (`imports`). Call
 * `bundle()` as often as needed: unchanged work is not repeated.
 */
export async function createBundler(root: string, { development = false } = {}) {
  const styles = createStyles(root);
  const texts = createTexts(root, { sourceMaps: development });
  const cssUrls = createCssUrls(root);
  const packagesOf = createPackages(root);
  /** Refilled before each run: the plugin holds a reference to this one map. */
  const additions = new Map<string, string[]>();
  const client = await esbuild.context(
    clientOptions({ root, entry, development, plugins: [styles.plugin, texts.plugin(additions)] }),
  );
  const server = await esbuild.context({
    ...nodeOptions(root, { 'server/app': 'src/app/server.ts' }, [styles.plugin, texts.plugin()]),
    // Documents contain functions of the server as inline scripts. Minifying is a quarter of a rebuild in development.
    minify: !development,
    sourcemap: false,
    metafile: false,
  });

  /** In development chunks stay as the bundler splits them: placing modules needs a second reading of the sources. */
  async function bundleClient() {
    const read = development ? undefined : await readSourceGraph(root, entry);
    additions.clear();
    if (read)
      for (const [file, imported] of placeModules(read, findLazy(read, entry))) additions.set(file, [...imported]);
    const browser = await client.rebuild();
    const graph = read ?? createSourceGraph(browser.metafile.inputs);
    return { graph, lazy: findLazy(graph, entry), browser };
  }

  /** The source maps of a bundle's scripts, by name. They are made apart: nothing else waits for them. */
  async function sourceMapsOf(browser: BuildResult<{ metafile: true; write: false }>) {
    const plugins = [styles.plugin, createTexts(root, { sourceMaps: true }).plugin(additions)];
    return mapChunks(browser, await esbuild.build(clientOptions({ root, entry, mapped: true, plugins })));
  }

  async function bundle() {
    const running = [bundleClient(), readCatalogue(root), bundleScript(root, earlyScript), server.rebuild()] as const;
    // A bundle that is still being made would be mistaken for the next one.
    await Promise.allSettled(running);
    const [{ graph, lazy, browser }, catalogue, early] = await Promise.all(running);
    for (const { pluginName, text } of browser.warnings) if (pluginName) console.warn(text);
    const packages = await packagesOf(browser.metafile);
    const minify = (each: string[]) => minifyAgain(each, path.join(root, '.cache/minified'));
    const chunks = await readChunks(browser, development ? undefined : minify);
    const spoken = graph.modules.flatMap((module) => texts.of(module).map((text) => ({ ...text, module })));
    const made = createManifest({ entry, lazy, graph, chunks, styles, texts, catalogue, cssUrls, early });
    const maps = browser.outputFiles.filter((file) => file.path.endsWith('.map'));
    const files: Files = new Map<string, string | Uint8Array>([
      ...made.files,
      ...packages.files,
      ...cssUrls.files,
      ...maps.map((file) => [`assets/${path.basename(file.path)}`, file.text] as const),
    ]);
    return {
      manifest: made.manifest,
      files,
      imports: packages.imports,
      catalogue,
      complaint: catalogue.complaint(spoken),
      sourceMaps: () => sourceMapsOf(browser),
    };
  }

  return {
    bundle,
    styles,
    texts,
    cssUrls,
    serverBundle: path.join(root, '.cache/server/app.mjs'),
    dispose: () => Promise.all([client.dispose(), server.dispose()]),
  };
}
