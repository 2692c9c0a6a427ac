import { fixedPart, screenRoutes, shellFile } from '../routes';
import type { Environment } from './environment';
import { renderApp } from './render-app';

interface Shell {
  html: string;
  /** The addresses that it is served for. */
  patterns: string[];
}

/**
 * The documents without page data, by file name: one for each row of the table that has none, and the not-found page.
 */
export async function renderShells(environment: Environment): Promise<Record<string, Shell>> {
  const shells: Record<string, Shell> = {};
  for (const route of screenRoutes) {
    const seo = { title: route.title, description: route.title, path: fixedPart(route), index: false };
    const html = await renderApp({ path: route.path, page: null, seo }, environment);
    shells[shellFile(route)] = { html, patterns: [route.path] };
  }
  const missing = 'Sidan finns inte';
  const seo = { title: missing, description: missing, path: '/', index: false };
  shells['404.html'] = { html: await renderApp({ path: '/', page: 'missing', seo }, environment), patterns: [] };
  return shells;
}

/** Paths excluded for crawlers, for `robots.txt`. */
export const disallowedPaths = screenRoutes.filter(({ robots }) => robots === 'disallow').map(fixedPart);
