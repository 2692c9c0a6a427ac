import path from 'node:path';
import esbuild from 'esbuild';
import { readCatalogue } from './catalogue.mjs';
import { readChunks } from './chunks.mjs';
import { clientOptions } from './client.mjs';
import { createCssUrls } from './css-urls.mjs';
import { createManifest } from './manifest.mjs';
import { minifyAgain } from './minify.mjs';
import { nodeOptions } from './server.mjs';
import { placeModules } from './shell.mjs';
import { createSourceGraph, findLazy, readSourceGraph } from './source-graph.mjs';
import { createStyles } from './styles.mjs';
import { createTexts } from './texts.mjs';

const entry = 'src/app/entry.ts';

/**
 * The two bundles of the shop, browser and server, from one reading of the sources. In development the browser's bundle
 * is not minified, has source maps and uses React's development build. Call `bundle()` as often as needed: unchanged
 * work is not repeated.
 * @param {string} root
 * @param {{ development?: boolean }} [options]
 */
export async function createBundler(root, { development = false } = {}) {
  const styles = createStyles(root);
  const texts = createTexts(root, { sourceMaps: development });
  const cssUrls = createCssUrls(root);
  /**
   * Refilled before each run: the plugin holds a reference to this one map.
   * @type {Map<string, string[]>}
   */
  const additions = new Map();
  const client = await esbuild.context(
    clientOptions({ root, entry, development, plugins: [styles.plugin, texts.plugin(additions)] }),
  );
  const server = await esbuild.context({
    ...nodeOptions({
      root,
      entry: 'src/app/server.ts',
      outfile: '.cache/server/app.mjs',
      plugins: [styles.plugin, texts.plugin()],
    }),
    // esbuild adds helper functions to every document as inline scripts.
    minify: true,
    sourcemap: false,
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

  async function bundle() {
    const running = /** @type {const} */ ([bundleClient(), readCatalogue(root), server.rebuild()]);
    // A bundle that is still being made would be mistaken for the next one.
    await Promise.allSettled(running);
    const [{ graph, lazy, browser }, catalogue] = await Promise.all(running);
    for (const { pluginName, text } of browser.warnings) if (pluginName) console.warn(text);
    /** @param {string[]} each */
    const minify = (each) => minifyAgain(each, path.join(root, '.cache/minified'));
    const chunks = await readChunks(browser, development ? undefined : minify);
    const spoken = graph.modules.flatMap((module) => texts.of(module).map((text) => ({ ...text, module })));
    const made = createManifest({ entry, lazy, graph, chunks, styles, texts, catalogue, cssUrls });
    /** @type {(readonly [string, string | Uint8Array])[]} */
    const files = [...made.files, ...cssUrls.files, ...sourceMapsOf(browser)];
    return {
      manifest: made.manifest,
      files: new Map(files),
      catalogue,
      complaint: catalogue.complaint(spoken),
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

/** @param {{ outputFiles: import('esbuild').OutputFile[] }} result */
function sourceMapsOf({ outputFiles }) {
  const maps = outputFiles.filter((file) => file.path.endsWith('.map'));
  return maps.map((file) => /** @type {const} */ ([`assets/${path.basename(file.path)}`, file.text]));
}
