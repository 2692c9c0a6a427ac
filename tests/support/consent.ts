import type { Page, Request } from '@playwright/test';
import type { Consent } from '../../src/platform/consent/categories';
import { choiceCookie } from '../../src/platform/consent/testing';
import { cookieRegistry } from '../../src/platform/cookies/registry';
import { keyOf } from '../../src/platform/storage/key-of';
import { type EntryName, registry } from '../../src/platform/storage/registry';
import { launchIn, type Mode, type Shop, test } from './launch-in';
import type { Answers, PayloadOf } from './stand-in-app';

/** Allows only these categories besides the necessary one. */
export function onlyAllowing(...categories: (keyof Consent)[]): Consent {
  const allowed = Object.fromEntries(categories.map((category) => [category, true]));
  return { preferences: false, statistics: false, marketing: false, ...allowed };
}

/** An app that greets at once with its customer's consent. */
function appThatAllows(consent: Consent | undefined): Answers {
  const payload = {
    version: 1,
    app: { name: 'Exempelappen', version: '1.0' },
    capabilities: [],
    ...(consent && { consent }),
  };
  return { READY: [{ type: 'HELLO', payload }] };
}

/** Opens a page as a visitor with this consent; without one, the visitor declines. */
export async function openAllowing(page: Page, mode: Mode, path: string, consent?: Consent): Promise<Shop> {
  const shop = await launchIn(page, mode, appThatAllows(consent));
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  const value = encodeURIComponent(choiceCookie(consent ?? onlyAllowing()));
  if (mode === 'site') await page.context().addCookies([{ name: 'luckan_consent', value, url: origin }]);
  await shop.open(path);
  return shop;
}

/** What a page may store before consent, and after it was withdrawn: the names of its cookies, and its entries. */
export interface Remembered {
  cookies: string[];
  /** Keys of both storage areas. */
  entries: string[];
}

/** All that the browser stores for the shop. */
export async function remembered(page: Page): Promise<Remembered> {
  const { hostname } = new URL(page.url());
  const cookies = (await page.context().cookies()).filter(({ domain }) => domain.replace(/^\./, '') === hostname);
  const entries = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return { cookies: cookies.map(({ name }) => name), entries };
}

const necessaryCookies = Object.entries(cookieRegistry).flatMap(([name, { category }]) =>
  category === 'necessary' ? [name] : [],
);
const necessaryEntries = (Object.keys(registry) as EntryName[]).flatMap((name) =>
  registry[name].category === 'necessary' ? [keyOf(name)] : [],
);

/** What is stored beyond the necessary. The cookie of the test session is no part of the shop. */
export function unnecessary({ cookies, entries }: Remembered): string[] {
  return [
    ...cookies.filter((name) => name !== 'luckan_test' && !necessaryCookies.includes(name)),
    ...entries.filter((key) => !necessaryEntries.includes(key)),
  ];
}

/** Does what makes the shop load the page's document anew, such as a withdrawal, and waits for the new one. */
export async function loadedAnew(page: Page, act: () => Promise<unknown>): Promise<void> {
  const loaded = page.waitForEvent('load');
  await act();
  await loaded;
}

/** Follows what the tags of a page send from now on, without what their document has blocked. @returns the addresses so far */
export function sentByTags(page: Page): () => string[] {
  const sent: Request[] = [];
  page.on('request', (request) => void (request.url().includes('/api/ext/') && sent.push(request)));
  const isBlocked = (request: Request) => request.failure()?.errorText.includes('csp') ?? false;
  return () => sent.filter((request) => !isBlocked(request)).map((request) => request.url());
}

/** Requests that tell someone else about the visit: to another origin, or to the tag manager on the shop's own. */
export function measuring(page: Page, requested: readonly string[]): string[] {
  const { origin } = new URL(page.url());
  return requested.filter((url) => !url.startsWith(`${origin}/`) || url.includes('/api/ext/'));
}

/** The names of the events that an app was sent. */
export function reportedToApp({ messages }: Pick<Shop, 'messages'>): string[] {
  return messages.flatMap(({ type, payload }) =>
    type === 'ANALYTICS_EVENT' ? [(payload as PayloadOf<'ANALYTICS_EVENT'>).name] : [],
  );
}
