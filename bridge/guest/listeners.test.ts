import { describe, expect, it, vi } from 'vitest';
import { createGuest } from './create-guest';
import { createFakeWindow } from './testing/fake-window';
import { hello, startInApp } from './testing/native-guest';

/** `null` is a configuration mistake. */
const hostOrigins = ['https://app.example', 'null'];
const token = { accessToken: 'forged', expiresAt: 1 };

function startInFrame() {
  const page = createFakeWindow();
  const parent = page.embed();
  const onFault = vi.fn();
  const guest = createGuest({ window: page.window, mode: 'external', hostOrigins, onFault });
  const tokens = vi.fn();
  guest.on('TOKEN', tokens);
  let seq = 0;
  const from = (source: unknown, origin: string, type = 'TOKEN', payload: object = token) =>
    page.fire('message', {
      source,
      origin,
      data: { luckan: 1, type, id: `p.${seq}`, session: guest.session, seq: seq++, payload },
    });
  return { ...page, parent, guest, tokens, onFault, from };
}

describe('messages from an embedding page', () => {
  it('accepts the parent with its exact origin', () => {
    const { from, parent, tokens, guest } = startInFrame();
    from(parent, 'https://app.example', 'HELLO', hello);
    from(parent, 'https://app.example');
    expect(guest.hello).toMatchObject(hello);
    expect(tokens).toHaveBeenCalledExactlyOnceWith(token);
  });

  it.each([
    ['the parent from another origin', true, 'https://evil.example'],
    ['the parent from an origin with the same prefix', true, 'https://app.example.evil'],
    ['the parent over http', true, 'http://app.example'],
    ['an opaque origin', true, 'null'],
    ['a payment frame inside the page', false, 'https://pay.example'],
    ['a frame inside the page that has the host’s origin', false, 'https://app.example'],
  ])('silently ignores %s', (_, isParent, origin) => {
    const { from, parent, tokens, onFault } = startInFrame();
    from(isParent ? parent : {}, origin);
    expect(tokens).not.toHaveBeenCalled();
    expect(onFault).not.toHaveBeenCalled();
  });

  it('ignores calls of the native entry function', () => {
    const { receive, guest, tokens } = startInFrame();
    receive({ luckan: 1, type: 'TOKEN', id: 'x', session: guest.session, seq: 0, payload: token });
    expect(tokens).not.toHaveBeenCalled();
  });
});

describe('messages from native apps', () => {
  it('accepts text and objects', () => {
    const { guest, receive, envelope } = startInApp();
    const paths: string[] = [];
    guest.on('NAVIGATE', ({ path }) => paths.push(path));
    receive(envelope('NAVIGATE', { path: '/a/' }));
    receive(JSON.stringify(envelope('NAVIGATE', { path: '/b/' })));
    expect(paths).toEqual(['/a/', '/b/']);
  });

  it('cannot be replaced or changed by another script', () => {
    const { window, guest, deliver } = startInApp();
    const navigate = vi.fn();
    guest.on('NAVIGATE', navigate);
    expect(Reflect.set(window, '__luckanReceive', () => {})).toBe(false);
    expect(Reflect.defineProperty(window, '__luckanReceive', { value: () => {} })).toBe(false);
    expect(Reflect.deleteProperty(window, '__luckanReceive')).toBe(false);
    expect(Object.isFrozen(Reflect.get(window, '__luckanReceive'))).toBe(true);
    deliver('NAVIGATE', { path: '/' });
    expect(navigate).toHaveBeenCalledOnce();
  });

  it('delivers to the guest that was started last', () => {
    const { window, guest, receive } = startInApp();
    guest.dispose();
    const next = createGuest({ window, mode: 'external', hostOrigins: [] });
    receive({ luckan: 1, type: 'HELLO', id: 'x', session: next.session, seq: 0, payload: hello });
    expect(next.hello).toMatchObject(hello);
    expect(guest.hello).toBeNull();
  });

  it.each(['https://shop.example', 'https://app.example', 'https://pay.example'])(
    'window messages from %s are ignored, so that a payment frame cannot send anything',
    (origin) => {
      const { guest, window, fire, faults, envelope } = startInApp({
        hostOrigins: ['https://shop.example', ...hostOrigins],
      });
      const tokens = vi.fn();
      guest.on('TOKEN', tokens);
      for (const source of [{}, window]) fire('message', { source, origin, data: envelope('TOKEN', token) });
      expect(tokens).not.toHaveBeenCalled();
      expect(faults).toEqual([]);
    },
  );

  it('ignores a known parent too when a native app is the host', () => {
    const page = createFakeWindow();
    const parent = page.embed();
    Object.assign(page.window, { webkit: { messageHandlers: { luckan: page.handler('webkit') } } });
    const guest = createGuest({ window: page.window, mode: 'external', hostOrigins });
    const tokens = vi.fn();
    guest.on('TOKEN', tokens);
    const data = { luckan: 1, type: 'TOKEN', id: 'x', session: guest.session, seq: 0, payload: token };
    page.fire('message', { source: parent, origin: 'https://app.example', data });
    expect(tokens).not.toHaveBeenCalled();
    page.receive(data);
    expect(tokens).toHaveBeenCalledOnce();
  });

  it('ignores what the page posts to its own window as a fallback', () => {
    const page = createFakeWindow();
    const onFault = vi.fn();
    const guest = createGuest({
      window: page.window,
      mode: 'external',
      hostOrigins: ['https://shop.example'],
      onFault,
    });
    expect(guest.transport).toBe('window');
    page.fire('message', { source: page.window, origin: 'https://shop.example', data: page.last() });
    expect(onFault).not.toHaveBeenCalled();
  });
});
