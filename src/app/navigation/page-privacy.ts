import type { Page } from '../../api/page-data/schema';
import { mayBeReported } from '../../domain/product';
import { matches } from '../../routes/matches';
import type { PageIdentity } from '../../telemetry/events';
import { pageRoutes, routes, screenRouteAt, screenRoutes } from '../routes';

interface PagePrivacy {
  /** The address or title may reveal something about a person. */
  isPrivate: boolean;
  identity: PageIdentity | undefined;
}

function familyOf(path: string): string {
  return path.split('/')[1] ?? '';
}

const privateFamilies = new Set(
  screenRoutes.filter(({ visibility }) => visibility === 'private').map(({ path }) => familyOf(path)),
);

/** Pages of the content source; the pages below them are public. */
const privatePages = pageRoutes.filter(({ visibility }) => visibility === 'private').map(({ path }) => path);

/**
 * What may be reported about a path. A private screen makes its whole family private: everything below `/kundklubb/`.
 */
export function pagePrivacy(path: string): PagePrivacy {
  return {
    isPrivate: privateFamilies.has(familyOf(path)) || privatePages.some((page) => matches(page, path)),
    identity: screenRouteAt(path)?.identity,
  };
}

/** What is reported in place of a private page's title: that of its family's first page, which no visitor has written. */
export function familyTitle(path: string): string {
  const family = familyOf(path);
  return routes.find((route) => route.title && familyOf(route.path) === family)?.title ?? 'Sida';
}

/** Whether a page is of a product about which third parties may learn nothing. */
export function isSensitive(page: Page): boolean {
  return page.template === 'product' && !mayBeReported(page.data.product);
}

/**
 * The path that an app may learn: of a private screen whose address has ids, its pattern alone; of a private address
 * without a screen, what is above it.
 */
export function reportedPath(path: string): string {
  const route = screenRouteAt(path);
  if (!route && privateFamilies.has(familyOf(path))) return `/${familyOf(path)}/`;
  return route?.visibility === 'private' && route.path.includes(':') ? route.path : path;
}
