import { describe, expect, it, vi } from 'vitest';
import { BridgeError } from './bridge-error';
import { hello, startInApp } from './testing/native-guest';

const target = { url: 'https://pay.example/' };
/** Lets the continuations of settled promises run. */
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('requests', () => {
  it('resolve with the answer to the request with the same id', async () => {
    const { guest, deliver, last } = startInApp();
    deliver('HELLO', hello);
    const first = guest.request('OPEN_EXTERNAL', target);
    await turn();
    const firstId = last()?.id;
    const second = guest.request('OPEN_EXTERNAL', target);
    await turn();
    deliver('ACK', { ok: false, reason: 'REFUSED' }, { id: last()?.id });
    deliver('ACK', { ok: true }, { id: firstId });
    expect(await first).toEqual({ ok: true });
    expect(await second).toEqual({ ok: false, error: expect.objectContaining({ code: 'REFUSED' }) });
  });

  it('wait for the handshake', async () => {
    const { guest, deliver, types, last } = startInApp();
    const outcome = guest.request('OPEN_EXTERNAL', target);
    await turn();
    expect(types()).toEqual(['READY']);
    deliver('HELLO', hello);
    await turn();
    deliver('ACK', { ok: true }, { id: last()?.id });
    expect(await outcome).toEqual({ ok: true });
  });

  it('are unsupported at once with a silent host, and are not sent', async () => {
    const { guest, advance, types } = startInApp();
    advance(1500);
    const outcome = await guest.request('OPEN_EXTERNAL', target);
    expect(outcome).toEqual({ ok: false, error: expect.any(BridgeError) });
    expect(outcome).toMatchObject({ error: { code: 'UNSUPPORTED' } });
    expect(types()).toEqual(['READY']);
  });

  it('are unsupported if the host does not declare them', async () => {
    const { guest, deliver } = startInApp();
    deliver('HELLO', { ...hello, capabilities: [] });
    expect(await guest.request('OPEN_EXTERNAL', target)).toMatchObject({ error: { code: 'UNSUPPORTED' } });
  });

  it('time out after 10 s, which is reported to the host too', async () => {
    const { guest, deliver, advance, sent } = startInApp();
    deliver('HELLO', hello);
    const outcome = guest.request('OPEN_EXTERNAL', target);
    await turn();
    advance(9999);
    expect(sent('FAULT')).toEqual([]);
    advance(1);
    expect(await outcome).toMatchObject({ ok: false, error: { code: 'TIMED_OUT' } });
    expect(sent('FAULT')).toEqual([{ code: 'TIMED_OUT', about: 'OPEN_EXTERNAL' }]);
  });

  it('ignore delayed, duplicate and unrelated answers', async () => {
    const { guest, deliver, last, faults } = startInApp();
    deliver('HELLO', hello);
    const outcome = guest.request('OPEN_EXTERNAL', target);
    await turn();
    const id = last()?.id;
    deliver('ACK', { ok: true }, { id });
    deliver('ACK', { ok: false }, { id });
    deliver('ACK', { ok: false }, { id: 'unknown-id' });
    expect(await outcome).toEqual({ ok: true });
    expect(faults).toEqual([]);
  });

  it('end with their session', async () => {
    const { guest, deliver, fire } = startInApp();
    deliver('HELLO', hello);
    const outcome = guest.request('OPEN_EXTERNAL', target);
    await turn();
    fire('pageshow', { persisted: true });
    expect(await outcome).toMatchObject({ ok: false, error: { code: 'ENDED' } });
  });

  it('end when the guest is disposed, which leaves no timer and no listener', async () => {
    const { guest, deliver, timerCount, listenerCount, receive, envelope } = startInApp();
    deliver('HELLO', hello);
    const navigate = vi.fn();
    guest.on('NAVIGATE', navigate);
    const outcome = guest.request('OPEN_EXTERNAL', target);
    await turn();
    guest.dispose();
    expect(await outcome).toMatchObject({ ok: false, error: { code: 'ENDED' } });
    expect(timerCount()).toBe(0);
    expect(listenerCount()).toBe(0);
    receive(envelope('NAVIGATE', { path: '/' }));
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('BACK', () => {
  it.each([
    ['the shop handled it', () => true, { ok: true }],
    ['the shop handled it asynchronously', () => Promise.resolve(true), { ok: true }],
    ['the shop had no page to go back to', () => false, { ok: false, reason: 'NOT_HANDLED' }],
    ['the shop failed', () => Promise.reject(new Error('x')), { ok: false, reason: 'NOT_HANDLED' }],
  ])('is answered: %s', async (_, handler, ack) => {
    const { guest, deliver, last } = startInApp();
    deliver('HELLO', hello);
    guest.on('BACK', handler);
    deliver('BACK', {}, { id: 'press-1' });
    await turn();
    expect(last()).toMatchObject({ type: 'ACK', id: 'press-1', payload: ack });
  });

  it('is answered at once if there is no handler', async () => {
    const { deliver, last } = startInApp();
    deliver('HELLO', hello);
    deliver('BACK', {}, { id: 'press-1' });
    await turn();
    expect(last()).toMatchObject({ type: 'ACK', id: 'press-1', payload: { ok: false, reason: 'NOT_HANDLED' } });
  });
});
