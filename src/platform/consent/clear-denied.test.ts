import { expect, it } from 'vitest';
import type { Category, Consent } from './categories';
import { denied, granted } from './categories';
import { clearForeign } from './clear-denied';

interface Cookie {
  name: string;
  domain?: string;
  path?: string;
}

/** A page of `www.butik.luckan.se`, with cookies that only their own domain and path remove, as in a browser. */
function browserWith(cookies: Cookie[], entries: Record<string, string> = {}) {
  let left = cookies;
  const local = { ...entries };
  Object.defineProperty(local, 'removeItem', { value: (key: string) => delete local[key] });
  const databases = ['tags'];
  const caches = new Set(['tagcache']);
  const browser = {
    document: {
      get cookie() {
        return left.map(({ name }) => (name ? `${name}=1` : 'visitor')).join('; ');
      },
      set cookie(text: string) {
        const [, name] = /^([^=]*)=/.exec(text) ?? [];
        const [, path] = /Path=([^;]*)/.exec(text) ?? [];
        const [, domain] = /Domain=([^;]*)/.exec(text) ?? [];
        left = left.filter((each) => each.name !== name || (each.path ?? '/') !== path || each.domain !== domain);
      },
    },
    location: { hostname: 'www.butik.luckan.se', pathname: '/produkt/plaster-1/', protocol: 'https:' },
    areas: [local as unknown as Storage],
    databases: {
      databases: async () => databases.map((name) => ({ name, version: 1 })),
      deleteDatabase: (name: string) => databases.splice(databases.indexOf(name), 1) as never,
    },
    caches: { keys: async () => [...caches], delete: async (name: string) => caches.delete(name) },
  };
  return { browser, left: () => left.map(({ name }) => name), keys: () => Object.keys(local), databases, caches };
}

const under = (consent: Consent) => (category: Category) => category === 'necessary' || consent[category];

const ours = ['luckan_cart', 'luckan_consent', 'luckan_features', 'luckan_app'];

it('on decline every cookie goes but the necessary ones, of parent domains and other paths too', async () => {
  const { browser, left } = browserWith([
    ...ours.map((name) => ({ name })),
    { name: 'luckan_user' },
    { name: '_ga', domain: 'luckan.se' },
    { name: '_ga_ABC123', domain: 'butik.luckan.se' },
    { name: '_gcl_au', domain: 'www.butik.luckan.se' },
    { name: '_fbp' },
    { name: '' },
    { name: 'of_product', path: '/produkt/plaster-1/' },
    { name: 'of_products', path: '/produkt' },
  ]);
  await clearForeign(under(denied), browser, []);
  expect(left()).toEqual(ours);
});

it('a category that is allowed stays; what nobody knows counts as marketing', async () => {
  const cookies = ['luckan_cart', 'luckan_user', '_ga', '_ga_ABC', '_gcl_au', '_fbp'].map((name) => ({ name }));
  const { browser, left, keys } = browserWith(cookies, { someTag: '1' });
  await clearForeign(under({ ...denied, statistics: true }), browser, []);
  expect(left()).toEqual(['luckan_cart', 'luckan_user', '_ga', '_ga_ABC']);
  expect(keys()).toEqual([]);
});

it('entries, databases and caches of other scripts go, the shop’s own are not touched', async () => {
  const entries = { 'luckan.favourites.v1': '[]', _gcl_ls: '{}', tag: '1' };
  const { browser, keys, databases, caches } = browserWith([], entries);
  await clearForeign(under(denied), browser, []);
  expect(keys()).toEqual(['luckan.favourites.v1']);
  expect(databases).toEqual([]);
  expect([...caches]).toEqual([]);
});

it('nothing is removed from a visitor who allows everything', async () => {
  const { browser, left, keys, databases, caches } = browserWith([{ name: '_fbp' }], { tag: '1' });
  await clearForeign(under(granted), browser, []);
  expect([left(), keys(), databases, [...caches]]).toEqual([['_fbp'], ['tag'], ['tags'], ['tagcache']]);
});

it('what the operator lists counts as its category says, but the shop’s own cookies stay what they are', async () => {
  const listed = [
    { kind: 'cookie', name: 'tag_*', category: 'statistics', purpose: 'x', life: 30 },
    { kind: 'entry', name: 'tag_visit', category: 'statistics', purpose: 'x', life: 'session' },
    { kind: 'cookie', name: 'luckan_cart', category: 'marketing', purpose: 'x', life: 1 },
  ] as const;
  const cookies = ['luckan_cart', 'tag_campaign', '_fbp'].map((name) => ({ name }));
  const { browser, left, keys } = browserWith(cookies, { tag_visit: '1', tag_other: '1' });
  await clearForeign(under({ ...denied, statistics: true }), browser, listed);
  expect([left(), keys()]).toEqual([['luckan_cart', 'tag_campaign'], ['tag_visit']]);
  await clearForeign(under(denied), browser, listed);
  expect([left(), keys()]).toEqual([['luckan_cart'], []]);
});
