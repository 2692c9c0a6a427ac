import { expect, it, vi } from 'vitest';
import { createHost, createPreload } from '../host';
import type { InputOf, PayloadOf } from '../protocol';
import { createMockShop, scenarios } from '.';

/** An app as one would be written: what it shows, and what it has done. */
function createApp(
  shop: ReturnType<typeof createMockShop>,
  capabilities: string[],
  settings: Partial<InputOf<'HELLO'>> = {},
) {
  const app = {
    title: '',
    badge: 0,
    isOpen: true,
    orders: [] as PayloadOf<'ORDER_COMPLETED'>[],
    opened: [] as string[],
    tokens: 0,
  };
  const sendToken = () => {
    app.tokens++;
    host.send('TOKEN', { accessToken: `token ${app.tokens}`, expiresAt: 1_000_000 + app.tokens });
  };
  const host = createHost({
    window: { setTimeout: (run, delay) => Number(setTimeout(run, delay)), clearTimeout },
    connection: shop.connection,
    hello: () => ({ version: 1, app: { name: 'Exempelappen', version: '1.0' }, capabilities, ...settings }),
    onMessage({ type, payload }) {
      if (capabilities.includes('token') && ['READY', 'TOKEN_ERROR', 'SIGN_IN'].includes(type)) sendToken();
      if (type === 'ROUTE_CHANGE') app.title = payload.title;
      if (type === 'CART_CHANGE') app.badge = payload.numberOfItems;
      if (type === 'ORDER_COMPLETED') app.orders.push(payload);
      if (type === 'CLOSE_REQUESTED') app.isOpen = false;
    },
    onRequest({ payload }) {
      app.opened.push(payload.url);
      return { ok: payload.url.startsWith('https://pay.example/') };
    },
  });
  return { app, host };
}

const nothing = { preferences: false, statistics: false, marketing: false };
const everything = ['token', 'signIn', 'viewCheckout', 'openExternal', 'orderCompleted', 'close'];

it('an app shows the title and the cart, is notified of an order, and closes', async () => {
  const shop = createMockShop();
  const { app } = createApp(shop, everything);
  shop.load();
  expect(shop.hello?.app.name).toBe('Exempelappen');
  shop.send('ROUTE_CHANGE', { path: '/kassa/', title: 'Kassa', canGoBack: true });
  shop.send('CART_CHANGE', { numberOfItems: 2, total: 12_900, currency: 'SEK', hasPrescriptions: false });
  expect(app).toMatchObject({ title: 'Kassa', badge: 2, isOpen: true });
  await shop.play(scenarios.purchase);
  expect(app).toMatchObject({ badge: 0, isOpen: false, orders: [{ total: 8850, currency: 'SEK' }] });
  expect(shop.faults).toEqual([]);
});

it('an app may leave out what its customer has denied', () => {
  const shop = createMockShop();
  createApp(shop, everything, { consent: { statistics: true } });
  shop.load();
  expect(shop.hello?.consent).toEqual({ ...nothing, statistics: true });
});

it.each(Object.entries(scenarios))(
  'the scenario %s is played to its end against an app that does its part',
  async (_, it) => {
    const shop = createMockShop();
    const { host } = createApp(shop, everything);
    const act = ({ type }: { type: string }) => {
      if (type === 'RESUMED') host.send('RESUMED', {});
      if (type === 'BACK') void host.back();
    };
    const played = await shop.play(it, { act });
    expect(played.filter(({ result }) => result === 'failed')).toEqual([]);
    expect(played).toHaveLength(it.messages.length);
  },
);

it('reports what an app has not done', async () => {
  const shop = createMockShop();
  createApp(shop, []);
  const played = await shop.play(scenarios.signIn, { timeoutMs: 1 });
  expect(played.filter(({ result }) => result === 'failed').map(({ type, reason }) => [type, reason])).toEqual([
    ['TOKEN', 'not received'],
    ['SIGN_IN', 'the app does not declare its capability'],
    ['TOKEN', 'not received'],
  ]);
});

it('plays a recording of the harness, with samples for what it hides', async () => {
  const recording = {
    luckanRecording: 1,
    setup: '',
    messages: [
      { after: 0, direction: 'toHost', type: 'READY', payload: { versions: [1], capabilities: ['BACK'] } },
      { after: 2, direction: 'toGuest', type: 'HELLO', payload: { version: 1 } },
      {
        after: 40,
        direction: 'toHost',
        type: 'CART_CHANGE',
        payload: { cartId: '[redacted]', numberOfItems: 1, total: 4950, currency: 'SEK', hasPrescriptions: false },
      },
      { after: 50, direction: 'toHost', type: 'OPEN_EXTERNAL', payload: { url: '[redacted]' } },
      { after: 60, direction: 'toGuest', type: 'ACK', payload: { ok: false, reason: 'FAILED' } },
      { after: 70, direction: 'toGuest', type: 'NAVIGATE', payload: { path: '/kassa/' } },
    ],
  } as const;
  const shop = createMockShop();
  const { app, host } = createApp(shop, everything);
  const played = await shop.play(recording, {
    payloads: true,
    act: ({ type }) => void (type === 'NAVIGATE' && host.send('NAVIGATE', { path: '/varukorg/' })),
  });
  expect(app).toMatchObject({ badge: 1, opened: ['https://shop.example/api/document.pdf'] });
  expect(played.map(({ result }) => result)).toEqual(['sent', 'failed', 'sent', 'sent', 'received', 'failed']);
  expect(played.at(-1)?.reason).toBe('different: payload.path');
});

it('answers the back button, in the session of the latest load', async () => {
  const back = vi.fn(() => true);
  const shop = createMockShop({ back });
  const { host } = createApp(shop, []);
  expect(await host.back()).toBe(false);
  shop.load();
  expect(await host.back()).toBe(true);
  const before = shop.session;
  shop.load();
  expect(shop.session).not.toBe(before);
  back.mockReturnValue(false);
  expect(await host.back()).toBe(false);
  expect(shop.received.filter(({ type }) => type === 'BACK')).toHaveLength(2);
});

it('a host without the package gets text, and what it sends wrongly is a fault', () => {
  const shop = createMockShop({ path: '/kassa/' });
  const texts: string[] = [];
  const stop = shop.listen((text) => texts.push(text));
  shop.load();
  const ready = JSON.parse(texts[0] ?? '');
  expect(ready).toMatchObject({ type: 'READY', payload: { route: '/kassa/' } });
  const envelope = { luckan: 1, id: 'a', session: ready.session, seq: 0 };
  shop.receive(JSON.stringify({ ...envelope, type: 'NAVIGATE', payload: { path: 'kassa' } }));
  shop.receive(JSON.stringify({ ...envelope, session: 'another', type: 'BACK', payload: {} }));
  expect(shop.faults.map(({ code, field }) => [code, field])).toEqual([
    ['MALFORMED', 'path'],
    ['STALE_SESSION', undefined],
  ]);
  expect(shop.received).toEqual([]);
  stop();
});

it('sends nothing that the shop could not send', () => {
  const shop = createMockShop();
  expect(shop.send('FAULT', { code: 'OVERFLOW' })).toBe(false);
  createApp(shop, []);
  shop.load();
  expect(shop.send('CLOSE_REQUESTED', { path: '/kassa/tack/' })).toBe(false);
  expect(() => shop.send('PAYMENT_PROVIDER_HEIGHT', { height: -1 })).toThrow('PAYMENT_PROVIDER_HEIGHT: height');
  shop.close();
  expect(shop.send('FAULT', { code: 'OVERFLOW' })).toBe(false);
});

it.each([
  ['no consent is sent no event', {}, false],
  ['consent to something else is sent no event', { consent: { ...nothing, marketing: true } }, false],
  ['consent to statistics is sent events', { consent: { ...nothing, statistics: true } }, true],
])('an app whose HELLO has %s', async (_what, settings, isSent) => {
  const shop = createMockShop();
  createApp(shop, [], settings);
  const event = { name: 'page_viewed', parameters: { page_path: '/' } };
  expect(shop.send('ANALYTICS_EVENT', event), 'before the page is loaded').toBe(false);
  shop.load();
  expect(shop.send('ANALYTICS_EVENT', event)).toBe(isSent);
  const script = { messages: [{ direction: 'toHost', type: 'ANALYTICS_EVENT', payload: event }] } as const;
  const reason = (await shop.play(script))[0]?.reason;
  expect(reason).toBe(isSent ? undefined : 'HELLO has no consent to it');
});

it('events of a page that is hidden wait until the app shows it: those of the page that is there, and no times', () => {
  const shop = createMockShop();
  const events: string[] = [];
  shop.listen((text) => {
    const { type, payload } = JSON.parse(text);
    if (type === 'ANALYTICS_EVENT') events.push(payload.name);
  });
  const { host } = createApp(shop, [], { hidden: true, consent: { ...nothing, statistics: true } });
  shop.load();
  const track = (name: string) => shop.send('ANALYTICS_EVENT', { name, parameters: {} });
  expect(['view_item', 'page_viewed', 'web_vital', 'begin_checkout'].map(track)).toEqual([true, true, false, true]);
  expect(events).toEqual([]);
  host.send('VISIBILITY', { visible: true });
  expect(events).toEqual(['page_viewed', 'begin_checkout']);
  track('search');
  host.send('VISIBILITY', { visible: false });
  track('view_cart');
  expect(events).toEqual(['page_viewed', 'begin_checkout', 'search']);
});

it('an app loads the shop ahead as the guide says, and opens a page in it', async () => {
  const shop = createMockShop();
  const clock = { setTimeout: (run: () => void, delay: number) => Number(setTimeout(run, delay)), clearTimeout };
  const preload = createPreload({
    send: (type, payload) => host.send(type, payload),
    clock,
    load: () => shop.load(),
  });
  const host = createHost({
    window: clock,
    connection: shop.connection,
    hello: () => ({
      version: 1,
      app: { name: 'My page', version: '1.0' },
      capabilities: [],
      ...(preload.hidden && { hidden: true }),
    }),
    onMessage: (message) => preload.received(message),
  });
  preload.start();
  expect(shop.hello?.hidden).toBe(true);
  shop.send('ROUTE_CHANGE', { path: '/', title: '', canGoBack: false });
  expect(preload.state.name).toBe('ready');
  const opened = preload.open('/kassa/');
  shop.send('ROUTE_CHANGE', { path: '/kassa/', title: 'Kassa', canGoBack: false });
  expect(await opened).toBe(true);
  const sent = shop.received.filter(({ type }) => type !== 'HELLO');
  expect(sent).toMatchObject([
    { type: 'NAVIGATE', payload: { path: '/kassa/' } },
    { type: 'VISIBILITY', payload: { visible: true } },
  ]);
  host.greet();
  expect(shop.hello?.hidden, 'seen').toBeUndefined();
});
