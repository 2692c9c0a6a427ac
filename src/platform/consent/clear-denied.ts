import { type CookieName, type CookieRow, cookieRegistry } from '../cookies/registry';
import { foreignEntries } from '../storage/foreign-entries';
import { type EntryName, keyOf, registry } from '../storage/registry';
import type { Category } from './categories';

/** What scripts other than the shop's have stored, if nothing says what it is for. */
const unknown: Category = 'marketing';

interface Browser {
  document: { cookie: string };
  location: Pick<Location, 'hostname' | 'pathname' | 'protocol'>;
  areas: readonly Storage[];
  databases?: Pick<IDBFactory, 'databases' | 'deleteDatabase'> | undefined;
}

const ownKeys = new Set((Object.keys(registry) as EntryName[]).map(keyOf));
const rows = Object.entries(cookieRegistry) as [CookieName, CookieRow][];

function categoryOfCookie(name: string): Category {
  const row = rows.find(([known]) => (known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known));
  return row?.[1].category ?? unknown;
}

function categoryOfEntry(key: string): Category {
  return Object.entries(foreignEntries).find(([known]) => known === key)?.[1].category ?? unknown;
}

/** A script does not see a cookie's domain and path: `['', 'a.shop.se', 'shop.se']`, `['/', '/x', '/x/', …]`. */
function domainsOf(host: string): string[] {
  const labels = host.split('.');
  return ['', ...labels.map((_, at) => labels.slice(at).join('.'))];
}

function pathsOf(pathname: string): string[] {
  const parts = pathname.split('/').filter(Boolean);
  const folders = parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`);
  return ['/', ...folders.flatMap((folder) => [folder, `${folder}/`])];
}

/**
 * Removes the cookies of categories that are not allowed, whoever set them: for the host and its parent domains, for
 * this path and those above. What only a server can remove stays.
 */
function clearCookies(isAllowed: (category: Category) => boolean, { document, location }: Browser): void {
  const names = document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '');
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  for (const name of names.filter((each) => each !== '' && !isAllowed(categoryOfCookie(each)))) {
    for (const domain of domainsOf(location.hostname)) {
      for (const path of pathsOf(location.pathname)) {
        document.cookie = `${name}=; Max-Age=0; Path=${path}${domain && `; Domain=${domain}`}${secure}`;
      }
    }
  }
}

/**
 * Removes what other scripts have stored in the browser of the shop's host, unless it is allowed. The shop's own entries
 * are the storage's (`purgeDenied`).
 */
export async function clearForeign(isAllowed: (category: Category) => boolean, browser: Browser): Promise<void> {
  clearCookies(isAllowed, browser);
  for (const area of browser.areas)
    for (const key of Object.keys(area))
      if (!ownKeys.has(key) && !isAllowed(categoryOfEntry(key))) area.removeItem(key);
  if (isAllowed(unknown)) return;
  const databases = (await browser.databases?.databases?.()) ?? [];
  for (const { name } of databases) if (name) browser.databases?.deleteDatabase(name);
}
