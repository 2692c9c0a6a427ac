import { readFile } from 'node:fs/promises';
import path from 'node:path';
import esbuild from 'esbuild';
import { harnessSite } from '../bridge/harness/site';
import { type SmallPage, type SmallSite, smallDocument } from '../src/app/server/small-site';
import { eventsSite } from '../src/dev/events/site';
import { frameSite } from '../src/frames/site';
import { gallerySite } from '../src/ui/dev/site';
import type { Bundler, Files } from './bundler';
import type { Catalogue } from './catalogue';
import { readChunks } from './chunks';
import { bundleScript, clientOptions } from './client';
import { removeOthers, write } from './files';
import { joinStyles } from './manifest';
import { createSourceGraph } from './source-graph';

interface Tools extends Pick<Bundler, 'styles' | 'texts' | 'cssUrls'> {
  root: string;
  catalogue: Catalogue;
}

export async function writeSmallPages(tools: Tools): Promise<void> {
  const { root } = tools;
  const sites: SmallSite[] = [frameSite, harnessSite, gallerySite, eventsSite];
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

async function bundlePage(tools: Tools, site: SmallSite, page: SmallPage): Promise<Files> {
  const { root, styles, texts, cssUrls, catalogue } = tools;
  const { entry } = page;
  const result = await esbuild.build(clientOptions({ root, entry, plugins: [styles.plugin, texts.plugin()] }));
  const chunks = [...(await readChunks(result)).values()];
  const modules = createSourceGraph(result.metafile.inputs).closure(entry);
  const own = modules.flatMap((module) => styles.of(module));
  const css = site.styles
    ? await readFile(path.join(root, site.styles), 'utf8')
    : cssUrls.inFile(joinStyles('page', own, cssUrls));
  const spoken = Object.keys(result.metafile.inputs).flatMap((module) => texts.of(module));
  const script = chunks.find(({ entryPoints }) => entryPoints.includes(entry))?.name ?? '';
  return new Map<string, string | Uint8Array>([
    ['index.html', smallDocument(site, page, script, catalogue.compile(spoken, { without: {} }))],
    ['assets/page.css', css],
    ...chunks.map(({ name, text }) => [`assets/${name}`, text] as const),
    ...[...cssUrls.files].filter(([file]) => css.includes(path.basename(file))),
  ]);
}
