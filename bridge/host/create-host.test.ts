import { describe, expect, it, vi } from 'vitest';
import type { Envelope } from '../protocol/envelope';
import { createHost } from './create-host';
import type { HostOptions, Traffic } from './host';

const hello = { version: 1, app: { name: 'Exempelappen', version: '1.0' }, capabilities: [] };
const ready = { versions: [1], capabilities: ['BACK'] };
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

function setUp(options: Partial<HostOptions> = {}) {
  const posted: Envelope[] = [];
  const traffic: Traffic[] = [];
  const timers: (() => void)[] = [];
  let receive = (_: unknown): void => {};
  const host = createHost({
    window: { setTimeout: (callback) => timers.push(callback), clearTimeout() {} },
    connection: {
      post: (message) => posted.push(message),
      listen(listener) {
        receive = listener;
        return () => {
          receive = () => {};
        };
      },
    },
    hello: () => hello,
    onTraffic: (seen) => traffic.push(seen),
    ...options,
  });
  let seq = 0;
  return {
    host,
    posted,
    traffic,
    timers,
    raw: (data: unknown) => receive(data),
    say: (type: string, payload: object, session = 's1', id = `g.${seq}`) =>
      receive({ luckan: 1, type, id, session, seq: seq++, payload }),
    types: () => posted.map(({ type }) => type),
  };
}

describe('web host', () => {
  it('answers READY with HELLO, in the guest’s session', () => {
    const { say, posted, host } = setUp();
    say('READY', ready);
    expect(posted).toEqual([
      { luckan: 1, type: 'HELLO', id: expect.any(String), session: 's1', seq: 0, payload: hello },
    ]);
    expect(host.session).toBe('s1');
  });

  it('refuses a request that cannot be carried out, so that nobody waits for its answer', () => {
    const onRequest = vi.fn(() => ({ ok: true }));
    const { say, posted } = setUp({ onRequest });
    say('READY', ready);
    say('OPEN_EXTERNAL', { url: 'javascript:alert(1)' }, 's1', 'asked');
    expect(posted.at(-1)).toMatchObject({ type: 'ACK', id: 'asked', payload: { ok: false, reason: 'REFUSED' } });
    expect(onRequest).not.toHaveBeenCalled();
    say('OPEN_EXTERNAL', { url: 'javascript:alert(1)' }, 'of a page that is gone', 'asked too');
    expect(posted.filter(({ type }) => type === 'ACK')).toHaveLength(1);
  });

  it('can play an app that never answers', () => {
    const { say, posted } = setUp({ hello: () => null });
    say('READY', ready);
    expect(posted).toEqual([]);
  });

  it('sends nothing before the page has spoken', () => {
    const { host, posted } = setUp();
    expect(host.send('RESUMED', {})).toBe(false);
    expect(posted).toEqual([]);
  });

  it('greets a page that was there before it', () => {
    const { say, types } = setUp();
    say('ROUTE_CHANGE', { path: '/', title: 'Start', canGoBack: false });
    expect(types()).toEqual(['HELLO']);
  });

  it('counts anew in each session, and lets nothing of an old one through', () => {
    const onMessage = vi.fn();
    const { say, host, posted, traffic } = setUp({ onMessage });
    say('READY', ready);
    host.send('RESUMED', {});
    say('READY', ready, 's2');
    expect(posted.map(({ type, session, seq }) => [type, session, seq])).toEqual([
      ['HELLO', 's1', 0],
      ['RESUMED', 's1', 1],
      ['HELLO', 's2', 0],
    ]);
    onMessage.mockClear();
    say('VIEW_CHECKOUT', { cartId: 'c' }, 's1');
    expect(onMessage).not.toHaveBeenCalled();
    expect(traffic.at(-1)).toMatchObject({ type: 'VIEW_CHECKOUT', problem: { code: 'STALE_SESSION' } });
  });

  it('hands on what is valid, and nothing else', () => {
    const onMessage = vi.fn();
    const { say, traffic } = setUp({ onMessage });
    say('READY', ready);
    say('PAYMENT_PROVIDER_HEIGHT', { height: 600 });
    say('PAYMENT_PROVIDER_HEIGHT', { height: -600 });
    expect(onMessage.mock.calls.map(([{ type, payload }]) => [type, payload])).toEqual([
      ['READY', ready],
      ['PAYMENT_PROVIDER_HEIGHT', { height: 600 }],
    ]);
    expect(traffic.at(-1)).toMatchObject({
      payload: { height: -600 },
      problem: { code: 'MALFORMED', field: 'height' },
    });
  });

  it('shows no sensitive field to a log, valid or not, in either direction', () => {
    const { say, host, traffic } = setUp();
    say('READY', ready);
    say('VIEW_CHECKOUT', { cartId: 'secret', cartID: 'secret' });
    say('VIEW_CHECKOUT', { cartID: 'secret' });
    host.send('TOKEN', { accessToken: 'secret', expiresAt: 1 });
    expect(traffic.length).toBeGreaterThanOrEqual(5);
    expect(JSON.stringify(traffic)).not.toContain('secret');
  });

  it('marks a message of its own that the page will refuse', () => {
    const { say, host, traffic } = setUp();
    say('READY', ready);
    host.send('NAVIGATE', { path: '//evil.example' });
    expect(traffic.at(-1)).toMatchObject({ direction: 'toGuest', problem: { code: 'MALFORMED', field: 'path' } });
  });

  it('leaves alone what is not ours', () => {
    const { raw, traffic } = setUp();
    for (const data of [null, 'x', { source: 'devtools' }]) raw(data);
    expect(traffic).toEqual([]);
  });

  it.each([
    ['what the app says', () => ({ ok: false, reason: 'REFUSED' as const }), { ok: false, reason: 'REFUSED' }],
    ['that it is carried out', () => Promise.resolve({ ok: true }), { ok: true }],
    ['that the app failed', () => Promise.reject(new Error('x')), { ok: false, reason: 'FAILED' }],
    ['that nobody carries it out', undefined, { ok: false, reason: 'UNSUPPORTED' }],
  ])('answers a request with %s', async (_, onRequest, payload) => {
    const { say, posted } = setUp(onRequest && { onRequest });
    say('READY', ready);
    say('OPEN_EXTERNAL', { url: 'https://pay.example/' }, 's1', 'ask-1');
    await turn();
    expect(posted.at(-1)).toMatchObject({ type: 'ACK', id: 'ask-1', payload });
  });

  it('an address that no app should open does not reach the app', () => {
    const onRequest = vi.fn();
    const { say } = setUp({ onRequest });
    say('READY', ready);
    say('OPEN_EXTERNAL', { url: 'javascript:alert(1)' });
    expect(onRequest).not.toHaveBeenCalled();
  });

  it('learns whether the shop dealt with the back button', async () => {
    const { say, host, posted } = setUp();
    say('READY', ready);
    const handled = host.back();
    say('ACK', { ok: true }, 's1', posted.at(-1)?.id);
    expect(await handled).toBe(true);
  });

  it('takes the back button for not dealt with when the page is silent, new or not there', async () => {
    const { say, host, timers } = setUp();
    expect(await host.back()).toBe(false);
    say('READY', ready);
    const silent = host.back();
    timers.at(-1)?.();
    expect(await silent).toBe(false);
    const reloaded = host.back();
    say('READY', ready, 's2');
    expect(await reloaded).toBe(false);
  });
});
