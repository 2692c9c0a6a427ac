import type { StoredByTags } from '../config/tag-manager-schema';
import { type CookieName, type CookieRow, cookieRegistry } from '../cookies/registry';
import { foreignEntries } from '../storage/foreign-entries';
import { keyOf } from '../storage/key-of';
import { type EntryName, registry } from '../storage/registry';
import type { Category } from './categories';
import { expireCookie } from './expire-cookie';

/** What scripts other than the shop's have stored, if nothing states what it is for. */
const unknown: Category = 'marketing';

interface Browser {
  document: { cookie: string };
  location: Pick<Location, 'hostname' | 'pathname' | 'protocol'>;
  areas: readonly Storage[];
  databases?: Pick<IDBFactory, 'databases' | 'deleteDatabase'> | undefined;
  caches?: Pick<CacheStorage, 'keys' | 'delete'> | undefined;
}

const ownKeys = new Set((Object.keys(registry) as EntryName[]).map(keyOf));
const cookies = (Object.entries(cookieRegistry) as [CookieName, CookieRow][]).map(
  ([name, { category }]): Known => ({ kind: 'cookie', name, category }),
);
const entries = Object.entries(foreignEntries).map(
  ([name, { category }]): Known => ({ kind: 'entry', name, category }),
);

interface Known {
  kind: 'cookie' | 'entry';
  name: string;
  category: Category;
}

/** The shop's own lists are asked first: no configuration makes a necessary cookie one of the tags. */
function categoriesOf(listed: readonly StoredByTags[]) {
  const known: Known[] = [...cookies, ...entries, ...listed];
  const isNamed = (pattern: string, name: string) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
  return (kind: Known['kind'], name: string): Category =>
    known.find((each) => each.kind === kind && isNamed(each.name, name))?.category ?? unknown;
}

/** Removes the cookies of categories that are not allowed. */
function clearCookies(isDenied: (name: string) => boolean, browser: Browser): void {
  const pairs = browser.document.cookie.split('; ').filter(Boolean);
  // One without a name is identified by its value alone.
  const names = pairs.map((pair) => (pair.includes('=') ? (pair.split('=')[0] ?? '') : ''));
  for (const name of new Set(names)) if (isDenied(name)) expireCookie(name, browser);
}

/**
 * Removes what other scripts have stored in the browser of the shop's host, unless it is allowed. The shop's own entries
 * are the storage's (`purgeDenied`).
 * @param listed what tags store, as declared by the operator
 */
export async function clearForeign(
  isAllowed: (category: Category) => boolean,
  browser: Browser,
  listed: readonly StoredByTags[],
): Promise<void> {
  const categoryOf = categoriesOf(listed);
  clearCookies((name) => !isAllowed(categoryOf('cookie', name)), browser);
  for (const area of browser.areas)
    for (const key of Object.keys(area))
      if (!ownKeys.has(key) && !isAllowed(categoryOf('entry', key))) area.removeItem(key);
  if (isAllowed(unknown)) return;
  const databases = (await browser.databases?.databases?.()) ?? [];
  for (const { name } of databases) if (name) browser.databases?.deleteDatabase(name);
  for (const name of (await browser.caches?.keys()) ?? []) await browser.caches?.delete(name);
}
