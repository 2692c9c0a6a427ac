import type { PageIdentity } from './events';
import { track } from './track';

/** Families whose addresses and titles may tell of a person: only the family is named. */
const privateFamilies = ['/recept/', '/kundklubb', '/verifierad/', '/utloggad/', '/order/', '/kassa/', '/preview/'];

/** Their pages that are the same for everybody. */
const identities: Partial<Record<string, PageIdentity>> = {
  '/kundklubb/': 'club',
  '/kundklubb/kop/': 'club-purchases',
  '/kundklubb/profil/': 'club-profile',
  '/kundklubb-login/': 'club-login',
  '/utloggad/': 'signed-out',
  '/verifierad/': 'email-verification',
  '/recept/doktor-se/': 'doctor-login',
};

/** The shown page's path, where it may be told. */
let told: string | null = null;

/**
 * Whether others may read the page at this address (`location.pathname`): it is shown, and neither of a private
 * family nor of sensitive goods. While another one is on its way, the address is that one's already.
 */
export function pageIsTellable(address: string): boolean {
  return told !== null && address.replace(/\/?$/, '/') === told;
}

/**
 * Of private families, and of goods that must not be used in marketing (`sensitive`), only the family is named, and which
 * page it is where that tells of nobody.
 */
export function trackPageView(path: string, title: string, sensitive = false): void {
  const tellable = !sensitive && !privateFamilies.some((prefix) => path.startsWith(prefix));
  told = tellable ? path : null;
  const family = path.slice(0, path.indexOf('/', 1) + 1);
  const identity = identities[path];
  if (tellable) track('page_viewed', { page_path: path, page_title: title });
  else track('page_viewed', { page_path: family, page_title: family, ...(identity && { page_identity: identity }) });
}
