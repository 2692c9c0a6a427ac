import { describe, expect, it, vi } from 'vitest';
import { hello, setUp } from './testing/host-stage';

const ready = { versions: [1], capabilities: ['BACK'] };
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('web host', () => {
  it('answers READY with HELLO, in the guest’s session', () => {
    const { deliver, posted, host } = setUp();
    deliver('READY', ready);
    expect(posted).toEqual([
      { luckan: 1, type: 'HELLO', id: expect.any(String), session: 's1', seq: 0, payload: hello },
    ]);
    expect(host.session).toBe('s1');
  });

  it('does not greet a shop as hidden that would count the page as seen', () => {
    const { deliver, types } = setUp({ hello: () => ({ ...hello, hidden: true }) });
    deliver('READY', ready);
    expect(types()).toEqual([]);
    deliver('READY', { ...ready, capabilities: ['VISIBILITY'] }, 's2');
    expect(types()).toEqual(['HELLO']);
  });

  it('sends nothing that is no message of the protocol, and reports it', () => {
    const { host, deliver, types, traffic, posted } = setUp();
    deliver('READY', ready);
    expect(host.send('NAVIGATE', { path: 'https://evil.example/' })).toBe(false);
    expect(host.send('TOKEN', { accessToken: 'a' } as never)).toBe(false);
    expect(host.send('NO_SUCH_TYPE' as never, {} as never)).toBe(false);
    expect(types()).toEqual(['HELLO']);
    expect(traffic.slice(-3).map(({ problem }) => problem?.code)).toEqual(['MALFORMED', 'MALFORMED', 'UNKNOWN_TYPE']);
    expect(host.send('NAVIGATE', { path: '/kassa/' })).toBe(true);
    // The guest counts without gaps.
    expect(posted.at(-1)?.seq).toBe(1);
  });

  it('does not send what cannot be written as JSON, nor fields that are none of the protocol’s', () => {
    const { host, deliver, types, traffic, posted } = setUp();
    deliver('READY', ready);
    expect(host.send('NAVIGATE', { path: '/kassa/', count: 10n } as never)).toBe(false);
    expect(host.send('NO_SUCH_TYPE' as never, 10n as never)).toBe(false);
    const cyclic: Record<string, unknown> = { path: '/kassa/' };
    cyclic.self = cyclic;
    expect(host.send('NAVIGATE', cyclic as never)).toBe(false);
    expect(types()).toEqual(['HELLO']);
    expect(traffic.at(-1)?.problem).toEqual({ code: 'MALFORMED' });
    expect(host.send('NAVIGATE', { path: '/kassa/', after: () => {} } as never)).toBe(true);
    expect(posted.at(-1)).toMatchObject({ seq: 1, payload: { path: '/kassa/' } });
    expect(posted.at(-1)?.payload).not.toHaveProperty('after');
  });

  it('sends nothing after dispose', async () => {
    const { host, deliver, types } = setUp();
    deliver('READY', ready);
    host.dispose();
    expect([host.send('NAVIGATE', { path: '/kassa/' }), host.greet(), await host.back()]).toEqual([
      false,
      false,
      false,
    ]);
    expect(types()).toEqual(['HELLO']);
  });

  it('answers a request with FAILED if the answer is none', async () => {
    const { deliver, posted } = setUp({ onRequest: () => ({ ok: 'yes' }) as never });
    deliver('READY', ready);
    deliver('OPEN_EXTERNAL', { url: 'https://bank.example/' }, 's1', 'request-1');
    await turn();
    expect(posted.at(-1)).toMatchObject({ type: 'ACK', id: 'request-1', payload: { ok: false, reason: 'FAILED' } });
  });

  it('refuses an invalid request, so that the guest does not wait for the timeout', () => {
    const onRequest = vi.fn(() => ({ ok: true }));
    const { deliver, posted } = setUp({ onRequest });
    deliver('READY', ready);
    deliver('OPEN_EXTERNAL', { url: 'javascript:alert(1)' }, 's1', 'request-1');
    expect(posted.at(-1)).toMatchObject({ type: 'ACK', id: 'request-1', payload: { ok: false, reason: 'REFUSED' } });
    expect(onRequest).not.toHaveBeenCalled();
    deliver('OPEN_EXTERNAL', { url: 'javascript:alert(1)' }, 'previous-session', 'request-2');
    expect(posted.filter(({ type }) => type === 'ACK')).toHaveLength(1);
  });

  it('can simulate an app that never answers', () => {
    const { deliver, posted } = setUp({ hello: () => null });
    deliver('READY', ready);
    expect(posted).toEqual([]);
  });

  it('sends nothing before the first message of the page', () => {
    const { host, posted } = setUp();
    expect(host.send('RESUMED', {})).toBe(false);
    expect(posted).toEqual([]);
  });

  it('sends HELLO to a page that was loaded before it', () => {
    const { deliver, types } = setUp();
    deliver('ROUTE_CHANGE', { path: '/', title: 'Start', canGoBack: false });
    expect(types()).toEqual(['HELLO']);
  });

  it('restarts its count in each session, and drops messages of old sessions', () => {
    const onMessage = vi.fn();
    const { deliver, host, posted, traffic } = setUp({ onMessage });
    deliver('READY', ready);
    host.send('RESUMED', {});
    deliver('READY', ready, 's2');
    expect(posted.map(({ type, session, seq }) => [type, session, seq])).toEqual([
      ['HELLO', 's1', 0],
      ['RESUMED', 's1', 1],
      ['HELLO', 's2', 0],
    ]);
    onMessage.mockClear();
    deliver('VIEW_CHECKOUT', { cartId: 'c' }, 's1');
    expect(onMessage).not.toHaveBeenCalled();
    expect(traffic.at(-1)).toMatchObject({ type: 'VIEW_CHECKOUT', problem: { code: 'STALE_SESSION' } });
  });

  it('drops what comes twice, and what is older than the last of its type, without an answer', () => {
    const onMessage = vi.fn();
    const { deliver, raw, posted, traffic } = setUp({ onMessage, onRequest: () => ({ ok: true }) });
    deliver('READY', ready);
    deliver('ROUTE_CHANGE', { path: '/', title: '', canGoBack: false });
    deliver('PAYMENT_PROVIDER_HEIGHT', { height: 600 });
    onMessage.mockClear();
    const again = { luckan: 1, session: 's1', id: 'again' };
    raw({ ...again, type: 'PAYMENT_PROVIDER_HEIGHT', seq: 2, payload: { height: 700 } });
    raw({ ...again, type: 'PAYMENT_PROVIDER_HEIGHT', seq: 1, payload: { height: 800 } });
    expect(onMessage).not.toHaveBeenCalled();
    expect(traffic.at(-1)).toMatchObject({ problem: { code: 'OUT_OF_ORDER' } });
    const answers = posted.length;
    raw({ ...again, type: 'OPEN_EXTERNAL', seq: 3, payload: { url: 'https://example.com/' } });
    raw({ ...again, type: 'OPEN_EXTERNAL', seq: 3, payload: { url: 'https://example.com/' } });
    expect(posted.length).toBe(answers);
    // The next session counts from 0 again.
    raw({ ...again, session: 's2', type: 'READY', seq: 0, payload: ready });
    expect(onMessage).toHaveBeenCalledOnce();
  });

  it('sends wrong optional fields of HELLO, which the shop names in a FAULT, and logs the first', () => {
    const wrong = { ...hello, theme: 'pink', insets: { top: -5 }, consent: 'all' };
    const { deliver, posted, traffic } = setUp({ hello: () => wrong as never });
    deliver('READY', ready);
    expect(posted.at(-1)).toMatchObject({ type: 'HELLO', payload: wrong });
    expect(traffic.at(-1)).toMatchObject({ type: 'HELLO', problem: { code: 'MALFORMED', field: expect.any(String) } });
  });

  it('passes on valid messages only', () => {
    const onMessage = vi.fn();
    const { deliver, traffic } = setUp({ onMessage });
    deliver('READY', ready);
    deliver('PAYMENT_PROVIDER_HEIGHT', { height: 600 });
    deliver('PAYMENT_PROVIDER_HEIGHT', { height: -600 });
    expect(onMessage.mock.calls.map(([{ type, payload }]) => [type, payload])).toEqual([
      ['READY', ready],
      ['PAYMENT_PROVIDER_HEIGHT', { height: 600 }],
    ]);
    expect(traffic.at(-1)).toMatchObject({
      payload: { height: -600 },
      problem: { code: 'MALFORMED', field: 'height' },
    });
  });

  it('hides sensitive fields in traffic, valid or not, in both directions', () => {
    const { deliver, host, traffic } = setUp();
    deliver('READY', ready);
    deliver('VIEW_CHECKOUT', { cartId: 'secret', cartID: 'secret' });
    deliver('VIEW_CHECKOUT', { cartID: 'secret' });
    host.send('TOKEN', { accessToken: 'secret', expiresAt: 1 });
    expect(traffic.length).toBeGreaterThanOrEqual(5);
    expect(JSON.stringify(traffic)).not.toContain('secret');
  });

  it('reports a problem for its own invalid message', () => {
    const { deliver, host, traffic } = setUp();
    deliver('READY', ready);
    host.send('NAVIGATE', { path: '//evil.example' });
    expect(traffic.at(-1)).toMatchObject({ direction: 'toGuest', problem: { code: 'MALFORMED', field: 'path' } });
  });

  it('ignores foreign messages', () => {
    const { raw, traffic } = setUp();
    for (const data of [null, 'x', { source: 'devtools' }]) raw(data);
    expect(traffic).toEqual([]);
  });

  it.each([
    ['the app’s answer', () => ({ ok: false, reason: 'REFUSED' as const }), { ok: false, reason: 'REFUSED' }],
    ['ok', () => Promise.resolve({ ok: true }), { ok: true }],
    ['FAILED if the app throws', () => Promise.reject(new Error('x')), { ok: false, reason: 'FAILED' }],
    ['UNSUPPORTED without a handler', undefined, { ok: false, reason: 'UNSUPPORTED' }],
  ])('answers a request with %s', async (_, onRequest, payload) => {
    const { deliver, posted } = setUp(onRequest && { onRequest });
    deliver('READY', ready);
    deliver('OPEN_EXTERNAL', { url: 'https://pay.example/' }, 's1', 'request-1');
    await turn();
    expect(posted.at(-1)).toMatchObject({ type: 'ACK', id: 'request-1', payload });
  });

  it('does not pass a dangerous address to the app', () => {
    const onRequest = vi.fn();
    const { deliver } = setUp({ onRequest });
    deliver('READY', ready);
    deliver('OPEN_EXTERNAL', { url: 'javascript:alert(1)' });
    expect(onRequest).not.toHaveBeenCalled();
  });

  it('returns whether the shop handled the back button', async () => {
    const { deliver, host, posted } = setUp();
    deliver('READY', ready);
    const handled = host.back();
    deliver('ACK', { ok: true }, 's1', posted.at(-1)?.id);
    expect(await handled).toBe(true);
  });

  it('the back button is not handled if the page is silent, reloaded or missing', async () => {
    const { deliver, host, timers } = setUp();
    expect(await host.back()).toBe(false);
    deliver('READY', ready);
    const silent = host.back();
    timers.at(-1)?.();
    expect(await silent).toBe(false);
    const reloaded = host.back();
    deliver('READY', ready, 's2');
    expect(await reloaded).toBe(false);
  });
});
