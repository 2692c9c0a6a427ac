import type { ScreenRoute } from '../route';
import { fixedPart, screenRoutes, shellFile } from '../routes';
import type { Environment } from './environment';
import { renderApp } from './render-app';

export interface Shell {
  html: string;
  /** The addresses that it is served for. */
  patterns: string[];
}

/**
 * The documents without page data, by file name: one for each row of the table that has none, and the not-found page.
 */
export async function renderShells(environment: Environment): Promise<Record<string, Shell>> {
  const shells: Record<string, Shell> = {};
  for (const route of screenRoutes)
    shells[shellFile(route)] = { html: await renderShell(route, environment), patterns: [route.path] };
  shells['404.html'] = { html: await renderNotFound(environment), patterns: [] };
  return shells;
}

export function renderShell(route: ScreenRoute, environment: Environment): Promise<string> {
  const seo = { title: route.title, description: route.title, path: fixedPart(route), index: false };
  return renderApp({ path: route.path, page: null, seo, screen: route.screen.name }, environment);
}

export function renderNotFound(environment: Environment): Promise<string> {
  const title = 'Sidan finns inte';
  const seo = { title, description: title, path: '/', index: false };
  return renderApp({ path: '/', page: 'missing', seo }, environment);
}
