import path from 'node:path';
import esbuild from 'esbuild';
import { readCatalogue } from './catalogue.mjs';
import { finishChunks } from './chunks.mjs';
import { clientOptions } from './client.mjs';
import { createCssUrls } from './css-urls.mjs';
import { findDynamicImports } from './dynamic-imports.mjs';
import { createManifest } from './manifest.mjs';
import { planMerges } from './merge-chunks.mjs';
import { nodeOptions } from './server.mjs';
import { createStyles } from './styles.mjs';
import { createTexts } from './texts.mjs';

const entry = 'src/app/entry.ts';

/**
 * The shop's two bundles, browser and server, from one reading of the sources.
 * `bundle()` may be called again and again: what did not change is not done again.
 */
export async function createBundler(root) {
  const styles = createStyles(root);
  const texts = createTexts(root);
  const cssUrls = createCssUrls(root);
  /** Filled anew before each run: the plugins hold on to this one map. */
  const additions = new Map();
  const client = await esbuild.context(
    clientOptions({ root, entry, plugins: [styles.plugin, texts.plugin(additions)] }),
  );
  const server = await esbuild.context({
    ...nodeOptions({
      root,
      entry: 'src/app/server.ts',
      outfile: '.cache/server/app.mjs',
      plugins: [styles.plugin, texts.plugin()],
    }),
    // It writes functions of its own into every document as inline scripts.
    minify: true,
  });

  function place(places) {
    additions.clear();
    for (const [file, imported] of places) additions.set(file, [...(additions.get(file) ?? []), ...imported]);
  }

  async function bundle({ small }) {
    const dynamic = await findDynamicImports(root, entry);
    place(placesInBundle(dynamic));
    const [browser, catalogue] = await Promise.all([client.rebuild(), readCatalogue(root), server.rebuild()]);
    // What is imported only to share a chunk brings neither styles nor texts: those follow the first reading.
    const merges = small ? planMerges({ metafile: browser.metafile, dynamic, entry }) : new Map();
    place([...placesInBundle(dynamic), ...merges]);
    const final = merges.size > 0 ? await client.rebuild() : browser;
    for (const { pluginName, text } of browser.warnings) if (pluginName) console.warn(text);
    const chunks = await finishChunks(final, small);
    const spoken = Object.keys(browser.metafile.inputs).flatMap((module) =>
      texts.of(module).map((text) => ({ ...text, module })),
    );
    const made = createManifest({
      entry,
      dynamic,
      metafile: browser.metafile,
      chunks,
      styles,
      texts,
      catalogue,
      cssUrls,
    });
    return {
      manifest: made.manifest,
      files: new Map([...made.files, ...cssUrls.files]),
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

/**
 * Each lazily loaded file is made to import the last stage of the shell, and each stage the one before it: what the
 * shell holds is then reached by everything alike, and comes out as one chunk a stage instead of one for each set of
 * parts that happen to share a module.
 */
function placesInBundle({ stages, parts }) {
  const last = stages.at(-1);
  return [
    ...stages.slice(1).map((stage, index) => [stage, [stages[index]]]),
    ...(last ? [...parts.values()].map((file) => [file, [last]]) : []),
  ];
}
