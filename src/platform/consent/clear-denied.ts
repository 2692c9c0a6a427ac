import type { StoredByTags } from '../config/tag-manager-schema';
import { type CookieName, type CookieRow, cookieRegistry } from '../cookies/registry';
import { foreignEntries } from '../storage/foreign-entries';
import { keyOf } from '../storage/key-of';
import { type EntryName, registry } from '../storage/registry';
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
function clearCookies(isDenied: (name: string) => boolean, { document, location }: Browser): void {
  const names = document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '');
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  for (const name of names.filter((each) => each !== '' && isDenied(each))) {
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
 * @param listed what the operator says that tags store
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
}
