import { track } from './track';

/** Families whose addresses and titles may tell of a person: only the family is named. */
const privateFamilies = ['/recept/', '/kundklubb', '/order/', '/kassa/', '/preview/'];

/** The shown page's path, where it may be told. */
let told: string | null = null;

/**
 * Whether others may read the page at this address (`location.pathname`): it is shown, and neither of a private
 * family nor of sensitive goods. While another one is on its way, the address is that one's already.
 */
export function pageIsTellable(address: string): boolean {
  return told !== null && address.replace(/\/?$/, '/') === told;
}

/** Of private families, and of goods that must not be used in marketing (`sensitive`), only the family is named. */
export function trackPageView(path: string, title: string, sensitive = false): void {
  const tellable = !sensitive && !privateFamilies.some((prefix) => path.startsWith(prefix));
  told = tellable ? path : null;
  const family = path.slice(0, path.indexOf('/', 1) + 1);
  track('page_viewed', tellable ? { page_path: path, page_title: title } : { page_path: family, page_title: family });
}
