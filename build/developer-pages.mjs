import path from 'node:path';
import esbuild from 'esbuild';
import { finishChunks } from './chunks.mjs';
import { clientOptions } from './client.mjs';
import { removeOthers, write } from './files.mjs';
import { joinStyles } from './manifest.mjs';
import { createModuleGraph } from './module-graph.mjs';

/** Pages for those who build with the shop, each of one bundle. Their texts are a data block (`luckan-texts`) in the document. */
const pages = [
  { folder: 'dist/harness', entry: 'bridge/harness/main.tsx', title: 'Luckan: bridge harness' },
  { folder: 'dist/dev/ui', entry: 'src/ui/dev/main.tsx', title: 'Luckan: UI' },
];

export async function writeDeveloperPages({ root, styles, texts, cssUrls, catalogue }) {
  for (const { folder, entry, title } of pages) {
    const result = await esbuild.build(clientOptions({ root, entry, plugins: [styles.plugin, texts.plugin()] }));
    const chunks = await finishChunks(result, false);
    const modules = createModuleGraph(result.metafile).closure(entry);
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
      '<!doctype html><html lang="sv" class="theme-green"><head><meta charset="utf-8">' +
        `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>` +
        '<meta name="robots" content="noindex"><link rel="icon" href="data:,"><link rel="stylesheet" href="assets/page.css"></head><body><div id="root"></div>' +
        `<script type="application/json" id="luckan-texts">${messages}</script>` +
        `<script type="module" src="assets/${main.name}"></script></body></html>`,
    );
    for (const [file, contents] of files) await write(path.join(root, folder, file), contents);
    await removeOthers(path.join(root, folder), [...files.keys()]);
  }
}
