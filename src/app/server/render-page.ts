import * as v from 'valibot';
import { type Page, pageSchema } from '../../api/page-data/schema';
import { shareImage, structuredData } from '../document/structured-data';
import type { Environment } from './environment';
import { renderApp } from './render-app';

const kinds: Partial<Record<Page['template'], 'product' | 'article'>> = { product: 'product', content: 'article' };

/** The document of a page of the content source. */
export async function renderPage(page: unknown, environment: Environment): Promise<string> {
  const parsed = v.parse(pageSchema, page);
  // Rendered from the data that the browser will have, so that both match.
  const context = { ...environment, media: environment.config.services.media, operator: environment.config.operator };
  return renderApp(
    {
      path: parsed.seo.path,
      page: parsed,
      seo: parsed.seo,
      structured: structuredData(parsed, context),
      image: shareImage(parsed, context),
      kind: kinds[parsed.template] ?? 'website',
    },
    environment,
  );
}
