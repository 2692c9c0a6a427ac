import { describe, expect, it, vi } from 'vitest';
import { createGuest } from './create-guest';
import { createFakeWindow } from './testing/fake-window';
import { cart, event, hello, startInApp } from './testing/native-guest';

describe('handshake', () => {
  it('begins with READY: versions, what the page takes, and where it is', () => {
    const { posted, guest } = startInApp({ route: () => '/recept/:id/' });
    expect(posted).toHaveLength(1);
    expect(posted[0]?.message).toMatchObject({
      luckan: 1,
      type: 'READY',
      session: guest.session,
      seq: 0,
      payload: {
        versions: [1],
        capabilities: ['TOKEN', 'CART_REFRESH', 'NAVIGATE', 'BACK', 'RESUMED', 'INSETS'],
        route: '/recept/:id/',
      },
    });
  });

  it('holds messages until HELLO, and sends them in order after it', async () => {
    const { guest, say, types, posted } = startInApp();
    expect(guest.send('ANALYTICS_EVENT', event('a'))).toBe('queued');
    guest.send('CART_CHANGE', cart(1));
    guest.send('CART_CHANGE', cart(2));
    guest.send('ANALYTICS_EVENT', event('b'));
    expect(types()).toEqual(['READY']);
    say('HELLO', hello);
    expect(types()).toEqual(['READY', 'ANALYTICS_EVENT', 'CART_CHANGE', 'ANALYTICS_EVENT']);
    expect(posted.map(({ message }) => message.seq)).toEqual([0, 1, 2, 3]);
    expect(posted[2]?.message.payload).toEqual(cart(2));
    expect(guest.send('VIEW_CHECKOUT', { cartId: 'c' })).toBe('sent');
    await expect(guest.helloSettled).resolves.toMatchObject({ app: { name: 'Exempelappen' } });
  });

  it('takes a host that says nothing for 1.5 s for a silent one, and sends all the same', async () => {
    const { guest, pass, types } = startInApp();
    guest.send('CART_CHANGE', cart(1));
    pass(1499);
    expect(types()).toEqual(['READY']);
    pass(1);
    expect(types()).toEqual(['READY', 'CART_CHANGE']);
    expect(guest.hello).toBeNull();
    await expect(guest.helloSettled).resolves.toBeNull();
  });

  it('a late HELLO upgrades the session', () => {
    const { guest, pass, say } = startInApp();
    const heard = vi.fn();
    guest.on('HELLO', heard);
    pass(5000);
    expect(guest.supports('OPEN_EXTERNAL')).toBe(false);
    say('HELLO', hello);
    expect(guest.supports('OPEN_EXTERNAL')).toBe(true);
    expect(heard).toHaveBeenCalledOnce();
  });

  it('a HELLO of a version that the page does not speak is a fault and no handshake', () => {
    const { guest, say, faults } = startInApp();
    say('HELLO', { ...hello, version: 2 });
    expect(guest.hello).toBeNull();
    expect(faults).toEqual([{ code: 'UNSUPPORTED_VERSION', about: 'HELLO' }]);
  });

  it('what a handler sends on HELLO does not overtake what waited', () => {
    const { guest, say, types } = startInApp();
    guest.on('HELLO', () => guest.send('VIEW_CHECKOUT', { cartId: 'c' }));
    guest.send('ANALYTICS_EVENT', event('a'));
    say('HELLO', hello);
    expect(types()).toEqual(['READY', 'ANALYTICS_EVENT', 'VIEW_CHECKOUT']);
  });

  it('an app that puts its handler in late gets READY, and then all that waits', () => {
    const page = createFakeWindow();
    const guest = createGuest({ window: page.window, mode: 'site', hostOrigins: [] });
    page.pass(1500);
    expect(guest.send('CART_CHANGE', cart(1))).toBe('noHost');
    Object.assign(page.window, { ReactNativeWebView: page.handler('reactNative') });
    expect(guest.send('ANALYTICS_EVENT', event('a'))).toBe('queued');
    page.pass(1500);
    expect(page.types()).toEqual(['READY', 'ANALYTICS_EVENT', 'CART_CHANGE']);
  });

  it('a host that answers from within the handler is understood', () => {
    const page = createFakeWindow();
    const luckanHost = {
      postMessage(text: string) {
        const { type, session } = JSON.parse(text);
        page.handler('android').postMessage(text);
        if (type === 'READY') page.enter({ luckan: 1, type: 'HELLO', id: 'x', session, seq: 0, payload: hello });
      },
    };
    Object.assign(page.window, { luckanHost });
    const guest = createGuest({ window: page.window, mode: 'external', hostOrigins: [] });
    expect(guest.hello).toMatchObject(hello);
    expect(guest.send('CART_CHANGE', cart(1))).toBe('sent');
    expect(page.timerCount()).toBe(0);
  });

  it('several hosts: the first is used, and the developer is warned once', () => {
    const warn = vi.fn();
    const page = createFakeWindow();
    Object.assign(page.window, {
      luckanHost: page.handler('android'),
      ReactNativeWebView: page.handler('reactNative'),
    });
    const guest = createGuest({ window: page.window, mode: 'external', hostOrigins: [], warn });
    guest.send('CART_CHANGE', cart(1));
    page.pass(1500);
    expect(guest.transport).toBe('android');
    expect(new Set(page.posted.map(({ to }) => to))).toEqual(new Set(['android']));
    expect(warn).toHaveBeenCalledExactlyOnceWith('several hosts: android,reactNative; the first is used');
  });
});

describe('back from the back-forward cache', () => {
  it('is a new session: handshake again, then the newest state again, and no event twice', () => {
    const { guest, say, fire, posted, types } = startInApp();
    say('HELLO', hello);
    guest.send('CART_CHANGE', cart(1));
    guest.send('CART_CHANGE', cart(2));
    guest.send('ANALYTICS_EVENT', event('a'));
    const before = guest.session;
    posted.length = 0;
    fire('pageshow', { persisted: true });
    expect(guest.session).not.toBe(before);
    expect(types()).toEqual(['READY']);
    expect(guest.hello).toMatchObject(hello);
    say('HELLO', { ...hello, capabilities: [] });
    expect(posted.map(({ message }) => [message.type, message.seq, message.session])).toEqual([
      ['READY', 0, guest.session],
      ['CART_CHANGE', 1, guest.session],
    ]);
    expect(posted[1]?.message.payload).toEqual(cart(2));
    expect(guest.supports('OPEN_EXTERNAL')).toBe(false);
  });

  it('a host that does not answer again is a silent one from then on', () => {
    const { guest, say, fire, pass } = startInApp();
    say('HELLO', hello);
    fire('pageshow', { persisted: true });
    pass(1500);
    expect(guest.hello).toBeNull();
  });

  it('an ordinary load is none of this', () => {
    const { guest, fire, types } = startInApp();
    const { session } = guest;
    fire('pageshow', { persisted: false });
    expect(guest.session).toBe(session);
    expect(types()).toEqual(['READY']);
  });

  it('what was meant for the session before reaches nothing', () => {
    const { guest, say, fire, faults } = startInApp();
    say('HELLO', hello);
    const { session } = guest;
    const navigate = vi.fn();
    guest.on('NAVIGATE', navigate);
    fire('pageshow', { persisted: true });
    say('NAVIGATE', { path: '/' }, { session });
    expect(navigate).not.toHaveBeenCalled();
    expect(faults).toEqual([{ code: 'STALE_SESSION', about: 'NAVIGATE' }]);
  });
});
