import path from 'node:path';
import esbuild, { type BuildContext } from 'esbuild';
import { readCatalogue } from './catalogue';
import { readChunks } from './chunks';
import { bundleScript, clientOptions } from './client';
import { createCssUrls } from './css-urls';
import { write } from './files';
import { createManifest } from './manifest';
import { minify } from './minify';
import { bundleForNode, nodeOptions } from './node-bundle.mjs';
import { createPackages } from './packages';
import type { Result } from './scripts';
import { placeModules } from './shell';
import { createSourceGraph, findLazy, readSourceGraph } from './source-graph';
import { developmentMaps } from './source-maps/development-maps';
import { mapChunks } from './source-maps/map-chunks';
import { createStyles } from './styles';
import { createTexts } from './texts';

export type Bundler = Awaited<ReturnType<typeof createBundler>>;
export type Bundled = Awaited<ReturnType<Bundler['bundle']>>;

/** Contents by path. */
export type Files = Map<string, string | Uint8Array>;

const entry = 'src/app/entry.ts';
const serverEntry = 'src/app/server.ts';
const earlyScript = 'src/app/early/main.ts';

/**
 * The two bundles of the shop, browser and server. In development both are made in one go, not minified; the browser's
 * uses React's development build, imports packages by name (`imports`), and has a source map when it is asked for
 * (`maps`). Call `bundle()` as often as needed: unchanged work is not repeated.
 */
export async function createBundler(root: string, { development = false } = {}) {
  const styles = createStyles(root);
  const texts = createTexts(root, { sourceMaps: development });
  const cssUrls = createCssUrls(root);
  const packagesOf = createPackages(root);
  /** Refilled before each run: the plugin holds a reference to this one map. */
  const additions = new Map<string, string[]>();
  const plugins = [styles.plugin, texts.plugin(additions)];
  const client = clientOptions({ root, entry, development, plugins });
  const context = development ? await esbuild.context({ ...client, entryPoints: [entry, serverEntry] }) : null;
  const serverBundle = path.join(root, '.cache/server/app.mjs');

  async function bundleBoth() {
    const graph = await readSourceGraph(root, entry);
    const lazy = findLazy(graph, entry);
    additions.clear();
    for (const [file, imported] of placeModules(graph, lazy)) additions.set(file, [...imported]);
    const server = {
      ...nodeOptions(root, { 'server/app': serverEntry }, [styles.plugin, texts.plugin()]),
      // Documents contain functions of the server as inline scripts.
      minify: true,
      sourcemap: false,
    };
    const [browser] = await Promise.all([esbuild.build(client), bundleForNode(server)]);
    const chunks = await readChunks(browser, minify);
    return { graph, lazy, browser, chunks };
  }

  async function rebuildBoth(made: BuildContext<typeof client>) {
    const { metafile, outputFiles, ...rest } = await made.rebuild();
    const isServer = (file: string) => path.basename(file).startsWith('server-');
    await write(serverBundle, outputFiles.find((file) => isServer(file.path))?.contents ?? '');
    const outputs = Object.fromEntries(Object.entries(metafile.outputs).filter(([file]) => !isServer(file)));
    const ofBrowser = outputFiles.filter(({ path: file }) => !isServer(file));
    const browser = { ...rest, metafile: { ...metafile, outputs }, outputFiles: ofBrowser };
    const graph = createSourceGraph(metafile.inputs);
    const lazy = findLazy(graph, entry);
    const chunks = await readChunks(browser);
    for (const { entryPoints } of chunks.values()) entryPoints.push(...lazy.stages, ...lazy.parts.values());
    return { graph, lazy, browser, chunks };
  }

  /** The source maps of a bundle's scripts, by name. They are made apart: nothing else waits for them. */
  async function sourceMapsOf(browser: Result) {
    const plugins = [styles.plugin, createTexts(root, { sourceMaps: true }).plugin(additions)];
    return mapChunks(browser, await esbuild.build(clientOptions({ root, entry, mapped: true, plugins })));
  }

  async function bundle() {
    const running = [
      context ? rebuildBoth(context) : bundleBoth(),
      readCatalogue(root),
      bundleScript(root, earlyScript),
    ] as const;
    // A bundle that is still being made would be mistaken for the next one.
    await Promise.allSettled(running);
    const [{ graph, lazy, browser, chunks }, catalogue, early] = await Promise.all(running);
    for (const { pluginName, text } of browser.warnings) if (pluginName) console.warn(text);
    const packages = await packagesOf(browser.metafile);
    const spoken = graph.modules.flatMap((module) => texts.of(module).map((text) => ({ ...text, module })));
    const made = createManifest({ entry, lazy, graph, chunks, styles, texts, catalogue, cssUrls, early });
    const files: Files = new Map<string, string | Uint8Array>([...made.files, ...packages.files, ...cssUrls.files]);
    return {
      manifest: made.manifest,
      files,
      imports: packages.imports,
      catalogue,
      complaint: catalogue.complaint(spoken),
      sourceMaps: () => sourceMapsOf(browser),
      maps: developmentMaps(client, made.manifest.entry),
    };
  }

  return {
    bundle,
    styles,
    texts,
    cssUrls,
    serverBundle,
    /** In development the sources stay read until then. */
    dispose: async () => context?.dispose(),
  };
}
