import { describe, expect, it } from 'vitest';
import { createFakeWindow } from './testing/fake-window';
import { findTransports, hasHost } from './transports';

const hostOrigins = ['https://app.example'];
const message = { luckan: 1, type: 'READY', id: 'a', session: 's', seq: 0, payload: {} } as const;

function setUp(handlers: string[], options: { ancestor?: string; embedded?: boolean } = {}) {
  const page = createFakeWindow(options);
  const { window } = page;
  if (handlers.includes('webkit'))
    Object.assign(window, { webkit: { messageHandlers: { luckan: page.handler('webkit') } } });
  if (handlers.includes('android')) Object.assign(window, { luckanHost: page.handler('android') });
  if (handlers.includes('reactNative')) Object.assign(window, { ReactNativeWebView: page.handler('reactNative') });
  if (options.embedded) page.embed();
  const names = (mode: 'site' | 'external', origins = hostOrigins) =>
    findTransports({ window, mode, hostOrigins: origins }).map(({ name }) => name);
  return { ...page, names };
}

describe('transports', () => {
  it.each(['webkit', 'android', 'reactNative'] as const)('finds an app that has injected its %s handler', (name) => {
    const { names, window, posted } = setUp([name]);
    expect(names('site')).toEqual([name]);
    findTransports({ window, mode: 'site', hostOrigins })[0]?.post(message);
    expect(posted).toEqual([{ to: name, message }]);
  });

  it('finds all of them, in order of preference', () => {
    const { names } = setUp(['reactNative', 'android', 'webkit'], { embedded: true });
    expect(names('external')).toEqual(['webkit', 'android', 'reactNative', 'iframe', 'window']);
  });

  it('ignores another app’s WebKit handler', () => {
    const { window } = createFakeWindow();
    Object.assign(window, { webkit: { messageHandlers: { other: { postMessage() {} } } } });
    expect(hasHost({ window, hostOrigins })).toBe(false);
  });

  it('calls an Android interface as a method of its object', () => {
    const { window } = createFakeWindow();
    const calls: unknown[] = [];
    const luckanHost = {
      postMessage(this: unknown, text: string) {
        calls.push(this === luckanHost, JSON.parse(text).type);
      },
    };
    Object.assign(window, { luckanHost });
    findTransports({ window, mode: 'site', hostOrigins })[0]?.post(message);
    expect(calls).toEqual([true, 'READY']);
  });

  it('posts to a parent once for each of its possible origins', () => {
    const { window, posted } = setUp([], { embedded: true });
    const origins = ['https://app.example', 'https://www.app.example'];
    findTransports({ window, mode: 'site', hostOrigins: origins })[0]?.post(message);
    expect(posted.map(({ to }) => to)).toEqual(['parent https://app.example', 'parent https://www.app.example']);
  });

  it('posts only to the parent origin that the browser reports, if it is configured', () => {
    expect(setUp([], { embedded: true, ancestor: 'https://app.example' }).names('site')).toEqual(['iframe']);
    expect(setUp([], { embedded: true, ancestor: 'https://evil.example' }).names('site')).toEqual([]);
  });

  it.each(['*', 'null', 'https://*.app.example', 'https://app.example/path', ''])(
    'does not post to the origin %j',
    (origin) => {
      expect(setUp([], { embedded: true }).names('site', [origin])).toEqual([]);
    },
  );

  it('falls back to the page’s own window in external mode only, with its own origin', () => {
    const { names, window, posted } = setUp([]);
    expect(names('site')).toEqual([]);
    expect(names('external')).toEqual(['window']);
    findTransports({ window, mode: 'external', hostOrigins })[0]?.post(message);
    expect(posted).toEqual([{ to: 'window https://shop.example', message }]);
    expect(hasHost({ window, hostOrigins })).toBe(false);
  });
});
