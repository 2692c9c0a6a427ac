import { expect, test, vi } from 'vitest';
import { dropEarlyReads, type EarlyRead, fetchAfterEarly } from './early-reads';
import { sendFirstReads } from './first-reads';

const origin = 'https://shop.example';
const services = { web: '/api/web', pageData: '/page-data', deliveryParameters: '/api/delivery' };
const cart = '/cart2/internal/b2c/cart/abc';

function read(path: string, answer: Promise<Response>, body: string | null = null): EarlyRead {
  answer.catch(() => {});
  return { path, request: Promise.resolve({ url: origin + path, bearer: null, body }), answer };
}

function taking(...reads: EarlyRead[]) {
  const send = vi.fn(async (_: string) => new Response('own'));
  const page = { luckanEarly: { reads, files: [] }, performance: { now: () => 1000 } };
  return { send, page, fetch: fetchAfterEarly(page as never, send as never) };
}

test('an early read is taken over once; the next one is sent', async () => {
  const { fetch, send } = taking(read(cart, Promise.resolve(new Response('early'))));
  expect(await (await fetch(origin + cart)).text()).toBe('early');
  expect(await (await fetch(origin + cart)).text()).toBe('own');
  expect(send).toHaveBeenCalledTimes(1);
});

test('its failure is taken over, too, and not repeated', async () => {
  const { fetch, send } = taking(read(cart, Promise.reject(new TypeError('lost'))));
  await expect(fetch(origin + cart)).rejects.toThrow('lost');
  expect(send).not.toHaveBeenCalled();
});

test('a cart that another tab has changed since is read again', async () => {
  const { page } = createPage({ cookie: 'luckan_cart=b2c.abc', answers: { getAccessToken: noOne } });
  const { fetch, send } = taking(...sendFirstReads(page, screen));
  const [tab, another] = [new BroadcastChannel('luckan.cart.b2c'), new BroadcastChannel('luckan.cart.b2c')];
  const received = new Promise((resolve) => another.addEventListener('message', resolve));
  tab.postMessage(null);
  await received;
  tab.close();
  another.close();
  expect(await (await fetch(`${origin}/api/web${cart}`)).text()).toBe('own');
  expect(send).toHaveBeenCalledTimes(1);
});

test('another address, another customer or a write is sent', async () => {
  const { fetch, send } = taking(read(cart, Promise.resolve(new Response('early'))));
  await fetch(`${origin}/other`);
  await fetch(origin + cart, { headers: { authorization: 'Bearer x' } });
  await fetch(origin + cart, { method: 'POST' });
  expect(send).toHaveBeenCalledTimes(3);
  expect(await (await fetch(origin + cart)).text()).toBe('early');
});

test('a read sent with POST is taken over by whoever requests the same', async () => {
  const asked = '{"rows":[1]}';
  const { fetch, send } = taking(read('/parameters', Promise.resolve(new Response('early')), asked));
  const ask = (body: string) => fetch(`${origin}/parameters`, { method: 'POST', body });
  expect(await (await ask('{"rows":[2]}')).text()).toBe('own');
  expect(await (await ask(asked)).text()).toBe('early');
  expect(await (await ask(asked)).text()).toBe('own');
  expect(send).toHaveBeenCalledTimes(2);
});

test('one that could not be asked is sent', async () => {
  const failed = Promise.reject(new TypeError('no configuration'));
  failed.catch(() => {});
  const { fetch, send } = taking({ path: cart, request: failed, answer: failed });
  await fetch(origin + cart);
  expect(send).toHaveBeenCalledTimes(1);
});

test('what nobody has taken over in the beginning is not used later', async () => {
  const { fetch, page, send } = taking(read(cart, Promise.resolve(new Response('early'))));
  const { reads } = page.luckanEarly;
  dropEarlyReads(page as never);
  expect(await (await fetch(origin + cart)).text()).toBe('own');
  expect(send).toHaveBeenCalledTimes(1);
  // The browser holds a connection for an answer that nobody reads.
  const answer = await reads[0]?.answer;
  expect((await answer?.body?.getReader().read())?.done).toBe(true);
});

test('it is too old for a page that has been open for a while', async () => {
  const { fetch, send, page } = taking(read(cart, Promise.resolve(new Response('early'))));
  page.performance.now = () => 21_000;
  await fetch(origin + cart);
  expect(send).toHaveBeenCalledTimes(1);
});

test('whoever gives up waiting for it is answered at once', async () => {
  const { fetch } = taking(read(cart, new Promise(() => {})));
  const controller = new AbortController();
  const answer = fetch(origin + cart, { signal: controller.signal });
  controller.abort();
  await expect(answer).rejects.toThrow('aborted');
});

/** A page whose services answer by the end of an address. */
function createPage({
  cookie = '',
  local = {} as Record<string, string>,
  session = {} as Record<string, string>,
  answers = {} as Record<string, () => Response>,
}) {
  const sent: { url: string; bearer: string | null; body?: string }[] = [];
  const area = (entries: Record<string, string>) => ({ getItem: (key: string) => entries[key] ?? null });
  const page = {
    document: { cookie },
    location: { href: `${origin}/kassa/` },
    localStorage: area(local),
    sessionStorage: area(session),
    fetch: async (url: string, { headers, body }: RequestInit = {}) => {
      const bearer = new Headers(headers).get('authorization');
      sent.push({ url: url.replace(origin, ''), bearer, ...(body && { body: String(body) }) });
      const answer = Object.entries(answers).find(([end]) => url.endsWith(end))?.[1];
      return answer?.() ?? Response.json({ services });
    },
  };
  return { page: page as never, sent };
}

const configUrl = `${origin}/config.json`;
const screen = { configUrl, path: '/kassa/', isPage: false, isApp: false };
const all = (reads: EarlyRead[]) => Promise.allSettled(reads.map(({ answer }) => answer));
const noOne = () => new Response(null, { status: 204 });

test('a screen begins with its configuration, then who is signed in, then the cart', async () => {
  const { page, sent } = createPage({ cookie: 'a=b; luckan_cart=b2c.abc', answers: { getAccessToken: noOne } });
  await all(sendFirstReads(page, screen));
  expect(sent.map(({ url }) => url)).toEqual(['/config.json', '/api/web/authy/getAccessToken', `/api/web${cart}`]);
});

test('the cart of a customer who is signed in is read as that customer', async () => {
  const signedIn = () => Response.json({ token: 'new', expiresIn: 300 });
  const fresh = createPage({ cookie: 'luckan_cart=b2c.abc', answers: { getAccessToken: signedIn } });
  await all(sendFirstReads(fresh.page, screen));
  expect(fresh.sent.at(-1)).toEqual({ url: `/api/web${cart}`, bearer: 'Bearer new' });

  const token = JSON.stringify({ accessToken: 'stored', expiresAt: Date.now() + 60_000 });
  const known = createPage({ cookie: 'luckan_cart=b2c.abc', local: { 'luckan.token.v1': token } });
  await all(sendFirstReads(known.page, screen));
  expect(known.sent.slice(1)).toEqual([{ url: `/api/web${cart}`, bearer: 'Bearer stored' }]);
});

test('the checkout also begins with what its products require of their delivery', async () => {
  const rows = [{ itemId: '100016', title: 'Salva', quantity: 2 }];
  const answers = { getAccessToken: noOne, [cart]: () => Response.json({ rows }) };
  const filled = createPage({ cookie: 'luckan_cart=b2c.abc', answers });
  await all(sendFirstReads(filled.page, screen));
  const asked = { url: '/api/delivery/parameters', bearer: null, body: '{"rows":[{"itemId":"100016","quantity":2}]}' };
  expect(filled.sent.at(-1)).toEqual(asked);

  for (const empty of [Response.json({ rows: [] }), new Response(null, { status: 404 }), new Response('{')]) {
    const { page, sent } = createPage({
      cookie: 'luckan_cart=b2c.abc',
      answers: { ...answers, [cart]: () => empty.clone() },
    });
    await all(sendFirstReads(page, screen));
    expect(sent).toHaveLength(3);
  }

  const elsewhere = createPage({ cookie: 'luckan_cart=b2c.abc', answers });
  await all(sendFirstReads(elsewhere.page, { ...screen, path: '/varukorg/' }));
  expect(elsewhere.sent).toHaveLength(3);
});

test('if who is signed in cannot be determined, the cart is not read ahead', async () => {
  const down = () => new Response(null, { status: 503 });
  const { page, sent } = createPage({ cookie: 'luckan_cart=b2c.abc', answers: { getAccessToken: down } });
  await all(sendFirstReads(page, screen));
  expect(sent).toHaveLength(2);
});

test('after a long absence neither token nor session cookie is used', async () => {
  const lastActive = String(Math.round(Date.now() / 1000) - 301);
  const { page, sent } = createPage({ cookie: 'luckan_cart=b2c.abc', local: { 'luckan.lastActive.v1': lastActive } });
  await all(sendFirstReads(page, screen));
  expect(sent.map(({ url }) => url)).toEqual(['/config.json']);
});

test('in an app that owns the token, or may own it, only the configuration is read', async () => {
  for (const local of [{}, { 'luckan.tokenByHost.v1': 'true' }]) {
    const { page, sent } = createPage({ cookie: 'luckan_cart=b2c.abc', local });
    await all(sendFirstReads(page, { ...screen, isApp: true }));
    expect(sent.map(({ url }) => url)).toEqual(['/config.json']);
  }
});

test('in one that did not own it when it was last opened, or is silent, token and cart are read ahead', async () => {
  const known = [{ local: { 'luckan.tokenByHost.v1': 'false' } }, { session: { 'luckan.silentHost.v1': 'true' } }];
  for (const each of known) {
    const { page, sent } = createPage({ cookie: 'luckan_cart=b2c.abc', ...each, answers: { getAccessToken: noOne } });
    await all(sendFirstReads(page, { ...screen, isApp: true }));
    expect(sent.map(({ url }) => url)).toEqual(['/config.json', '/api/web/authy/getAccessToken', `/api/web${cart}`]);
  }
});

test('of a page its data are read, by anybody', async () => {
  const { page, sent } = createPage({ cookie: 'luckan_cart=b2c.abc' });
  await all(sendFirstReads(page, { ...screen, path: '/hud/', isPage: true, isApp: true }));
  expect(sent.map(({ url }) => url)).toEqual(['/config.json', '/page-data/hud/index.json']);
});

test('a configuration that fails and that nothing else needs is no error of the page', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const { page } = createPage({ answers: { 'config.json': () => new Response('{') } });
  await all(sendFirstReads(page, { ...screen, isApp: true }));
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test('nothing is requested of services that the configuration does not name', async () => {
  const { page, sent } = createPage({ answers: { 'config.json': () => Response.json({}) } });
  await all(sendFirstReads(page, screen));
  expect(sent).toHaveLength(1);
});

test('a forbidden storage hinders nothing', async () => {
  const { page, sent } = createPage({ answers: { getAccessToken: noOne } });
  Object.defineProperty(page, 'localStorage', {
    get: () => {
      throw new DOMException('forbidden');
    },
  });
  await all(sendFirstReads(page, screen));
  expect(sent.map(({ url }) => url)).toEqual(['/config.json', '/api/web/authy/getAccessToken']);
});
