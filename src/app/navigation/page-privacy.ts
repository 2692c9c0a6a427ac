import type { PageIdentity } from '../../telemetry/events';
import { screenRouteAt, screenRoutes } from '../routes';

interface PagePrivacy {
  /** The address or title may tell of a person. */
  isPrivate: boolean;
  identity: PageIdentity | undefined;
}

/** Orders are addressed by number; no screen of the table shows them. */
const otherPrivate = ['order'];

function familyOf(path: string): string {
  return path.split('/')[1] ?? '';
}

const privateFamilies = new Set([
  ...screenRoutes.filter(({ visibility }) => visibility === 'private').map(({ path }) => familyOf(path)),
  ...otherPrivate,
]);

/** What may be reported of a path. A private screen makes its whole family private: whatever lies below `/kundklubb/`. */
export function pagePrivacy(path: string): PagePrivacy {
  return { isPrivate: privateFamilies.has(familyOf(path)), identity: screenRouteAt(path)?.identity };
}
