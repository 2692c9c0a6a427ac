import * as v from 'valibot';
import { addTexts } from '../../i18n/catalogue';
import { configSchema } from '../../platform/config/schema';
import { screenRouteAt } from '../routes';
import type { Environment } from './environment';
import { renderExternalShell } from './render-external-shell';
import { renderPage } from './render-page';
import { renderNotFound, renderShell, renderShells, type Shell } from './render-shells';

/** The documents of one build in one environment. */
export interface Renderer {
  page(page: unknown): Promise<string>;
  /** By file name. */
  shells(): Promise<Record<string, Shell>>;
  externalShell(): Promise<string>;
  /**
   * What the deployed site answers an address with. `fetchPage` requests the page from the content source; null if
   * there is none.
   */
  at(path: string, fetchPage: (path: string) => Promise<unknown>): Promise<{ html: string; isFound: boolean }>;
}

/** What all documents share is prepared once: the configuration, and the texts of all parts. */
export function createRenderer({ config, ...others }: Omit<Environment, 'config'> & { config: unknown }): Renderer {
  const environment = { ...others, config: v.parse(configSchema, config) };
  const { shell, parts } = environment.assets;
  addTexts(Object.assign({}, shell.messages, ...Object.values(parts).map(({ messages }) => messages)));

  async function at(path: string, fetchPage: (path: string) => Promise<unknown>) {
    const isInApp = path.startsWith('/external/');
    const own = isInApp ? path.replace('/external', '') : path;
    const route = screenRouteAt(own);
    const page = route ? null : await fetchPage(own);
    if (page) return { html: await renderPage(page, environment), isFound: true };
    if (isInApp) return { html: await renderExternalShell(environment), isFound: true };
    if (route) return { html: await renderShell(route, environment), isFound: true };
    return { html: await renderNotFound(environment), isFound: false };
  }

  return {
    page: (page) => renderPage(page, environment),
    shells: () => renderShells(environment),
    externalShell: () => renderExternalShell(environment),
    at,
  };
}
