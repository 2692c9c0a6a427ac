import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import type { LuckanSettings } from './react-native/settings';
import { createShopBridge, type LuckanApp, type LuckanError, scriptFor } from './react-native/shop-bridge';

const settings: LuckanSettings = {
  shopOrigins: ['https://shop.example'],
  shopPath: '/external/',
  serviceOrigins: ['https://api.shop.example:8443'],
  outsideHosts: ['app.bankid.com', 'pay.example'],
};
const url = 'https://shop.example/external/kassa/';
const turn = () => new Promise((resolve) => setImmediate(resolve));

function setUp(capabilities: string[] = [], isInFront = () => false) {
  const receivedTypes: string[] = [];
  const opened: string[] = [];
  const errors: LuckanError[] = [];
  const received: { type: string; session: string; payload: Record<string, unknown> }[] = [];
  const timers = new Map<number, () => void>();
  const app: LuckanApp = {
    hello: () => ({ version: 1, app: { name: 'Exempelappen', version: '1.0' }, capabilities }),
    token: vi.fn(async () => ({ accessToken: 'secret', expiresAt: 1 })),
    signIn: vi.fn(async () => ({ accessToken: 'of who has signed in', expiresAt: 2 })),
    openOutside: async (address) => opened.push(address) > 0,
    onMessage: ({ type }) => receivedTypes.push(type),
    onError: (error) => errors.push(error),
  };
  const close = vi.fn();
  const load = vi.fn();
  const page = { window: { __luckanReceive: (text: string) => received.push(JSON.parse(text)) } };
  const bridge = createShopBridge({
    settings,
    app,
    inject: (script) => runInNewContext(script, page),
    close,
    load,
    isInFront,
    clock: {
      setTimeout(callback) {
        timers.set(timers.size + 1, callback);
        return timers.size;
      },
      clearTimeout: (timer) => timer !== undefined && timers.delete(timer),
    },
  });
  const deliver = (type: string, payload: object, { session = 's1', from = url, seq = 0 } = {}) =>
    bridge.received({ data: JSON.stringify({ luckan: 1, type, id: 'g.1', session, seq, payload }), url: from });
  const pass = () => {
    for (const run of [...timers.values()]) run();
  };
  return {
    bridge,
    app,
    close,
    load,
    receivedTypes,
    opened,
    errors,
    received,
    deliver,
    pass,
    types: () => received.map(({ type }) => type),
  };
}

const ready = { versions: [1], capabilities: ['BACK'] };

describe('the bridge of the React Native snippet', () => {
  it('answers READY with HELLO, and then with the token if the app declares one', async () => {
    const { deliver, types } = setUp(['token']);
    deliver('READY', ready);
    await turn();
    expect(types()).toEqual(['HELLO', 'TOKEN']);
    const silent = setUp();
    silent.deliver('READY', ready);
    await turn();
    expect(silent.types()).toEqual(['HELLO']);
  });

  it.each(['https://evil.example/external/', 'https://shop.example.evil.example/external/', 'about:blank'])(
    'ignores messages from %s',
    (from) => {
      const { deliver, received, errors } = setUp();
      deliver('READY', ready, { from });
      expect(received).toEqual([]);
      expect(errors).toEqual([{ kind: 'wrongSource' }]);
    },
  );

  it('opens allowed addresses, and refuses others', async () => {
    const { deliver, opened, received } = setUp();
    deliver('READY', ready);
    deliver('OPEN_EXTERNAL', { url: 'bankid:///?autostarttoken=a' });
    deliver('OPEN_EXTERNAL', { url: 'https://evil.example/' }, { seq: 1 });
    await turn();
    expect(opened).toEqual(['bankid:///?autostarttoken=a']);
    expect(received.slice(1).map(({ payload }) => payload)).toHaveLength(2);
    expect(received.slice(1).map(({ payload }) => payload)).toEqual(
      expect.arrayContaining([{ ok: true }, { ok: false, reason: 'REFUSED' }]),
    );
  });

  it('a delayed token is not sent to another page', async () => {
    const { deliver, app, received } = setUp(['token']);
    let answer = (_: { accessToken: string; expiresAt: number }): void => {};
    vi.mocked(app.token).mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    vi.mocked(app.token).mockResolvedValue(null);
    deliver('READY', ready);
    await turn();
    deliver('READY', ready, { session: 's2' });
    answer({ accessToken: 'secret', expiresAt: 1 });
    await turn();
    expect(received.map(({ type, session }) => [type, session])).toEqual([
      ['HELLO', 's1'],
      ['HELLO', 's2'],
    ]);
  });

  it('shows the app’s sign-in when the customer asks for it, and sends the token', async () => {
    const { app, deliver, received, types } = setUp(['token', 'signIn']);
    deliver('READY', ready);
    await turn();
    deliver('SIGN_IN', { path: '/recept/' });
    await turn();
    expect(types()).toEqual(['HELLO', 'TOKEN', 'TOKEN']);
    expect(received.at(-1)?.payload).toMatchObject({ accessToken: 'of who has signed in' });
    vi.mocked(app.signIn ?? vi.fn()).mockResolvedValueOnce(null);
    deliver('SIGN_IN', { path: '/recept/' }, { seq: 1 });
    await turn();
    expect(types()).toHaveLength(3);
  });

  it('closes the web view when the customer wants to leave the shop', () => {
    const { close, deliver, receivedTypes } = setUp(['close']);
    deliver('READY', ready);
    expect(close).not.toHaveBeenCalled();
    deliver('CLOSE_REQUESTED', { path: '/kassa/tack/' });
    expect(close).toHaveBeenCalledOnce();
    expect(receivedTypes).toEqual(['READY', 'CLOSE_REQUESTED']);
  });

  it('a page that is loaded ahead is hidden in HELLO until it is opened, and then told that it is seen', async () => {
    const { bridge, deliver, load, received, types } = setUp();
    bridge.preload.start();
    expect(load).toHaveBeenCalledOnce();
    bridge.pageStarted();
    deliver('READY', { ...ready, capabilities: ['VISIBILITY'] });
    expect(received.at(-1)?.payload).toMatchObject({ hidden: true });
    deliver('ROUTE_CHANGE', { path: '/', title: '', canGoBack: false });
    expect(bridge.preload.state).toEqual({ name: 'ready' });
    const opened = bridge.preload.open('/kassa/');
    deliver('ROUTE_CHANGE', { path: '/kassa/', title: '', canGoBack: false }, { seq: 1 });
    expect(await opened).toBe(true);
    expect(types()).toEqual(['HELLO', 'NAVIGATE', 'VISIBILITY']);
    deliver('READY', ready, { session: 's2' });
    expect(received.at(-1)?.payload).not.toHaveProperty('hidden');
  });

  it.each([true, false])(
    'one that has expired is loaded anew at once if the app is in the foreground: %s',
    (isInFront) => {
      const { bridge, deliver, load, pass } = setUp([], () => isInFront);
      bridge.preload.start();
      deliver('READY', { ...ready, capabilities: ['VISIBILITY'] });
      deliver('ROUTE_CHANGE', { path: '/', title: '', canGoBack: false });
      pass();
      expect(bridge.preload.state.name).toBe(isInFront ? 'loading' : 'expired');
      expect(load).toHaveBeenCalledTimes(isInFront ? 2 : 1);
    },
  );

  it.each([
    ['silentPage', ({ pass }) => pass()],
    ['notLoaded', ({ bridge }) => bridge.pageFailed()],
    ['ended', ({ bridge }) => bridge.pageGone()],
  ] satisfies [string, (stage: ReturnType<typeof setUp>) => void][])(
    'one that fails by %s is no error of the app, and the address is loaded as usual',
    async (reason, fail) => {
      const stage = setUp();
      const { bridge, errors } = stage;
      bridge.preload.start();
      bridge.pageStarted();
      fail(stage);
      expect(bridge.preload.state).toEqual({ name: 'failed', reason });
      expect(errors).toEqual([]);
      expect(await bridge.preload.open('/')).toBe(false);
      bridge.pageFailed();
      expect(errors).toEqual([{ kind: 'notLoaded' }]);
    },
  );

  it('reports a page that never sends READY, and no other', () => {
    const silent = setUp();
    silent.bridge.pageStarted();
    silent.pass();
    expect(silent.errors).toEqual([{ kind: 'silentPage' }]);
    const speaking = setUp();
    speaking.bridge.pageStarted();
    speaking.deliver('READY', ready);
    speaking.pass();
    expect(speaking.errors).toEqual([]);
  });

  it('sends insets and, to shops that read it, the appearance: when they change, and with the next HELLO', () => {
    const { bridge, deliver, received, types } = setUp();
    const insets = { top: 47, right: 0, bottom: 34, left: 0, keyboard: 0 };
    const dark = { colorScheme: 'dark', fontScale: 1.5 } as const;
    deliver('READY', ready);
    bridge.appearanceChanged(dark);
    bridge.insetsChanged(insets);
    bridge.insetsChanged({ ...insets });
    deliver('READY', { ...ready, capabilities: ['APPEARANCE'] }, { session: 's2' });
    expect(received.at(-1)?.payload).toMatchObject({ insets, ...dark });
    bridge.appearanceChanged({ ...dark });
    bridge.appearanceChanged({ ...dark, colorScheme: 'light' });
    expect(types()).toEqual(['HELLO', 'INSETS', 'HELLO', 'APPEARANCE']);
  });

  it('reports an invalid message by code and field', () => {
    const { deliver, errors } = setUp();
    deliver('READY', ready);
    deliver('PAYMENT_PROVIDER_HEIGHT', { height: -1 });
    expect(errors).toEqual([
      { kind: 'unreadable', code: 'MALFORMED', type: 'PAYMENT_PROVIDER_HEIGHT', field: 'height' },
    ]);
  });

  it('any message is a safe literal in the script', () => {
    const receivedTypes = vi.fn();
    const message = { payload: { path: `/"\\'\`\${1}\u2028</script><!--` } };
    const script = scriptFor(message);
    runInNewContext(script, { window: { __luckanReceive: receivedTypes } });
    expect(JSON.parse(receivedTypes.mock.calls[0]?.[0])).toEqual(message);
    expect(script).not.toMatch(/[<\u2028]/);
  });
});
