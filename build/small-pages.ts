import { readFile } from 'node:fs/promises';
import path from 'node:path';
import esbuild from 'esbuild';
import { harnessSite } from '../bridge/harness/site';
import { frameSite } from '../src/frames/site';
import { gallerySite } from '../src/ui/dev/site';
import type { Bundler, Files } from './bundler';
import type { Catalogue } from './catalogue';
import { readChunks } from './chunks';
import { bundleScript, clientOptions } from './client';
import { removeOthers, write } from './files';
import { joinStyles } from './manifest';
import { createSourceGraph } from './source-graph';

interface SmallPage {
  /** Below that of its site. */
  folder: string;
  entry: string;
  title: string;
}

/** Pages beside the shop, each with a bundle of its own: around the scripts of providers, and for developers. */
interface SmallSite {
  folder: string;
  lang: string;
  /**
   * The style sheet of pages without React, texts and style modules. The server of the frames' origin replaces
   * `{nonce}` in each response.
   */
  styles?: string;
  pages: SmallPage[];
  /** Sources by path below the folder. */
  files?: Record<string, string>;
  scripts?: Record<string, string>;
}

interface Tools extends Pick<Bundler, 'styles' | 'texts' | 'cssUrls'> {
  root: string;
  catalogue: Catalogue;
}

export async function writeSmallPages(tools: Tools): Promise<void> {
  const { root } = tools;
  const sites: SmallSite[] = [frameSite, harnessSite, gallerySite];
  for (const site of sites) {
    const files: Files = new Map();
    for (const page of site.pages)
      for (const [file, contents] of await bundlePage(tools, site, page)) files.set(page.folder + file, contents);
    for (const [file, source] of Object.entries(site.files ?? {}))
      files.set(file, await readFile(path.join(root, source)));
    for (const [file, entry] of Object.entries(site.scripts ?? {})) files.set(file, await bundleScript(root, entry));
    for (const [file, contents] of files) await write(path.join(root, site.folder, file), contents);
    await removeOthers(path.join(root, site.folder), [...files.keys(), 'headers.json']);
  }
}

async function bundlePage(tools: Tools, site: SmallSite, { entry, title }: SmallPage): Promise<Files> {
  const { root, styles, texts, cssUrls, catalogue } = tools;
  const result = await esbuild.build(clientOptions({ root, entry, plugins: [styles.plugin, texts.plugin()] }));
  const chunks = [...(await readChunks(result)).values()];
  const modules = createSourceGraph(result.metafile.inputs).closure(entry);
  const own = modules.flatMap((module) => styles.of(module));
  const css = site.styles
    ? await readFile(path.join(root, site.styles), 'utf8')
    : cssUrls.inFile(joinStyles('page', own, cssUrls));
  const spoken = Object.keys(result.metafile.inputs).flatMap((module) => texts.of(module));
  const messages = JSON.stringify(catalogue.compile(spoken, { without: {} })).replace(/</g, '\\u003c');
  const script = chunks.find((chunk) => chunk.entryPoint === entry)?.name ?? '';
  return new Map<string, string | Uint8Array>([
    ['index.html', documentOf({ lang: site.lang, plain: site.styles !== undefined, title, script, messages })],
    ['assets/page.css', css],
    ...chunks.map(({ name, text }) => [`assets/${name}`, text] as const),
    ...[...cssUrls.files].filter(([file]) => css.includes(path.basename(file))),
  ]);
}

/** The document carries its texts as a data block. */
function documentOf(page: { lang: string; title: string; plain: boolean; script: string; messages: string }): string {
  const { lang, title, plain, script, messages } = page;
  const data = `<script type="application/json" id="luckan-texts">${messages}</script>`;
  return (
    `<!doctype html><html lang="${lang}" class="theme-green"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>` +
    '<meta name="robots" content="noindex"><link rel="icon" href="data:,">' +
    '<link rel="stylesheet" href="assets/page.css">' +
    `<script type="module"${plain ? ' nonce="{nonce}"' : ''} src="assets/${script}"></script></head>` +
    `<body>${plain ? '' : `<div id="root"></div>${data}`}</body></html>\n`
  );
}
