import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/errors';
import type { BankIdOrder, BankIdSessionId } from '../../domain/eid';
import { failedHints, pendingHints } from '../../domain/eid';
import { observable } from '../../lib/observable';
import { type BankIdParts, createBankIdSignIn } from './bank-id';
import type { BankIdState } from './bank-id-state';
import type { KeptOrder } from './kept-order';

const second = 1000;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});

type Said = { hint: (typeof pendingHints)[number] } | { reason: (typeof failedHints)[number] } | 'complete' | ApiError;

/** A service that answers what it is told to, and a page that signs in with it. */
function setUp(change: Partial<BankIdParts> = {}, keptBefore: KeptOrder | null = null) {
  const service = { orders: 0, collected: 0, cancelled: [] as string[], opened: [] as string[], says: [] as Said[] };
  const state = observable<BankIdState>({ step: 'idle' });
  let kept = keptBefore;
  let expires = true;
  let startedAt = 0;

  function answer(id: string): BankIdOrder {
    const sessionId = id as BankIdSessionId;
    const said = service.says.length > 1 ? service.says.shift() : service.says[0];
    if (said instanceof ApiError) throw said;
    if (said === 'complete') return { sessionId, status: 'complete' };
    if (said && 'reason' in said) return { sessionId, status: 'failed', reason: said.reason };
    const hint = said?.hint ?? 'outstandingTransaction';
    const isOver = !said && expires && Date.now() - startedAt >= 30 * second;
    if (isOver) return { sessionId, status: 'failed', reason: 'startFailed' };
    return { sessionId, status: 'pending', hint, autoStartToken: `token-${id}`, qrCode: `${id}.${Date.now()}` };
  }

  const signIn = createBankIdSignIn({
    registration: 'kundklubb',
    state,
    kept: {
      read: () => kept,
      write: (value) => {
        kept = value;
        return true;
      },
      clear: () => {
        kept = null;
      },
    },
    async start() {
      startedAt = Date.now();
      service.orders++;
      return answer(`order-${service.orders}`);
    },
    async collect(_, sessionId) {
      service.collected++;
      return answer(sessionId);
    },
    cancel: async (_, sessionId) => void service.cancelled.push(sessionId),
    open: (token) => void service.opened.push(token),
    signedIn: async () => true,
    now: Date.now,
    after(ms, work) {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    ...change,
  });
  const neverExpires = () => {
    expires = false;
  };
  return { signIn, state, service, kept: () => kept, neverExpires };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const offline = () => new ApiError({ kind: 'network' });
const refused = (status: number) => new ApiError({ kind: 'refused', status, code: null, fields: [] });
const used = () => new ApiError({ kind: 'conflict', code: 'ALREADY_USED' });

describe('an order', () => {
  it('on another device has a new code each second, and ends in a session', async () => {
    const { signIn, state, service, kept } = setUp();
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
    service.says = ['complete'];
    await pass(second);
    expect(state.get()).toEqual({ step: 'signedIn' });
    expect(kept()).toBeNull();
  });

  it('on this device opens the app once, and asks every two seconds', async () => {
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

  it('is begun once by two presses', async () => {
    const { signIn, service } = setUp();
    signIn.begin('otherDevice');
    signIn.begin('otherDevice');
    signIn.begin('thisDevice');
    await pass(3 * second);
    expect(service.orders).toBe(1);
  });

  it.each(pendingHints)('tells of %s while it goes on', async (hint) => {
    const { signIn, state, service } = setUp();
    service.says = [{ hint }];
    signIn.begin('otherDevice');
    await pass(10 * second);
    expect(state.get()).toMatchObject({ step: 'pending', way: 'otherDevice', hint, trouble: null });
  });

  it.each(failedHints.filter((hint) => hint !== 'startFailed'))('that fails with %s is over', async (reason) => {
    const { signIn, state, service, kept } = setUp();
    signIn.begin('thisDevice');
    await pass(second);
    service.says = [{ reason }];
    await pass(4 * second);
    expect(state.get()).toEqual({ step: 'failed', way: 'thisDevice', reason });
    expect(kept()).toBeNull();
    const asked = service.collected;
    await pass(60 * second);
    expect(service.collected).toBe(asked);
    expect(service.orders).toBe(1);
  });
});

describe('nobody opens the app', () => {
  it.each(['thisDevice', 'otherDevice'] as const)(
    '%s: orders follow each other silently for 3 minutes',
    async (way) => {
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
    },
  );

  it('a service that lets an order wait for ever has it ended after 3 minutes', async () => {
    const { signIn, state, service, neverExpires } = setUp();
    neverExpires();
    signIn.begin('otherDevice');
    await pass(182 * second);
    expect(state.get()).toMatchObject({ step: 'failed', reason: 'startFailed' });
    expect(service.cancelled).toEqual(['order-1']);
  });

  it('what has been opened late may still be approved', async () => {
    const { signIn, state, service } = setUp();
    signIn.begin('otherDevice');
    await pass(175 * second);
    service.says = [{ hint: 'userSign' }];
    await pass(30 * second);
    expect(state.get()).toMatchObject({ step: 'pending', hint: 'userSign' });
    service.says = ['complete'];
    await pass(2 * second);
    expect(state.get()).toEqual({ step: 'signedIn' });
  });
});

describe('cancelling', () => {
  it('ends the order at the service, and asks no more', async () => {
    const { signIn, state, service, kept } = setUp();
    signIn.begin('otherDevice');
    await pass(second);
    signIn.cancel();
    expect(service.cancelled).toEqual(['order-1']);
    expect(state.get()).toEqual({ step: 'idle' });
    expect(kept()).toBeNull();
    const asked = service.collected;
    await pass(10 * second);
    expect(service.collected).toBe(asked);
  });

  it('before the order is there ends it when it comes', async () => {
    const { signIn, state, service } = setUp();
    signIn.begin('otherDevice');
    signIn.cancel();
    await pass(second);
    expect(service.cancelled).toEqual(['order-1']);
    expect(state.get()).toEqual({ step: 'idle' });
  });

  it('in the moment of the approval has the shop say that somebody is signed in', async () => {
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

  it('is no end: another one can be begun at once', async () => {
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

describe('a page that is loaded anew', () => {
  const order = (age: number): KeptOrder => ({
    sessionId: 'kept',
    registration: 'kundklubb',
    way: 'thisDevice',
    startedAt: Date.now() - age,
  });

  it('goes on with its order, and does not open the app again', async () => {
    const { signIn, state, service } = setUp({}, order(60 * second));
    service.says = [{ hint: 'userSign' }, 'complete'];
    signIn.resume();
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
  ])('leaves alone what %s', async (_, kept) => {
    const { signIn, state, service } = setUp({}, kept());
    signIn.resume();
    await pass(5 * second);
    expect(state.get()).toEqual({ step: 'idle' });
    expect(service.collected).toBe(0);
  });

  it('has kept from the first order on when the sign-in began', async () => {
    const { signIn, kept } = setUp();
    const begun = Date.now();
    signIn.begin('otherDevice');
    await pass(70 * second);
    expect(kept()).toEqual({ sessionId: 'order-3', registration: 'kundklubb', way: 'otherDevice', startedAt: begun });
  });
});

describe('what goes wrong on the way', () => {
  it('a lost answer to the approval: the session tells', async () => {
    const { signIn, state, service } = setUp();
    signIn.begin('otherDevice');
    await pass(second);
    service.says = [offline(), used()];
    await pass(4 * second);
    expect(state.get()).toEqual({ step: 'signedIn' });
  });

  it('an order that was used elsewhere, and nobody is signed in', async () => {
    const { signIn, state, service } = setUp({ signedIn: async () => false });
    signIn.begin('otherDevice');
    await pass(second);
    service.says = [used()];
    await pass(4 * second);
    expect(state.get()).toMatchObject({ step: 'failed', reason: 'unknown' });
  });

  it('an approval whose session cannot be had is told, not shown as signed in', async () => {
    const { signIn, state, service } = setUp({ signedIn: () => Promise.reject(new TypeError('no code')) });
    service.says = ['complete'];
    signIn.begin('otherDevice');
    await pass(second);
    expect(state.get()).toMatchObject({ step: 'failed', reason: 'service' });
  });

  it('without a network it goes on with words, shows no old code, and comes back', async () => {
    const { signIn, state, service } = setUp();
    signIn.begin('otherDevice');
    await pass(second);
    service.says = [offline()];
    await pass(60 * second);
    expect(state.get()).toMatchObject({ step: 'pending', trouble: 'network', qrCode: null });
    service.says = [{ hint: 'userSign' }];
    await pass(2 * second);
    expect(state.get()).toMatchObject({ step: 'pending', trouble: null, hint: 'userSign' });
  });

  it('without a network for longer than an order can live it is over', async () => {
    const { signIn, state, service } = setUp();
    service.says = [offline()];
    signIn.begin('otherDevice');
    await pass(239 * second);
    expect(state.get()).toMatchObject({ step: 'pending', trouble: 'network' });
    await pass(3 * second);
    expect(state.get()).toMatchObject({ step: 'failed', reason: 'network' });
  });

  it('a service that fails now and then is borne, one that fails on and on is told', async () => {
    const { signIn, state, service } = setUp();
    signIn.begin('otherDevice');
    await pass(second);
    service.says = [refused(503), refused(503), { hint: 'userSign' }];
    await pass(2 * second);
    expect(state.get()).toMatchObject({ step: 'pending', trouble: 'service' });
    await pass(4 * second);
    expect(state.get()).toMatchObject({ step: 'pending', trouble: null });
    service.says = [refused(503)];
    await pass(12 * second);
    expect(state.get()).toMatchObject({ step: 'failed', reason: 'service' });
  });

  it.each([
    [404, 'unknown'],
    [400, 'service'],
    [429, 'service'],
  ])('a refusal with %i is the end: %s', async (status, reason) => {
    const { signIn, state, service } = setUp();
    signIn.begin('otherDevice');
    await pass(second);
    service.says = [refused(status)];
    await pass(2 * second);
    expect(state.get()).toMatchObject({ step: 'failed', reason });
  });

  it('a page that is looked at again asks at once', async () => {
    const { signIn, state, service } = setUp();
    signIn.begin('thisDevice');
    await pass(100);
    service.says = ['complete'];
    signIn.wake();
    await pass(0);
    expect(state.get()).toEqual({ step: 'signedIn' });
  });
});
