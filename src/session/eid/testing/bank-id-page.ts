import { atom, createStore } from 'jotai';
import { vi } from 'vitest';
import { ApiError } from '../../../api/errors';
import type { BankIdOrder, BankIdSessionId, failedHints, pendingHints } from '../../../domain/eid';
import { createBankIdSignIn } from '../bank-id';
import type { BankIdParts } from '../bank-id-parts';
import type { BankIdState } from '../bank-id-state';
import { createStoredOrders } from '../create-stored-orders';
import type { StoredOrder } from '../stored-orders';

export const second = 1000;

type ServiceAnswer =
  | { hint: (typeof pendingHints)[number] }
  | { reason: (typeof failedHints)[number] }
  | 'complete'
  | ApiError;

let nonces = 0;

/** A storage entry; tabs that are given the same one share it. */
export function entry() {
  let storedOrder: StoredOrder | null = null;
  return {
    read: () => storedOrder,
    write: (value: StoredOrder | null) => {
      storedOrder = value;
      return true;
    },
    clear: () => {
      storedOrder = null;
    },
  };
}

/** A fake service with scripted responses, and a page that signs in with it. */
export function setUp(change: Partial<BankIdParts> = {}, storedBefore: StoredOrder | null = null, onItsWay = entry()) {
  const ofTab = entry();
  const service = {
    orders: 0,
    collected: 0,
    cancelled: [] as string[],
    opened: [] as string[],
    leadsBackBy: '',
    opens: true,
    signedIn: false,
    answers: [] as ServiceAnswer[],
  };
  const store = createStore();
  const stateAtom = atom<BankIdState>({ step: 'idle' });
  const newNonce = () => `nonce-${++nonces}`;
  if (storedBefore) ofTab.write(storedBefore);
  let expires = true;
  let startedAt = 0;

  function answer(id: string): BankIdOrder {
    const sessionId = id as BankIdSessionId;
    const answer = service.answers.length > 1 ? service.answers.shift() : service.answers[0];
    if (answer instanceof ApiError) throw answer;
    if (answer === 'complete') return { sessionId, status: 'complete' };
    if (answer && 'reason' in answer) return { sessionId, status: 'failed', reason: answer.reason };
    const hint = answer?.hint ?? 'outstandingTransaction';
    const isOver = !answer && expires && Date.now() - startedAt >= 30 * second;
    if (isOver) return { sessionId, status: 'failed', reason: 'startFailed' };
    return { sessionId, status: 'pending', hint, autoStartToken: `token-${id}`, qrCode: `${id}.${Date.now()}` };
  }

  const signIn = createBankIdSignIn({
    registration: 'kundklubb',
    store,
    state: stateAtom,
    storedOrders: createStoredOrders({ ofTab, onItsWay, newNonce }),
    newNonce,
    isSignedIn: () => service.signedIn,
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
    async open(token, nonce) {
      service.opened.push(token);
      service.leadsBackBy = nonce;
      return service.opens;
    },
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
  const state = {
    get: () => store.get(stateAtom),
    subscribe: (listener: () => void) => store.sub(stateAtom, listener),
  };
  return { signIn, state, service, storedOrder: ofTab.read, neverExpires };
}

export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
export const offline = () => new ApiError({ kind: 'network' });
export const refused = (status: number) => new ApiError({ kind: 'refused', status, code: null, fields: [] });
export const used = () => new ApiError({ kind: 'conflict', code: 'ALREADY_USED' });
