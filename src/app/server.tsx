import { createStore } from 'jotai';
import { prerender } from 'react-dom/static';
import * as v from 'valibot';
import { pageSchema } from '../api/page-data/schema';
import { createQueryClient } from '../api/query-defaults';
import { addTexts, type Messages } from '../i18n/catalogue';
import { watchParts } from '../lib/part';
import { configAtom } from '../platform/config/config';
import { type Config, configSchema } from '../platform/config/schema';
import { App } from './App';
import type { Assets } from './document/assets';
import { type CarriedPage, carry } from './document/carried-page';
import { renderDocument } from './document/document';
import type { DocumentData, PartFiles } from './document/document-data';
import { shareImage, structuredData } from './document/structured-data';
import { partsOf } from './navigation/parts-of';
import { rememberPage } from './navigation/remember-page';
import { fixedPart, screenRoutes, shellFile } from './routes';

interface Environment {
  assets: Assets;
  /** As read from a file; checked here. */
  config: unknown;
  publicOrigin: string;
}

/** What a document says of the parts that it does not bring itself; of some it has the styles. */
function partFiles(
  { parts }: Assets,
  present: readonly string[],
  styled: readonly string[],
): Record<string, PartFiles> {
  const said: Record<string, PartFiles> = {};
  for (const [name, { cssFile, textsFile }] of Object.entries(parts)) {
    const hash = /-([0-9a-f]+)\.\w+$/.exec(cssFile ?? textsFile ?? '')?.[1];
    if (!hash || present.includes(name)) continue;
    const css = cssFile && !styled.includes(name) ? (['css'] as const) : [];
    said[name] = [hash, ...css, ...(textsFile ? (['json'] as const) : [])];
  }
  return said;
}

async function text(stream: ReadableStream): Promise<string> {
  return new Response(stream).text();
}

interface Rendered {
  path: string;
  page: CarriedPage | 'missing' | null;
  seo: { title: string; description: string; path: string; index: boolean };
  structured?: object[];
  image?: string | null;
}

async function render(
  { path, page, seo, structured = [], image = null }: Rendered,
  { assets, config: rawConfig, publicOrigin }: Environment,
): Promise<string> {
  const config: Config = v.parse(configSchema, rawConfig);
  const parts = partsOf({ shell: 'site', page });
  const texts: Messages = Object.assign({}, assets.shell.messages, ...parts.map((p) => assets.parts[p.name]?.messages));
  addTexts(Object.assign({}, texts, ...Object.values(assets.parts).map((p) => p.messages)));
  const store = createStore();
  store.set(configAtom, config);
  await Promise.all(parts.map((p) => p.load()));
  const client = createQueryClient();
  if (page) rememberPage(client, path, page);
  const rendered = new Set<string>();
  watchParts((name) => rendered.add(name));
  const app = <App store={store} client={client} shell="site" base="" renderedPath={path} />;
  const { prelude } = await prerender(app, { progressiveChunkSize: 1e9 });
  const markup = await text(prelude);
  client.clear();
  const present = parts.map((p) => p.name);
  // Below what is seen first: their code and texts come later.
  const late = [...rendered].filter((name) => !present.includes(name)).sort();
  const data: DocumentData = { shell: 'site', page, present, texts, parts: partFiles(assets, present, late), config };
  return renderDocument({ assets, config, publicOrigin, seo, structured, image, parts: present, late, markup, data });
}

/** The document of a page of the content source. */
export async function renderPage({ page, ...environment }: Environment & { page: unknown }): Promise<string> {
  const parsed = v.parse(pageSchema, page);
  // Rendered from what the browser will have: nothing can differ there.
  const surroundings = { ...environment, media: v.parse(configSchema, environment.config).services.media };
  return render(
    {
      path: parsed.seo.path,
      page: carry(parsed),
      seo: parsed.seo,
      structured: structuredData(parsed, surroundings),
      image: shareImage(parsed, surroundings),
    },
    environment,
  );
}

/**
 * The documents that no page data stands behind, by file name: one for each row of the table that has none
 * (`patterns` are the addresses that it answers), and the one for a page that does not exist.
 */
export async function renderShells(
  environment: Environment,
): Promise<Record<string, { html: string; patterns: string[] }>> {
  const shells: Record<string, { html: string; patterns: string[] }> = {};
  for (const route of screenRoutes) {
    const seo = { title: route.title, description: route.title, path: fixedPart(route), index: false };
    const html = await render({ path: route.path, page: null, seo }, environment);
    shells[shellFile(route)] = { html, patterns: [route.path] };
  }
  const missing = 'Sidan finns inte';
  const seo = { title: missing, description: missing, path: '/', index: false };
  shells['404.html'] = { html: await render({ path: '/', page: 'missing', seo }, environment), patterns: [] };
  return shells;
}

/** What crawlers are asked not to fetch, for `robots.txt`. */
export const disallowedPaths = screenRoutes.filter(({ robots }) => robots === 'disallow').map(fixedPart);

/** The external mode's one document: nothing is rendered beforehand, and every address in it is relative. */
export async function renderExternalShell({ assets, config: rawConfig, publicOrigin }: Environment): Promise<string> {
  const config = v.parse(configSchema, rawConfig);
  const title = config.operator.tradeName;
  return renderDocument({
    assets,
    config,
    publicOrigin,
    seo: { title, description: title, path: '/external/', index: false },
    parts: [],
    late: [],
    structured: [],
    image: null,
    markup: '',
    data: {
      shell: 'external',
      page: null,
      present: [],
      texts: assets.shell.messages,
      parts: partFiles(assets, [], []),
      config,
    },
  });
}
