import { describe, expect, it, vi } from 'vitest';
import { BridgeError } from './bridge-error';
import { hello, startInApp } from './testing/native-guest';

const target = { url: 'https://pay.example/' };
/** Lets promises that are settled run their continuations. */
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('requests', () => {
  it('end with what the app answers to that very request', async () => {
    const { guest, say, last } = startInApp();
    say('HELLO', hello);
    const first = guest.request('OPEN_EXTERNAL', target);
    await turn();
    const firstId = last()?.id;
    const second = guest.request('OPEN_EXTERNAL', target);
    await turn();
    say('ACK', { ok: false, reason: 'REFUSED' }, { id: last()?.id });
    say('ACK', { ok: true }, { id: firstId });
    expect(await first).toEqual({ ok: true });
    expect(await second).toEqual({ ok: false, error: expect.objectContaining({ code: 'REFUSED' }) });
  });

  it('wait for the handshake', async () => {
    const { guest, say, types, last } = startInApp();
    const outcome = guest.request('OPEN_EXTERNAL', target);
    await turn();
    expect(types()).toEqual(['READY']);
    say('HELLO', hello);
    await turn();
    say('ACK', { ok: true }, { id: last()?.id });
    expect(await outcome).toEqual({ ok: true });
  });

  it('are unsupported at once with a silent host, and not sent to it', async () => {
    const { guest, pass, types } = startInApp();
    pass(1500);
    const outcome = await guest.request('OPEN_EXTERNAL', target);
    expect(outcome).toEqual({ ok: false, error: expect.any(BridgeError) });
    expect(outcome).toMatchObject({ error: { code: 'UNSUPPORTED' } });
    expect(types()).toEqual(['READY']);
  });

  it('are unsupported by a host that does not declare them', async () => {
    const { guest, say } = startInApp();
    say('HELLO', { ...hello, capabilities: [] });
    expect(await guest.request('OPEN_EXTERNAL', target)).toMatchObject({ error: { code: 'UNSUPPORTED' } });
  });

  it('time out after 10 s, which the host is told too', async () => {
    const { guest, say, pass, sent } = startInApp();
    say('HELLO', hello);
    const outcome = guest.request('OPEN_EXTERNAL', target);
    await turn();
    pass(9999);
    expect(sent('FAULT')).toEqual([]);
    pass(1);
    expect(await outcome).toMatchObject({ ok: false, error: { code: 'TIMED_OUT' } });
    expect(sent('FAULT')).toEqual([{ code: 'TIMED_OUT', about: 'OPEN_EXTERNAL' }]);
  });

  it('an answer that comes too late, twice or to nothing does no harm', async () => {
    const { guest, say, last, faults } = startInApp();
    say('HELLO', hello);
    const outcome = guest.request('OPEN_EXTERNAL', target);
    await turn();
    const id = last()?.id;
    say('ACK', { ok: true }, { id });
    say('ACK', { ok: false }, { id });
    say('ACK', { ok: false }, { id: 'never-asked' });
    expect(await outcome).toEqual({ ok: true });
    expect(faults).toEqual([]);
  });

  it('end with their session', async () => {
    const { guest, say, fire } = startInApp();
    say('HELLO', hello);
    const outcome = guest.request('OPEN_EXTERNAL', target);
    await turn();
    fire('pageshow', { persisted: true });
    expect(await outcome).toMatchObject({ ok: false, error: { code: 'ENDED' } });
  });

  it('end with the guest, which leaves no timer and no listener behind', async () => {
    const { guest, say, timerCount, listenerCount, enter, envelope } = startInApp();
    say('HELLO', hello);
    const navigate = vi.fn();
    guest.on('NAVIGATE', navigate);
    const outcome = guest.request('OPEN_EXTERNAL', target);
    await turn();
    guest.dispose();
    expect(await outcome).toMatchObject({ ok: false, error: { code: 'ENDED' } });
    expect(timerCount()).toBe(0);
    expect(listenerCount()).toBe(0);
    enter(envelope('NAVIGATE', { path: '/' }));
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('BACK', () => {
  it.each([
    ['the shop dealt with it', () => true, { ok: true }],
    ['the shop dealt with it after a moment', () => Promise.resolve(true), { ok: true }],
    ['the shop had nowhere to go', () => false, { ok: false, reason: 'NOT_HANDLED' }],
    ['the shop failed', () => Promise.reject(new Error('x')), { ok: false, reason: 'NOT_HANDLED' }],
  ])('is answered: %s', async (_, handler, ack) => {
    const { guest, say, last } = startInApp();
    say('HELLO', hello);
    guest.on('BACK', handler);
    say('BACK', {}, { id: 'press-1' });
    await turn();
    expect(last()).toMatchObject({ type: 'ACK', id: 'press-1', payload: ack });
  });

  it('is answered at once when nobody in the shop listens', async () => {
    const { say, last } = startInApp();
    say('HELLO', hello);
    say('BACK', {}, { id: 'press-1' });
    await turn();
    expect(last()).toMatchObject({ type: 'ACK', id: 'press-1', payload: { ok: false, reason: 'NOT_HANDLED' } });
  });
});
