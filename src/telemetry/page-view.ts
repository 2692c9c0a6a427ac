import { track } from './track';

/** Families whose addresses and titles may tell of a person: only the family is named. */
const privateFamilies = ['/recept/', '/kundklubb/', '/order/', '/kassa/'];

export function trackPageView(path: string, title: string): void {
  const family = privateFamilies.find((prefix) => path.startsWith(prefix));
  track('page_viewed', family ? { page_path: family, page_title: family } : { page_path: path, page_title: title });
}
