import type { PrimitiveAtom } from 'jotai';
import { expectedFailure, type Failure } from '../../api/errors';
import type { BankIdOrder, BankIdSessionId, Registration } from '../../domain/eid';
import type { Store } from '../../lib/store';
import { type BankIdReason, type BankIdState, isUnopened, type Trouble, type Way } from './bank-id-state';
import type { KeptOrders } from './kept-orders';

export interface BankIdParts {
  registration: Registration;
  store: Store;
  state: PrimitiveAtom<BankIdState>;
  kept: KeptOrders;
  start(registration: Registration): Promise<BankIdOrder>;
  collect(registration: Registration, sessionId: BankIdSessionId): Promise<BankIdOrder>;
  cancel(registration: Registration, sessionId: BankIdSessionId): Promise<void>;
  /** Opens the app on this device, which leads back with the nonce. Gives false where that could not be done. */
  open(autoStartToken: string, nonce: string): Promise<boolean>;
  newNonce(): string;
  /** Whether somebody is signed in already, by another tab. */
  isSignedIn(): boolean;
  /** Takes the new session over. @returns whether there is one */
  signedIn(): Promise<boolean>;
  now(): number;
  /** Calls back once after `ms`; gives a way to call it off. */
  after(ms: number, work: () => void): () => void;
}

const second = 1000;
const minute = 60 * second;
/** Milliseconds from one question to the next; the QR code is another one each second. */
const interval = { code: second, other: 2 * second };
/** For so long an order that nobody opens is followed by another, and a page that is loaded anew takes it up. */
const renewFor = 3 * minute;
/** No order lives longer: what cannot be asked for by then is over. */
const giveUpAfter = 4 * minute;
const patienceWithService = 5;

interface Run {
  way: Way;
  startedAt: number;
  nonce: string;
  takenFrom: string | null;
  sessionId: BankIdSessionId | null;
  /** The app has been asked for once, which is enough. */
  opened: boolean;
  /** The last asking for it came to nothing. */
  notOpened: boolean;
  /** Answers in a row by which the service has failed. */
  failures: number;
  wake(): void;
}

const fresh = { notOpened: false, failures: 0, wake() {} };

type Answer = { order: BankIdOrder } | { failure: Failure };

/** A sign-in with BankID in the page, from the choice of the device to the session. */
export function createBankIdSignIn(parts: BankIdParts) {
  const { registration, store, state, kept, now } = parts;
  let running: Run | null = null;

  async function live(run: Run): Promise<void> {
    running = run;
    showPending(run, null, null);
    while (running === run) {
      if (kept.isTaken(run.nonce)) return void yieldToOtherTab();
      const asked = now();
      const isStart = run.sessionId === null;
      const answer = await ask(run);
      if (running !== run) return afterEnd(answer, isStart);
      const wait = 'order' in answer ? await take(run, answer.order) : await bear(run, answer.failure);
      if (running === run && wait > 0) await pause(run, wait - (now() - asked));
    }
  }

  /** It goes on there, to its end. */
  function yieldToOtherTab(): number {
    running = null;
    kept.clear();
    store.set(state, { step: 'idle' });
    return 0;
  }

  async function ask({ sessionId }: Run): Promise<Answer> {
    try {
      return {
        order: await (sessionId === null ? parts.start(registration) : parts.collect(registration, sessionId)),
      };
    } catch (error) {
      return { failure: expectedFailure(error) };
    }
  }

  /** An answer to somebody who has cancelled meanwhile. */
  function afterEnd(answer: Answer, isStart: boolean): void {
    if (!('order' in answer)) return;
    if (isStart) drop(answer.order.sessionId);
    // Approved all the same: the shop shall say so.
    if (answer.order.status === 'complete') void parts.signedIn().catch(() => false);
  }

  /** @returns milliseconds from this question to the next */
  async function take(run: Run, order: BankIdOrder): Promise<number> {
    run.failures = 0;
    run.sessionId = order.sessionId;
    const isLate = now() - run.startedAt >= renewFor;
    if (order.status === 'complete') return finish(run, 'service');
    if (order.status === 'failed') {
      if (order.reason !== 'startFailed' || isLate) return fail(run, order.reason);
      run.sessionId = null;
      return 0;
    }
    if (isLate && isUnopened(order.hint)) {
      drop(order.sessionId);
      return fail(run, 'startFailed');
    }
    const { sessionId, hint, autoStartToken, qrCode } = order;
    const { way, startedAt, nonce, takenFrom } = run;
    kept.write({ sessionId, registration, way, startedAt, nonce, takenFrom });
    showPending(run, order, null);
    if (way === 'thisDevice' && !run.opened && autoStartToken !== null) void open(run, autoStartToken);
    return way === 'otherDevice' && qrCode !== null && isUnopened(hint) ? interval.code : interval.other;
  }

  async function open(run: Run, autoStartToken: string): Promise<void> {
    run.opened = true;
    tellOpening(run, false);
    if (!(await parts.open(autoStartToken, run.nonce).catch(() => false))) tellOpening(run, true);
  }

  function tellOpening(run: Run, notOpened: boolean): void {
    run.notOpened = notOpened;
    const now = store.get(state);
    if (running === run && now.step === 'pending') store.set(state, { ...now, notOpened });
  }

  /** What cannot be asked for now is asked for again; what is refused is over. */
  async function bear(run: Run, failure: Failure): Promise<number> {
    const used = failure.kind === 'conflict' && failure.code === 'ALREADY_USED';
    // The answer that told of the approval was lost, perhaps: then there is a session.
    if (used) return parts.isSignedIn() ? yieldToOtherTab() : finish(run, 'unknown');
    if (failure.kind === 'refused' && failure.status === 404) return fail(run, 'unknown');
    const trouble: Trouble = failure.kind === 'network' || failure.kind === 'timeout' ? 'network' : 'service';
    if (trouble === 'service') run.failures++;
    const isRefused = failure.kind === 'refused' && failure.status < 500;
    if (isRefused || run.failures >= patienceWithService || now() - run.startedAt >= giveUpAfter) {
      return fail(run, trouble);
    }
    showPending(run, null, trouble);
    return interval.other;
  }

  async function finish(run: Run, otherwise: BankIdReason): Promise<number> {
    kept.clear();
    store.set(state, { step: 'taking' });
    const isIn = await parts.signedIn().catch(() => false);
    if (running !== run) return 0;
    if (!isIn) return fail(run, otherwise);
    running = null;
    store.set(state, { step: 'signedIn' });
    return 0;
  }

  function fail({ way }: Run, reason: BankIdReason): number {
    running = null;
    kept.clear();
    store.set(state, { step: 'failed', way, reason });
    return 0;
  }

  /** A QR code that cannot be renewed is not shown: nobody can read it any more. */
  function showPending(
    { way, notOpened }: Run,
    order: Extract<BankIdOrder, { status: 'pending' }> | null,
    trouble: Trouble | null,
  ): void {
    const before = store.get(state);
    const hint = before.step === 'pending' ? before.hint : null;
    const autoStartToken = before.step === 'pending' ? before.autoStartToken : null;
    const told = order ?? { hint, autoStartToken, qrCode: null };
    store.set(state, {
      step: 'pending',
      way,
      hint: told.hint,
      autoStartToken: told.autoStartToken,
      qrCode: told.qrCode,
      notOpened,
      trouble,
    });
  }

  function pause(run: Run, ms: number): Promise<void> {
    return new Promise((resolve) => {
      const stop = parts.after(Math.max(ms, 0), resolve);
      run.wake = () => {
        stop();
        resolve();
      };
    });
  }

  /** Nobody shall approve it any more; where that cannot be said, it runs out by itself. */
  function drop(sessionId: BankIdSessionId): void {
    void parts.cancel(registration, sessionId).catch(() => {});
  }

  return {
    /** Begins; while a sign-in goes on it does nothing. */
    begin(way: Way): void {
      if (running) return;
      const nonce = parts.newNonce();
      void live({ ...fresh, way, startedAt: now(), nonce, takenFrom: null, sessionId: null, opened: false });
    },

    /**
     * Takes up what this tab has begun before it was loaded anew, or another one has, from which the app has led back to
     * this page: then its address names the nonce.
     */
    resume(nonce: string | null): void {
      const order = kept.read(nonce);
      if (running || order?.registration !== registration) return;
      const sessionId = order.sessionId as BankIdSessionId;
      if (now() - order.startedAt >= renewFor) kept.clear();
      else void live({ ...fresh, ...order, sessionId, opened: true });
    },

    /** Opens the app on this device once more. */
    open(): void {
      const now = store.get(state);
      if (running && now.step === 'pending' && now.autoStartToken !== null) void open(running, now.autoStartToken);
    },

    /** Asks at once: the page is looked at again, or the network is back. */
    wake(): void {
      running?.wake();
    },

    /** Ends it, at the service too; also leads from a failure back to the choice. */
    cancel(): void {
      const run = running;
      running = null;
      run?.wake();
      if (run?.sessionId && !kept.isTaken(run.nonce)) drop(run.sessionId);
      kept.clear();
      store.set(state, { step: 'idle' });
    },
  };
}
