import { text } from 'node:stream/consumers';
import { createStore } from 'jotai';
import { prerenderToNodeStream } from 'react-dom/static';
import type { Page } from '../../api/page-data/schema';
import { createQueryClient } from '../../api/query-defaults';
import type { Messages } from '../../i18n/catalogue';
import { createPartLoader, type PartLoader } from '../../lib/part-loader';
import { configAtom } from '../../platform/config/config';
import { App } from '../App';
import { renderDocument } from '../document/document';
import type { DocumentData } from '../document/document-data';
import { partsOf } from '../navigation/parts-of';
import { rememberPage } from '../navigation/remember-page';
import type { Environment } from './environment';
import { otherPartFiles } from './other-part-files';

interface AppDocument {
  path: string;
  page: Page | 'missing' | null;
  /** A screen that only the browser renders: all its files are in the document or preloaded. */
  screen?: string;
  seo: { title: string; description: string; path: string; index: boolean };
  structured?: object[];
  image?: string | null;
  kind?: 'website' | 'product' | 'article';
}

/** All documents of a build share their parts: each is loaded once. */
const loader = createPartLoader();

/** A loader that also records which parts were rendered. */
function recording(rendered: Set<string>): PartLoader {
  return {
    ...loader,
    read(part, options) {
      rendered.add(part.name);
      return loader.read(part, options);
    },
  };
}

/** A document of the site with the shop rendered into it. */
export async function renderApp(
  { path, page, screen, seo, structured = [], image = null, kind = 'website' }: AppDocument,
  { assets, config, publicOrigin }: Environment,
): Promise<string> {
  const parts = partsOf({ shell: 'site', page }, '');
  const present = [...parts.map((p) => p.name), ...(screen ? [screen] : [])];
  const texts: Messages = Object.assign(
    {},
    assets.shell.messages,
    ...present.map((name) => assets.parts[name]?.messages),
  );
  const store = createStore();
  store.set(configAtom, config);
  await Promise.all(parts.map((part) => loader.load(part)));
  const client = createQueryClient();
  if (page) rememberPage(client, path, page);
  const rendered = new Set<string>();
  const app = (
    <App store={store} loader={recording(rendered)} client={client} shell="site" base="" renderedPath={path} />
  );
  const { prelude } = await prerenderToNodeStream(app, { progressiveChunkSize: 1e9 });
  const markup = await text(prelude);
  client.clear();
  // Below the fold: their code and texts load later.
  const deferredParts = [...rendered].filter((name) => !present.includes(name)).sort();
  const others = otherPartFiles(assets, { present, styled: deferredParts });
  const data: DocumentData = { shell: 'site', page, present, texts, parts: others, config };
  return renderDocument({
    assets,
    config,
    publicOrigin,
    seo,
    structured,
    image,
    kind,
    parts: present,
    // Session and cart, which such a screen waits for.
    preloaded: screen ? ['deferred'] : [],
    deferredParts,
    markup,
    data,
  });
}
