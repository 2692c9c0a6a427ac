import { readFile } from 'node:fs/promises';
import path from 'node:path';
import esbuild from 'esbuild';
import { readChunks } from './chunks.mjs';
import { clientOptions } from './client.mjs';
import { removeOthers, write } from './files.mjs';
import { joinStyles } from './manifest.mjs';
import { createSourceGraph } from './source-graph.mjs';

/** Pages for developers who work with the shop. Each is one bundle in a folder below its site. */
const sites = [
  {
    folder: 'dist/harness',
    lang: 'en',
    pages: [
      { name: '', entry: 'bridge/harness/main.tsx', title: 'Luckan: bridge harness' },
      { name: 'conformance/', entry: 'bridge/harness/conformance/main.tsx', title: 'Luckan: bridge conformance' },
    ],
    extras: forgedFrame,
  },
  {
    folder: 'dist/dev/ui',
    lang: 'sv',
    pages: [{ name: '', entry: 'src/ui/dev/main.tsx', title: 'Luckan: UI' }],
    extras: async () => new Map(),
  },
];

export async function writeDeveloperPages(tools) {
  const { root } = tools;
  for (const { folder, lang, pages, extras } of sites) {
    const files = await extras(root);
    for (const page of pages)
      for (const [file, contents] of await filesOf({ ...tools, ...page, lang })) files.set(page.name + file, contents);
    for (const [file, contents] of files) await write(path.join(root, folder, file), contents);
    await removeOthers(path.join(root, folder), [...files.keys()]);
  }
}

/** The document carries their texts as a data block (`luckan-texts`). */
async function filesOf({ root, styles, texts, cssUrls, catalogue, entry, title, lang }) {
  const result = await esbuild.build(clientOptions({ root, entry, plugins: [styles.plugin, texts.plugin()] }));
  const chunks = await readChunks(result);
  const modules = createSourceGraph(result.metafile.inputs).closure(entry);
  const css = cssUrls.inFile(
    joinStyles(
      'page',
      modules.flatMap((module) => styles.of(module)),
      cssUrls,
    ),
  );
  const spoken = Object.keys(result.metafile.inputs).flatMap((module) => texts.of(module));
  const messages = JSON.stringify(catalogue.compile(spoken, { without: {} })).replace(/</g, '\\u003c');
  const main = [...chunks.values()].find((chunk) => chunk.entryPoint === entry);
  const files = new Map([...chunks.values()].map(({ name, text }) => [`assets/${name}`, text]));
  for (const [file, contents] of cssUrls.files) if (css.includes(path.basename(file))) files.set(file, contents);
  files.set('assets/page.css', css);
  files.set(
    'index.html',
    `<!doctype html><html lang="${lang}" class="theme-green"><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>` +
      '<meta name="robots" content="noindex"><link rel="icon" href="data:,"><link rel="stylesheet" href="assets/page.css"></head><body><div id="root"></div>' +
      `<script type="application/json" id="luckan-texts">${messages}</script>` +
      `<script type="module" src="assets/${main.name}"></script></body></html>`,
  );
  return files;
}

/** What the conformance run loads next to its page: a frame that plays an attacker, and a document to show. */
async function forgedFrame(root) {
  const source = path.join(root, 'bridge/harness/conformance');
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [path.join(source, 'forged/frame.ts')],
    bundle: true,
    // A module would be fetched with CORS, which fails from the opaque origin of the frame.
    format: 'iife',
    target: 'es2022',
    minify: true,
    write: false,
  });
  return new Map([
    ['conformance/assets/forged.js', outputFiles[0].text],
    [
      'conformance/forged.html',
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A foreign frame</title>' +
        '</head><body><script src="assets/forged.js"></script></body></html>',
    ],
    ['conformance/sample.pdf', await readFile(path.join(source, 'sample.pdf'))],
  ]);
}
