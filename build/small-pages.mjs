import { readFile } from 'node:fs/promises';
import path from 'node:path';
import esbuild from 'esbuild';
import { readChunks } from './chunks.mjs';
import { clientOptions } from './client.mjs';
import { removeOthers, write } from './files.mjs';
import { joinStyles } from './manifest.mjs';
import { createSourceGraph } from './source-graph.mjs';

/**
 * @typedef {object} SmallPage a page with a bundle of its own
 * @property {string} folder below its site
 * @property {string} entry
 * @property {string} title
 */

/**
 * Pages beside the shop, by site: ours around the scripts of providers (`plain`: without React, texts and style
 * modules; the server of the frames' origin replaces `{nonce}` in each response), and those for developers.
 * @type {{ site: string, lang: string, plain: boolean, pages: SmallPage[] }[]}
 */
const sites = [
  {
    site: 'dist/frames',
    lang: 'sv',
    plain: true,
    pages: [
      { folder: 'klarna/', entry: 'src/frames/klarna/main.ts', title: 'Betalning' },
      { folder: 'ingrid/', entry: 'src/frames/ingrid/main.ts', title: 'Leverans' },
    ],
  },
  {
    site: 'dist/harness',
    lang: 'en',
    plain: false,
    pages: [
      { folder: '', entry: 'bridge/harness/main.tsx', title: 'Luckan: bridge harness' },
      { folder: 'conformance/', entry: 'bridge/harness/conformance/main.tsx', title: 'Luckan: bridge conformance' },
    ],
  },
  {
    site: 'dist/dev/ui',
    lang: 'sv',
    plain: false,
    pages: [{ folder: '', entry: 'src/ui/dev/main.tsx', title: 'Luckan: UI' }],
  },
];

/**
 * @param {Pick<Awaited<ReturnType<typeof import('./bundler.mjs').createBundler>>, 'styles' | 'texts' | 'cssUrls'> & {
 *   root: string, catalogue: import('./catalogue.mjs').Catalogue }} tools
 */
export async function writeSmallPages(tools) {
  const { root } = tools;
  const forged = await forgedFrame(root);
  for (const { site, lang, plain, pages } of sites) {
    const files = new Map(site === 'dist/harness' ? forged : []);
    for (const page of pages) {
      const { script, styles, messages, assets } = await bundlePage(tools, page.entry, plain);
      files.set(`${page.folder}index.html`, documentOf({ ...page, lang, plain, script, messages }));
      files.set(`${page.folder}assets/page.css`, styles);
      for (const [name, contents] of assets) files.set(`${page.folder}assets/${name}`, contents);
    }
    for (const [file, contents] of files) await write(path.join(root, site, file), contents);
    await removeOthers(path.join(root, site), [...files.keys(), 'headers.json']);
  }
}

/** @param {{ lang: string, title: string, plain: boolean, script: string, messages: string }} page */
function documentOf({ lang, title, plain, script, messages }) {
  return (
    `<!doctype html><html lang="${lang}" class="theme-green"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>` +
    '<meta name="robots" content="noindex"><link rel="icon" href="data:,">' +
    '<link rel="stylesheet" href="assets/page.css">' +
    `<script type="module"${plain ? ' nonce="{nonce}"' : ''} src="assets/${script}"></script></head>` +
    `<body>${plain ? '' : `<div id="root"></div>${messages}`}</body></html>\n`
  );
}

/**
 * The document carries their texts as a data block (`luckan-texts`).
 * @param {Parameters<typeof writeSmallPages>[0]} tools
 * @param {string} entry
 * @param {boolean} plain
 */
async function bundlePage({ root, styles, texts, cssUrls, catalogue }, entry, plain) {
  const result = await esbuild.build(clientOptions({ root, entry, plugins: [styles.plugin, texts.plugin()] }));
  const chunks = [...(await readChunks(result)).values()];
  const modules = createSourceGraph(result.metafile.inputs).closure(entry);
  const own = modules.flatMap((module) => styles.of(module));
  const css = plain
    ? await readFile(path.join(root, 'src/frames/shared/frame.css'), 'utf8')
    : cssUrls.inFile(joinStyles('page', own, cssUrls));
  const spoken = Object.keys(result.metafile.inputs).flatMap((module) => texts.of(module));
  const messages = JSON.stringify(catalogue.compile(spoken, { without: {} })).replace(/</g, '\\u003c');
  const fonts = [...cssUrls.files].map(([file, contents]) => /** @type {const} */ ([path.basename(file), contents]));
  return {
    script: chunks.find((chunk) => chunk.entryPoint === entry)?.name ?? '',
    styles: css,
    messages: `<script type="application/json" id="luckan-texts">${messages}</script>`,
    assets: [
      ...chunks.map(({ name, text }) => /** @type {const} */ ([name, text])),
      ...fonts.filter(([name]) => css.includes(name)),
    ],
  };
}

/**
 * What the conformance run loads next to its page: a frame that plays an attacker, and a document to show.
 * @param {string} root
 * @returns {Promise<[string, string | Uint8Array][]>}
 */
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
  const document =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A foreign frame</title>' +
    '</head><body><script src="assets/forged.js"></script></body></html>';
  return [
    ['conformance/assets/forged.js', outputFiles[0]?.text ?? ''],
    ['conformance/forged.html', document],
    ['conformance/sample.pdf', await readFile(path.join(source, 'sample.pdf'))],
  ];
}
