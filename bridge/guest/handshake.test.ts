import { describe, expect, it, vi } from 'vitest';
import { createGuest } from './create-guest';
import { createFakeWindow } from './testing/fake-window';
import { cart, event, hello, startInApp } from './testing/native-guest';

describe('handshake', () => {
  it('starts with READY: versions, accepted messages and route', () => {
    const { posted, guest } = startInApp({ route: () => '/recept/:id/' });
    expect(posted).toHaveLength(1);
    expect(posted[0]?.message).toMatchObject({
      luckan: 1,
      type: 'READY',
      session: guest.session,
      seq: 0,
      payload: {
        versions: [1],
        capabilities: ['TOKEN', 'CART_REFRESH', 'NAVIGATE', 'BACK', 'RESUMED', 'INSETS', 'APPEARANCE', 'VISIBILITY'],
        route: '/recept/:id/',
      },
    });
  });

  it('queues messages until HELLO, and then sends them in order', async () => {
    const { guest, deliver, types, posted } = startInApp();
    expect(guest.send('ANALYTICS_EVENT', event('a'))).toBe('queued');
    guest.send('CART_CHANGE', cart(1));
    guest.send('CART_CHANGE', cart(2));
    guest.send('ANALYTICS_EVENT', event('b'));
    expect(types()).toEqual(['READY']);
    deliver('HELLO', hello);
    expect(types()).toEqual(['READY', 'ANALYTICS_EVENT', 'CART_CHANGE', 'ANALYTICS_EVENT']);
    expect(posted.map(({ message }) => message.seq)).toEqual([0, 1, 2, 3]);
    expect(posted[2]?.message.payload).toEqual(cart(2));
    expect(guest.send('VIEW_CHECKOUT', { cartId: 'c' })).toBe('sent');
    await expect(guest.helloSettled).resolves.toMatchObject({ app: { name: 'Exempelappen' } });
  });

  it('treats a host that sends nothing for 1.5 s as silent, and still sends its messages', async () => {
    const { guest, advance, types } = startInApp();
    guest.send('CART_CHANGE', cart(1));
    advance(1499);
    expect(types()).toEqual(['READY']);
    advance(1);
    expect(types()).toEqual(['READY', 'CART_CHANGE']);
    expect(guest.hello).toBeNull();
    await expect(guest.helloSettled).resolves.toBeNull();
  });

  it('waits as long as its page wants, anew for each handshake', async () => {
    let timeout = 100;
    const { guest, advance, deliver, fire } = startInApp({ helloTimeout: () => timeout });
    advance(100);
    await expect(guest.helloSettled).resolves.toBeNull();
    deliver('HELLO', hello);
    expect(guest.hello).toMatchObject(hello);
    timeout = 1500;
    fire('pageshow', { persisted: true });
    advance(1499);
    expect(guest.hello).toMatchObject(hello);
    advance(1);
    expect(guest.hello).toBeNull();
  });

  it('a delayed HELLO upgrades the session', () => {
    const { guest, advance, deliver } = startInApp();
    const onHello = vi.fn();
    guest.on('HELLO', onHello);
    advance(5000);
    expect(guest.supports('OPEN_EXTERNAL')).toBe(false);
    deliver('HELLO', hello);
    expect(guest.supports('OPEN_EXTERNAL')).toBe(true);
    expect(onHello).toHaveBeenCalledOnce();
  });

  it('a HELLO with an unsupported version is a fault and completes no handshake', () => {
    const { guest, deliver, faults } = startInApp();
    deliver('HELLO', { ...hello, version: 2 });
    expect(guest.hello).toBeNull();
    expect(faults).toEqual([{ code: 'UNSUPPORTED_VERSION', about: 'HELLO' }]);
  });

  it('what a handler sends on HELLO does not overtake queued messages', () => {
    const { guest, deliver, types } = startInApp();
    guest.on('HELLO', () => guest.send('VIEW_CHECKOUT', { cartId: 'c' }));
    guest.send('ANALYTICS_EVENT', event('a'));
    deliver('HELLO', hello);
    expect(types()).toEqual(['READY', 'ANALYTICS_EVENT', 'VIEW_CHECKOUT']);
  });

  it('an app that injects its handler later gets READY, and then everything queued', () => {
    const page = createFakeWindow();
    const guest = createGuest({ window: page.window, mode: 'site', hostOrigins: [] });
    page.advance(1500);
    expect(guest.send('CART_CHANGE', cart(1))).toBe('noHost');
    Object.assign(page.window, { ReactNativeWebView: page.handler('reactNative') });
    expect(guest.send('ANALYTICS_EVENT', event('a'))).toBe('queued');
    page.advance(1500);
    expect(page.types()).toEqual(['READY', 'ANALYTICS_EVENT', 'CART_CHANGE']);
  });

  it('a host may answer synchronously from within the handler', () => {
    const page = createFakeWindow();
    const luckanHost = {
      postMessage(text: string) {
        const { type, session } = JSON.parse(text);
        page.handler('android').postMessage(text);
        if (type === 'READY') page.receive({ luckan: 1, type: 'HELLO', id: 'x', session, seq: 0, payload: hello });
      },
    };
    Object.assign(page.window, { luckanHost });
    const guest = createGuest({ window: page.window, mode: 'external', hostOrigins: [] });
    expect(guest.hello).toMatchObject(hello);
    expect(guest.send('CART_CHANGE', cart(1))).toBe('sent');
    expect(page.timerCount()).toBe(0);
  });

  it('several hosts: the first is used, with one warning', () => {
    const warn = vi.fn();
    const page = createFakeWindow();
    Object.assign(page.window, {
      luckanHost: page.handler('android'),
      ReactNativeWebView: page.handler('reactNative'),
    });
    const guest = createGuest({ window: page.window, mode: 'external', hostOrigins: [], warn });
    guest.send('CART_CHANGE', cart(1));
    page.advance(1500);
    expect(guest.transport).toBe('android');
    expect(new Set(page.posted.map(({ to }) => to))).toEqual(new Set(['android']));
    expect(warn).toHaveBeenCalledExactlyOnceWith('several hosts: android,reactNative; the first is used');
  });
});

describe('restore from the back-forward cache', () => {
  it('is a new session: a new handshake, then the latest states again, and no event twice', () => {
    const { guest, deliver, fire, posted, types } = startInApp();
    deliver('HELLO', hello);
    guest.send('CART_CHANGE', cart(1));
    guest.send('CART_CHANGE', cart(2));
    guest.send('ANALYTICS_EVENT', event('a'));
    const before = guest.session;
    posted.length = 0;
    fire('pageshow', { persisted: true });
    expect(guest.session).not.toBe(before);
    expect(types()).toEqual(['READY']);
    expect(guest.hello).toMatchObject(hello);
    deliver('HELLO', { ...hello, capabilities: [] });
    expect(posted.map(({ message }) => [message.type, message.seq, message.session])).toEqual([
      ['READY', 0, guest.session],
      ['CART_CHANGE', 1, guest.session],
    ]);
    expect(posted[1]?.message.payload).toEqual(cart(2));
    expect(guest.supports('OPEN_EXTERNAL')).toBe(false);
  });

  it('a host that does not answer again counts as silent from then on', () => {
    const { guest, deliver, fire, advance } = startInApp();
    deliver('HELLO', hello);
    fire('pageshow', { persisted: true });
    advance(1500);
    expect(guest.hello).toBeNull();
  });

  it('an ordinary load keeps the session', () => {
    const { guest, fire, types } = startInApp();
    const { session } = guest;
    fire('pageshow', { persisted: false });
    expect(guest.session).toBe(session);
    expect(types()).toEqual(['READY']);
  });

  it('messages for the previous session are dropped', () => {
    const { guest, deliver, fire, faults } = startInApp();
    deliver('HELLO', hello);
    const { session } = guest;
    const navigate = vi.fn();
    guest.on('NAVIGATE', navigate);
    fire('pageshow', { persisted: true });
    deliver('NAVIGATE', { path: '/' }, { session });
    expect(navigate).not.toHaveBeenCalled();
    expect(faults).toEqual([{ code: 'STALE_SESSION', about: 'NAVIGATE' }]);
  });
});
