import type { BrowserContext, Page } from '@playwright/test';

/** One item that a browser stores: where, its name and its value. */
export interface StoredItem {
  where: string;
  name: string;
  value: string;
}

/** Everything that a page's own browser stores for it, with its address and its history entry. */
async function ofPage(page: Page): Promise<StoredItem[]> {
  return page.evaluate(async () => {
    const area = (where: string, storage: Storage) =>
      Object.entries({ ...storage }).map(([name, value]) => ({ where, name, value: String(value) }));
    const databases = (await indexedDB.databases()).map(({ name }) => ({
      where: 'IndexedDB',
      name: name ?? '',
      value: '',
    }));
    const caches = (await window.caches.keys()).map((name) => ({ where: 'Cache Storage', name, value: '' }));
    const workers = (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => ({
      where: 'service worker',
      name: scope,
      value: '',
    }));
    return [
      ...area('localStorage', localStorage),
      ...area('sessionStorage', sessionStorage),
      ...databases,
      ...caches,
      ...workers,
      { where: 'page', name: 'address', value: location.href },
      { where: 'page', name: 'title', value: document.title },
      { where: 'page', name: 'referrer', value: document.referrer },
      { where: 'page', name: 'history.state', value: JSON.stringify(history.state) },
      { where: 'page', name: 'window.name', value: window.name },
    ];
  });
}

/** Everything stored in this browser: by these tabs, in cookies that scripts cannot read, and by other origins. */
export async function allStored(context: BrowserContext, tabs: readonly Page[]): Promise<StoredItem[]> {
  const own = await Promise.all(tabs.map(ofPage));
  const cookies = (await context.cookies()).map(({ name, value }) => ({ where: 'cookie', name, value }));
  const { origins } = await context.storageState();
  const elsewhere = origins
    .filter(({ origin }) => tabs.every((tab) => !tab.url().startsWith(origin)))
    .flatMap(({ origin, localStorage }) => localStorage.map(({ name, value }) => ({ where: origin, name, value })));
  return [...own.flat(), ...cookies, ...elsewhere];
}
