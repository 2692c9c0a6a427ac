import { track } from './track';

/** Families whose addresses and titles may tell of a person: only the family is named. */
const privateFamilies = ['/recept/', '/kundklubb/', '/order/', '/kassa/'];

let tellable = false;

/** Whether the page that is shown may be read by others: neither of a private family nor of sensitive goods. */
export function pageIsTellable(): boolean {
  return tellable;
}

/** Of private families, and of goods that must not be used in marketing (`sensitive`), only the family is named. */
export function trackPageView(path: string, title: string, sensitive = false): void {
  tellable = !sensitive && !privateFamilies.some((prefix) => path.startsWith(prefix));
  const family = path.slice(0, path.indexOf('/', 1) + 1);
  track('page_viewed', tellable ? { page_path: path, page_title: title } : { page_path: family, page_title: family });
}
