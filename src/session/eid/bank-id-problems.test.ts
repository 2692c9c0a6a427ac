import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/errors';
import type { StoredOrder } from './stored-orders';
import { offline, pass, refused, second, setUp, used } from './testing/bank-id-page';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});

describe('after a reload the page', () => {
  const order = (age: number): StoredOrder => ({
    sessionId: 'stored',
    registration: 'kundklubb',
    way: 'thisDevice',
    startedAt: Date.now() - age,
    nonce: 'before',
    takenFrom: null,
  });

  it('continues its order without opening the app again', async () => {
    const { signIn, state, service } = setUp({}, order(60 * second));
    service.answers = [{ hint: 'userSign' }, 'complete'];
    signIn.resume(null);
    await pass(0);
    expect(state.get()).toMatchObject({ step: 'pending', way: 'thisDevice', hint: 'userSign' });
    await pass(2 * second);
    expect(state.get()).toEqual({ step: 'signedIn' });
    expect([service.orders, service.opened]).toEqual([0, []]);
  });

  it.each([
    ['is older than 3 minutes', () => order(181 * second)],
    ['was begun by another part of the shop', () => ({ ...order(0), registration: 'recept' as const })],
    ['is not there', () => null],
  ])('ignores a stored order that %s', async (_, order) => {
    const { signIn, state, service } = setUp({}, order());
    signIn.resume(null);
    await pass(5 * second);
    expect(state.get()).toEqual({ step: 'idle' });
    expect(service.collected).toBe(0);
  });

  it('stores when the sign-in began, from the first order on', async () => {
    const { signIn, storedOrder } = setUp();
    const begun = Date.now();
    signIn.begin('otherDevice');
    await pass(70 * second);
    expect(storedOrder()).toMatchObject({
      sessionId: 'order-3',
      registration: 'kundklubb',
      way: 'otherDevice',
      startedAt: begun,
    });
  });
});

describe('problems during a sign-in', () => {
  it('a lost response to the approval: the session check signs in', async () => {
    const { signIn, state, service } = setUp();
    signIn.begin('otherDevice');
    await pass(second);
    service.answers = [offline(), used()];
    await pass(4 * second);
    expect(state.get()).toEqual({ step: 'signedIn' });
  });

  it('an order completed elsewhere fails if no one is signed in', async () => {
    const { signIn, state, service } = setUp({ signedIn: async () => false });
    signIn.begin('otherDevice');
    await pass(second);
    service.answers = [used()];
    await pass(4 * second);
    expect(state.get()).toMatchObject({ step: 'failed', reason: 'unknown' });
  });

  it('an approval without a session fails instead of showing the customer as signed in', async () => {
    const { signIn, state, service } = setUp({ signedIn: () => Promise.reject(new TypeError('no code')) });
    service.answers = ['complete'];
    signIn.begin('otherDevice');
    await pass(second);
    expect(state.get()).toMatchObject({ step: 'failed', reason: 'service' });
  });

  it('without a network the sign-in continues with a notice, hides the old QR code, and recovers', async () => {
    const { signIn, state, service } = setUp();
    signIn.begin('otherDevice');
    await pass(second);
    service.answers = [offline()];
    await pass(60 * second);
    expect(state.get()).toMatchObject({ step: 'pending', problem: 'network', qrCode: null });
    service.answers = [{ hint: 'userSign' }];
    await pass(2 * second);
    expect(state.get()).toMatchObject({ step: 'pending', problem: null, hint: 'userSign' });
  });

  it('without a network for longer than an order can live the sign-in fails', async () => {
    const { signIn, state, service } = setUp();
    service.answers = [offline()];
    signIn.begin('otherDevice');
    await pass(239 * second);
    expect(state.get()).toMatchObject({ step: 'pending', problem: 'network' });
    await pass(3 * second);
    expect(state.get()).toMatchObject({ step: 'failed', reason: 'network' });
  });

  it('occasional service errors are tolerated, repeated ones fail the sign-in', async () => {
    const { signIn, state, service } = setUp();
    signIn.begin('otherDevice');
    await pass(second);
    service.answers = [refused(503), refused(503), { hint: 'userSign' }];
    await pass(2 * second);
    expect(state.get()).toMatchObject({ step: 'pending', problem: 'service' });
    await pass(4 * second);
    expect(state.get()).toMatchObject({ step: 'pending', problem: null });
    service.answers = [refused(503)];
    await pass(12 * second);
    expect(state.get()).toMatchObject({ step: 'failed', reason: 'service' });
  });

  it.each([
    [404, 'unknown'],
    [400, 'service'],
  ])('a rejection with %i ends the sign-in: %s', async (status, reason) => {
    const { signIn, state, service } = setUp();
    signIn.begin('otherDevice');
    await pass(second);
    service.answers = [refused(status)];
    await pass(2 * second);
    expect(state.get()).toMatchObject({ step: 'failed', reason });
  });

  it('after too many starts the customer is asked to wait', async () => {
    const { signIn, state, service } = setUp();
    service.answers = [new ApiError({ kind: 'tooMany' })];
    signIn.begin('otherDevice');
    await pass(second);
    expect(state.get()).toMatchObject({ step: 'failed', reason: 'tooMany' });
  });

  it('a page that comes back into view polls at once', async () => {
    const { signIn, state, service } = setUp();
    signIn.begin('thisDevice');
    await pass(100);
    service.answers = ['complete'];
    signIn.wake();
    await pass(0);
    expect(state.get()).toEqual({ step: 'signedIn' });
  });
});

describe('an app that could not be opened', () => {
  it.each([
    ['cannot open it', async () => false],
    ['fails', () => Promise.reject(new TypeError('no bridge'))],
  ])('is reported if the embedder %s, and the order continues', async (_, open) => {
    const { signIn, state, service } = setUp({ open });
    signIn.begin('thisDevice');
    await pass(0);
    expect(state.get()).toMatchObject({ step: 'pending', notOpened: true, autoStartToken: 'token-order-1' });
    await pass(35 * second);
    expect(service.orders).toBe(2);
    expect(state.get()).toMatchObject({ step: 'pending', notOpened: true, autoStartToken: 'token-order-2' });
    service.answers = ['complete'];
    await pass(2 * second);
    expect(state.get()).toEqual({ step: 'signedIn' });
  });

  it('is opened by a button, with the current order', async () => {
    const { signIn, state, service } = setUp();
    service.opens = false;
    signIn.begin('thisDevice');
    await pass(35 * second);
    service.opens = true;
    signIn.open();
    expect(state.get()).toMatchObject({ step: 'pending', notOpened: false });
    await pass(0);
    expect(service.opened).toEqual(['token-order-1', 'token-order-2']);
    expect(state.get()).toMatchObject({ step: 'pending', notOpened: false });
  });

  it('is not reported after the sign-in was cancelled', async () => {
    let answer: (isOpen: boolean) => void = () => {};
    const open = () => new Promise<boolean>((resolve) => (answer = resolve));
    const { signIn, state } = setUp({ open });
    signIn.begin('thisDevice');
    await pass(0);
    signIn.cancel();
    answer(false);
    await pass(0);
    expect(state.get()).toEqual({ step: 'idle' });
    signIn.open();
    expect(state.get()).toEqual({ step: 'idle' });
  });
});
