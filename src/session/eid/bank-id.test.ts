import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BankIdSessionId } from '../../domain/eid';
import { type BankIdOrder, failedHints, pendingHints } from '../../domain/eid';
import type { BankIdState } from './bank-id-state';
import { pass, second, setUp } from './testing/bank-id-page';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});

describe('an order', () => {
  it('on another device shows a new QR code each second, and ends in a session', async () => {
    const { signIn, state, service, storedOrder } = setUp();
    signIn.begin('otherDevice');
    await pass(0);
    const codes = new Set<unknown>();
    for (let seconds = 0; seconds < 5; seconds++) {
      const now = state.get();
      codes.add(now.step === 'pending' && now.qrCode);
      await pass(second);
    }
    expect(codes.size).toBe(5);
    expect(service.opened).toEqual([]);
    service.answers = ['complete'];
    await pass(second);
    expect(state.get()).toEqual({ step: 'signedIn' });
    expect(storedOrder()).toBeNull();
  });

  it('on this device opens the app once, and polls every two seconds', async () => {
    const { signIn, state, service } = setUp();
    signIn.begin('thisDevice');
    await pass(0);
    expect(service.opened).toEqual(['token-order-1']);
    await pass(20 * second);
    expect(service.collected).toBe(10);
    await pass(15 * second);
    expect(service.orders).toBe(2);
    expect(service.opened).toEqual(['token-order-1']);
    expect(state.get()).toMatchObject({ step: 'pending', autoStartToken: 'token-order-2' });
  });

  it('is started once by two presses', async () => {
    const { signIn, service } = setUp();
    signIn.begin('otherDevice');
    signIn.begin('otherDevice');
    signIn.begin('thisDevice');
    await pass(3 * second);
    expect(service.orders).toBe(1);
  });

  it.each(pendingHints)('shows %s while it is pending', async (hint) => {
    const { signIn, state, service } = setUp();
    service.answers = [{ hint }];
    signIn.begin('otherDevice');
    await pass(10 * second);
    expect(state.get()).toMatchObject({ step: 'pending', way: 'otherDevice', hint, problem: null });
  });

  it.each(failedHints.filter((hint) => hint !== 'startFailed'))(
    'that fails with %s ends the sign-in',
    async (reason) => {
      const { signIn, state, service, storedOrder } = setUp();
      signIn.begin('thisDevice');
      await pass(second);
      service.answers = [{ reason }];
      await pass(4 * second);
      expect(state.get()).toEqual({ step: 'failed', way: 'thisDevice', reason });
      expect(storedOrder()).toBeNull();
      const collectedBefore = service.collected;
      await pass(60 * second);
      expect(service.collected).toBe(collectedBefore);
      expect(service.orders).toBe(1);
    },
  );
});

describe('an order that is never opened', () => {
  it.each(['thisDevice', 'otherDevice'] as const)('%s: is silently replaced by new ones for 3 minutes', async (way) => {
    const { signIn, state, service } = setUp();
    const failures: BankIdState[] = [];
    state.subscribe(() => state.get().step === 'failed' && failures.push(state.get()));
    signIn.begin(way);
    await pass(179 * second);
    expect(service.orders).toBeGreaterThanOrEqual(5);
    expect(failures).toEqual([]);
    await pass(5 * second);
    expect(failures).toEqual([{ step: 'failed', way, reason: 'startFailed' }]);
    expect(service.orders).toBeLessThanOrEqual(6);
    await pass(60 * second);
    expect(service.orders).toBeLessThanOrEqual(6);
  });

  it('is cancelled after 3 minutes if the service never lets it expire', async () => {
    const { signIn, state, service, neverExpires } = setUp();
    neverExpires();
    signIn.begin('otherDevice');
    await pass(182 * second);
    expect(state.get()).toMatchObject({ step: 'failed', reason: 'startFailed' });
    expect(service.cancelled).toEqual(['order-1']);
  });

  it('can still be approved if it was opened in time', async () => {
    const { signIn, state, service } = setUp();
    signIn.begin('otherDevice');
    await pass(175 * second);
    service.answers = [{ hint: 'userSign' }];
    await pass(30 * second);
    expect(state.get()).toMatchObject({ step: 'pending', hint: 'userSign' });
    service.answers = ['complete'];
    await pass(2 * second);
    expect(state.get()).toEqual({ step: 'signedIn' });
  });
});

describe('cancelling', () => {
  it('ends the order at the service and stops polling', async () => {
    const { signIn, state, service, storedOrder } = setUp();
    signIn.begin('otherDevice');
    await pass(second);
    signIn.cancel();
    expect(service.cancelled).toEqual(['order-1']);
    expect(state.get()).toEqual({ step: 'idle' });
    expect(storedOrder()).toBeNull();
    const collectedBefore = service.collected;
    await pass(10 * second);
    expect(service.collected).toBe(collectedBefore);
  });

  it('before the order exists cancels it on arrival', async () => {
    const { signIn, state, service } = setUp();
    signIn.begin('otherDevice');
    signIn.cancel();
    await pass(second);
    expect(service.cancelled).toEqual(['order-1']);
    expect(state.get()).toEqual({ step: 'idle' });
  });

  it('at the moment of approval still loads the new session', async () => {
    const signedIn = vi.fn(async () => true);
    let approve: (order: BankIdOrder) => void = () => {};
    const collect = () => new Promise<BankIdOrder>((resolve) => (approve = resolve));
    const { signIn, state } = setUp({ signedIn, collect });
    signIn.begin('otherDevice');
    await pass(second);
    signIn.cancel();
    approve({ sessionId: 'order-1' as BankIdSessionId, status: 'complete' });
    await pass(0);
    expect(signedIn).toHaveBeenCalledTimes(1);
    expect(state.get()).toEqual({ step: 'idle' });
  });

  it('allows a new sign-in at once', async () => {
    const { signIn, state, service } = setUp();
    signIn.begin('otherDevice');
    await pass(second);
    signIn.cancel();
    signIn.begin('thisDevice');
    await pass(second);
    expect(service.orders).toBe(2);
    expect(state.get()).toMatchObject({ step: 'pending', way: 'thisDevice' });
  });
});
