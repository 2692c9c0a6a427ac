import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../protocol/messages';
import { cart, hello, startInApp } from './testing/native-guest';

describe('receiving', () => {
  it('passes the latest of each state to a late subscriber', () => {
    const { guest, deliver } = startInApp();
    deliver('HELLO', hello);
    deliver('TOKEN', { accessToken: 'old', expiresAt: 1 });
    deliver('TOKEN', { accessToken: 'new', expiresAt: 2 });
    const tokens = vi.fn();
    guest.on('TOKEN', tokens);
    expect(tokens).toHaveBeenCalledExactlyOnceWith({ accessToken: 'new', expiresAt: 2 });
  });

  it('passes unhandled events to the first late subscriber, once', () => {
    const { guest, deliver } = startInApp();
    deliver('NAVIGATE', { path: '/a/' });
    deliver('NAVIGATE', { path: '/b/' });
    const first: string[] = [];
    guest.on('NAVIGATE', ({ path }) => first.push(path));
    const second = vi.fn();
    guest.on('NAVIGATE', second);
    expect(first).toEqual(['/a/', '/b/']);
    expect(second).not.toHaveBeenCalled();
  });

  it('does not call a handler after it has unsubscribed', () => {
    const { guest, deliver } = startInApp();
    const handler = vi.fn();
    guest.on('RESUMED', handler)();
    deliver('RESUMED', {});
    expect(handler).not.toHaveBeenCalled();
  });

  it('drops and reports duplicate or outdated messages', () => {
    const { guest, deliver, faults, advance } = startInApp();
    const tokens: unknown[] = [];
    guest.on('TOKEN', ({ accessToken }) => tokens.push(accessToken));
    deliver('TOKEN', { accessToken: 'new', expiresAt: 2 }, { seq: 7 });
    deliver('TOKEN', { accessToken: 'new', expiresAt: 2 }, { seq: 7 });
    deliver('TOKEN', { accessToken: 'old', expiresAt: 1 }, { seq: 6 });
    expect(tokens).toEqual(['new']);
    advance(1000);
    expect(faults).toEqual([
      { code: 'OUT_OF_ORDER', about: 'TOKEN' },
      { code: 'OUT_OF_ORDER', about: 'TOKEN', count: 1 },
    ]);
  });

  it('carries out a BACK that is sent again with its id once', () => {
    const { guest, deliver, faults } = startInApp();
    const back = vi.fn(() => true);
    guest.on('BACK', back);
    deliver('BACK', {}, { id: 'back-1' });
    deliver('BACK', {}, { id: 'back-1' });
    deliver('BACK', {}, { id: 'back-2' });
    expect(back).toHaveBeenCalledTimes(2);
    expect(faults).toEqual([{ code: 'OUT_OF_ORDER', about: 'BACK' }]);
  });

  it.each([
    ['negative', -1],
    ['too large', 1e9],
    ['no numbers', 'wide'],
  ])('reports insets of HELLO that are %s, and accepts the rest of it', (_, top) => {
    const { guest, deliver, faults } = startInApp();
    deliver('HELLO', { ...hello, locale: 'sv', insets: { top: top as number, right: 0, bottom: 0, left: 0 } });
    expect(guest.hello).toMatchObject({ locale: 'sv' });
    expect(guest.hello?.insets).toBeUndefined();
    expect(faults).toEqual([{ code: 'MALFORMED', about: 'HELLO', field: 'insets' }]);
  });

  it.each(['hidden', 'returnUrl', 'consent', 'cartId', 'locale', 'theme'])(
    'reports a wrong %s of HELLO, and accepts the rest of it',
    (field) => {
      const { guest, deliver, faults } = startInApp();
      deliver('HELLO', { ...hello, [field]: 7 });
      expect(guest.hello).toMatchObject(hello);
      expect(guest.hello?.[field as 'hidden']).toBeUndefined();
      expect(faults).toEqual([{ code: 'MALFORMED', about: 'HELLO', field }]);
    },
  );

  it('reports at once what is wrong with a HELLO that it cannot use', () => {
    const { guest, deliver, posted, types } = startInApp();
    guest.send('CART_CHANGE', cart(1));
    deliver('HELLO', { ...hello, capabilities: 'token' as never });
    expect(types()).toEqual(['READY', 'FAULT']);
    expect(posted.at(-1)?.message.payload).toEqual({ code: 'MALFORMED', about: 'HELLO', field: 'capabilities' });
    deliver('HELLO', hello);
    expect(types()).toEqual(['READY', 'FAULT', 'CART_CHANGE']);
  });

  it('infinite insets are a fault', () => {
    const { receive, envelope, faults } = startInApp();
    const text = JSON.stringify(envelope('INSETS', { top: 1, right: 0, bottom: 0, left: 0 }));
    receive(text.replace('"top":1', '"top":1e999'));
    expect(faults).toEqual([{ code: 'MALFORMED', about: 'INSETS', field: 'top' }]);
  });

  it('a restarted host sends HELLO and counts from the start', () => {
    const { guest, deliver } = startInApp();
    const paths: string[] = [];
    guest.on('NAVIGATE', ({ path }) => paths.push(path));
    deliver('NAVIGATE', { path: '/a/' }, { seq: 40 });
    deliver('HELLO', hello, { seq: 0 });
    deliver('NAVIGATE', { path: '/b/' }, { seq: 1 });
    expect(paths).toEqual(['/a/', '/b/']);
  });

  it('a malformed message is a fault that names the field, never its contents', () => {
    const { receive, envelope, sent, deliver } = startInApp();
    deliver('HELLO', hello);
    receive(envelope('TOKEN', { accessToken: 'secret', expiresAt: 'soon' }));
    expect(sent('FAULT')).toEqual([{ code: 'MALFORMED', about: 'TOKEN', field: 'expiresAt' }]);
  });

  it('ignores foreign messages', () => {
    const { receive, faults, types } = startInApp();
    for (const data of [undefined, 'hello', 4, {}, { type: 'TOKEN' }, '{"type":"TOKEN"}']) receive(data);
    expect(faults).toEqual([]);
    expect(types()).toEqual(['READY']);
  });
});

describe('receiving arbitrary data', () => {
  const value = fc.oneof(
    fc.anything(),
    fc.constantFrom(null, '', -1, 1e9, '__proto__', { __proto__: { polluted: true } }),
  );
  const field = fc.constantFrom('luckan', 'type', 'id', 'session', 'seq', 'payload', '__proto__', 'constructor');
  const type = fc.constantFrom(
    'HELLO',
    'TOKEN',
    'CART_REFRESH',
    'NAVIGATE',
    'BACK',
    'RESUMED',
    'INSETS',
    'APPEARANCE',
    'VISIBILITY',
    'ACK',
  );

  it('an invalid message neither throws, changes anything nor pollutes a prototype', () => {
    const { guest, envelope, receive, advance } = startInApp();
    const handler = vi.fn((_: unknown) => false);
    for (const name of [
      'HELLO',
      'TOKEN',
      'CART_REFRESH',
      'NAVIGATE',
      'RESUMED',
      'INSETS',
      'APPEARANCE',
      'VISIBILITY',
    ] as const)
      guest.on(name, handler);
    guest.on('BACK', handler);
    advance(1500);
    fc.assert(
      fc.property(type, field, value, fc.dictionary(fc.string(), value), (name, changed, to, payload) => {
        const mutated = { ...envelope(name, payload), [changed]: to };
        const { session } = guest;
        const { hello: before } = guest;
        handler.mockClear();
        receive(mutated);
        const valid = isValid(mutated, session);
        if (!valid) expect([handler.mock.calls.length, guest.hello, guest.session]).toEqual([0, before, session]);
        expect(Reflect.get({}, 'polluted')).toBeUndefined();
      }),
      { numRuns: 5000 },
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  /** Independent of the code under test: whether a message may have an effect at all. */
  function isValid(message: Record<string, unknown>, session: string): boolean {
    const { luckan, type: name, id, session: to, payload } = message;
    if (luckan !== 1 || typeof id !== 'string' || to !== session) return false;
    if (typeof name !== 'string' || !Object.hasOwn(messages, name) || typeof payload !== 'object') return false;
    return payload !== null && ['BACK', 'RESUMED', 'CART_REFRESH', 'APPEARANCE'].includes(name);
  }
});
