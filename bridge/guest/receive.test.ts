import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../protocol/messages';
import { hello, startInApp } from './testing/native-guest';

describe('receiving', () => {
  it('hands a part that starts late the newest of each state', () => {
    const { guest, say } = startInApp();
    say('HELLO', hello);
    say('TOKEN', { accessToken: 'old', expiresAt: 1 });
    say('TOKEN', { accessToken: 'new', expiresAt: 2 });
    const tokens = vi.fn();
    guest.on('TOKEN', tokens);
    expect(tokens).toHaveBeenCalledExactlyOnceWith({ accessToken: 'new', expiresAt: 2 });
  });

  it('hands a part that starts late the events that nobody took, once', () => {
    const { guest, say } = startInApp();
    say('NAVIGATE', { path: '/a/' });
    say('NAVIGATE', { path: '/b/' });
    const first: string[] = [];
    guest.on('NAVIGATE', ({ path }) => first.push(path));
    const second = vi.fn();
    guest.on('NAVIGATE', second);
    expect(first).toEqual(['/a/', '/b/']);
    expect(second).not.toHaveBeenCalled();
  });

  it('a part that has ended hears no more', () => {
    const { guest, say } = startInApp();
    const heard = vi.fn();
    guest.on('RESUMED', heard)();
    say('RESUMED', {});
    expect(heard).not.toHaveBeenCalled();
  });

  it('a doubled or overtaken message is dropped, and reported', () => {
    const { guest, say, faults } = startInApp();
    const tokens: unknown[] = [];
    guest.on('TOKEN', ({ accessToken }) => tokens.push(accessToken));
    say('TOKEN', { accessToken: 'new', expiresAt: 2 }, { seq: 7 });
    say('TOKEN', { accessToken: 'new', expiresAt: 2 }, { seq: 7 });
    say('TOKEN', { accessToken: 'old', expiresAt: 1 }, { seq: 6 });
    expect(tokens).toEqual(['new']);
    expect(faults).toEqual([
      { code: 'OUT_OF_ORDER', about: 'TOKEN' },
      { code: 'OUT_OF_ORDER', about: 'TOKEN' },
    ]);
  });

  it('a host that has restarted says HELLO and counts from the beginning', () => {
    const { guest, say } = startInApp();
    const paths: string[] = [];
    guest.on('NAVIGATE', ({ path }) => paths.push(path));
    say('NAVIGATE', { path: '/a/' }, { seq: 40 });
    say('HELLO', hello, { seq: 0 });
    say('NAVIGATE', { path: '/b/' }, { seq: 1 });
    expect(paths).toEqual(['/a/', '/b/']);
  });

  it('what is ours and malformed is a fault that names the field, never its contents', () => {
    const { enter, envelope, sent, say } = startInApp();
    say('HELLO', hello);
    enter(envelope('TOKEN', { accessToken: 'secret', expiresAt: 'soon' }));
    expect(sent('FAULT')).toEqual([{ code: 'MALFORMED', about: 'TOKEN', field: 'expiresAt' }]);
  });

  it('what is not ours is ignored', () => {
    const { enter, faults, types } = startInApp();
    for (const data of [undefined, 'hello', 4, {}, { type: 'TOKEN' }, '{"type":"TOKEN"}']) enter(data);
    expect(faults).toEqual([]);
    expect(types()).toEqual(['READY']);
  });
});

describe('receiving anything', () => {
  const value = fc.oneof(
    fc.anything(),
    fc.constantFrom(null, '', -1, 1e9, '__proto__', { __proto__: { polluted: true } }),
  );
  const field = fc.constantFrom('luckan', 'type', 'id', 'session', 'seq', 'payload', '__proto__', 'constructor');
  const type = fc.constantFrom('HELLO', 'TOKEN', 'CART_REFRESH', 'NAVIGATE', 'BACK', 'RESUMED', 'INSETS', 'ACK');

  it('an invalid message neither throws nor changes anything nor pollutes a prototype', () => {
    const { guest, envelope, enter, pass } = startInApp();
    const heard = vi.fn((_: unknown) => false);
    for (const name of ['HELLO', 'TOKEN', 'CART_REFRESH', 'NAVIGATE', 'RESUMED', 'INSETS'] as const)
      guest.on(name, heard);
    guest.on('BACK', heard);
    pass(1500);
    fc.assert(
      fc.property(type, field, value, fc.dictionary(fc.string(), value), (name, changed, to, payload) => {
        const mutated = { ...envelope(name, payload), [changed]: to };
        const { session } = guest;
        const { hello: before } = guest;
        heard.mockClear();
        enter(mutated);
        const valid = isValid(mutated, session);
        if (!valid) expect([heard.mock.calls.length, guest.hello, guest.session]).toEqual([0, before, session]);
        expect(Reflect.get({}, 'polluted')).toBeUndefined();
      }),
      { numRuns: 5000 },
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  /** By hand, apart from the code under test: whether a message may have an effect at all. */
  function isValid(message: Record<string, unknown>, session: string): boolean {
    const { luckan, type: name, id, session: to, payload } = message;
    if (luckan !== 1 || typeof id !== 'string' || to !== session) return false;
    if (typeof name !== 'string' || !Object.hasOwn(messages, name) || typeof payload !== 'object') return false;
    return payload !== null && (name === 'BACK' || name === 'RESUMED' || name === 'CART_REFRESH');
  }
});
