import type { PrimitiveAtom } from 'jotai';
import { expectedFailure, type Failure } from '../../api/errors';
import type { BankIdOrder, BankIdSessionId, Registration } from '../../domain/eid';
import type { Store } from '../../lib/store';
import { type BankIdReason, type BankIdState, isUnopened, type Trouble, type Way } from './bank-id-state';
import type { StoredOrders } from './create-stored-orders';

export interface BankIdParts {
  registration: Registration;
  store: Store;
  state: PrimitiveAtom<BankIdState>;
  storedOrders: StoredOrders;
  start(registration: Registration): Promise<BankIdOrder>;
  collect(registration: Registration, sessionId: BankIdSessionId): Promise<BankIdOrder>;
  cancel(registration: Registration, sessionId: BankIdSessionId): Promise<void>;
  /** Opens the app on this device with the nonce for the way back. @returns false if it could not be opened */
  open(autoStartToken: string, nonce: string): Promise<boolean>;
  newNonce(): string;
  /** Whether another tab has already signed in. */
  isSignedIn(): boolean;
  /** Loads the new session. @returns whether there is one */
  signedIn(): Promise<boolean>;
  now(): number;
  /** Runs `work` once after `ms`. @returns a function that cancels it */
  after(ms: number, work: () => void): () => void;
}

const second = 1000;
const minute = 60 * second;
/** Polling intervals in milliseconds; the QR code changes every second. */
const interval = { code: second, other: 2 * second };
/** How long an unopened order is replaced by a new one, and a reloaded page resumes it. */
const renewFor = 3 * minute;
/** No order lives longer: a status that cannot be fetched by then counts as failed. */
const giveUpAfter = 4 * minute;
const maxServiceFailures = 5;

interface Run {
  way: Way;
  startedAt: number;
  nonce: string;
  takenFrom: string | null;
  sessionId: BankIdSessionId | null;
  /** The app is opened automatically only once. */
  opened: boolean;
  /** The last attempt to open it failed. */
  notOpened: boolean;
  /** Consecutive failures of the service. */
  failures: number;
  wake(): void;
}

const fresh = { notOpened: false, failures: 0, wake() {} };

type Answer = { order: BankIdOrder } | { failure: Failure };

/** A BankID sign-in within the page, from choosing the device to the session. */
export function createBankIdSignIn(parts: BankIdParts) {
  const { registration, store, state, storedOrders, now } = parts;
  let running: Run | null = null;

  async function live(run: Run): Promise<void> {
    running = run;
    showPending(run, null, null);
    while (running === run) {
      if (storedOrders.isTaken(run.nonce)) return void yieldToOtherTab();
      const asked = now();
      const isStart = run.sessionId === null;
      const answer = await ask(run);
      if (running !== run) return afterEnd(answer, isStart);
      const wait = 'order' in answer ? await take(run, answer.order) : await bear(run, answer.failure);
      if (running === run && wait > 0) await pause(run, wait - (now() - asked));
    }
  }

  /** The sign-in continues in the other tab. */
  function yieldToOtherTab(): number {
    running = null;
    storedOrders.clear();
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

  /** A response that arrives after cancellation. */
  function afterEnd(answer: Answer, isStart: boolean): void {
    if (!('order' in answer)) return;
    if (isStart) drop(answer.order.sessionId);
    // Approved all the same, so the shop shows the customer as signed in.
    if (answer.order.status === 'complete') void parts.signedIn().catch(() => false);
  }

  /** @returns the polling interval in milliseconds */
  async function take(run: Run, order: BankIdOrder): Promise<number> {
    run.failures = 0;
    run.sessionId = order.sessionId;
    const isOverdue = now() - run.startedAt >= renewFor;
    if (order.status === 'complete') return finish(run, 'service');
    if (order.status === 'failed') {
      if (order.reason !== 'startFailed' || isOverdue) return fail(run, order.reason);
      run.sessionId = null;
      return 0;
    }
    if (isOverdue && isUnopened(order.hint)) {
      drop(order.sessionId);
      return fail(run, 'startFailed');
    }
    const { sessionId, hint, autoStartToken, qrCode } = order;
    const { way, startedAt, nonce, takenFrom } = run;
    storedOrders.write({ sessionId, registration, way, startedAt, nonce, takenFrom });
    showPending(run, order, null);
    if (way === 'thisDevice' && !run.opened && autoStartToken !== null) void open(run, autoStartToken);
    return way === 'otherDevice' && qrCode !== null && isUnopened(hint) ? interval.code : interval.other;
  }

  async function open(run: Run, autoStartToken: string): Promise<void> {
    run.opened = true;
    publishOpening(run, false);
    if (!(await parts.open(autoStartToken, run.nonce).catch(() => false))) publishOpening(run, true);
  }

  function publishOpening(run: Run, notOpened: boolean): void {
    run.notOpened = notOpened;
    const now = store.get(state);
    if (running === run && now.step === 'pending') store.set(state, { ...now, notOpened });
  }

  /** Network errors are retried; a rejection ends the sign-in. */
  async function bear(run: Run, failure: Failure): Promise<number> {
    const used = failure.kind === 'conflict' && failure.code === 'ALREADY_USED';
    // The response to the approval may have been lost: then there is a session.
    if (used) return parts.isSignedIn() ? yieldToOtherTab() : finish(run, 'unknown');
    if (failure.kind === 'refused' && failure.status === 404) return fail(run, 'unknown');
    const trouble: Trouble = failure.kind === 'network' || failure.kind === 'timeout' ? 'network' : 'service';
    if (trouble === 'service') run.failures++;
    const isRefused = failure.kind === 'refused' && failure.status < 500;
    if (isRefused || run.failures >= maxServiceFailures || now() - run.startedAt >= giveUpAfter) {
      return fail(run, trouble);
    }
    showPending(run, null, trouble);
    return interval.other;
  }

  async function finish(run: Run, otherwise: BankIdReason): Promise<number> {
    storedOrders.clear();
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
    storedOrders.clear();
    store.set(state, { step: 'failed', way, reason });
    return 0;
  }

  /** Hides a QR code that cannot be renewed, since it can no longer be scanned. */
  function showPending(
    { way, notOpened }: Run,
    order: Extract<BankIdOrder, { status: 'pending' }> | null,
    trouble: Trouble | null,
  ): void {
    const before = store.get(state);
    const hint = before.step === 'pending' ? before.hint : null;
    const autoStartToken = before.step === 'pending' ? before.autoStartToken : null;
    const shown = order ?? { hint, autoStartToken, qrCode: null };
    store.set(state, {
      step: 'pending',
      way,
      hint: shown.hint,
      autoStartToken: shown.autoStartToken,
      qrCode: shown.qrCode,
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

  /** Prevents a later approval; if the request fails, the order expires by itself. */
  function drop(sessionId: BankIdSessionId): void {
    void parts.cancel(registration, sessionId).catch(() => {});
  }

  return {
    /** Starts a sign-in; does nothing while one is running. */
    begin(way: Way): void {
      if (running) return;
      const nonce = parts.newNonce();
      void live({ ...fresh, way, startedAt: now(), nonce, takenFrom: null, sessionId: null, opened: false });
    },

    /**
     * Resumes a sign-in that this tab began before a reload, or one from another tab if the app has returned to this
     * page: then its address contains the nonce.
     */
    resume(nonce: string | null): void {
      const order = storedOrders.read(nonce);
      if (running || order?.registration !== registration) return;
      const sessionId = order.sessionId as BankIdSessionId;
      if (now() - order.startedAt >= renewFor) storedOrders.clear();
      else void live({ ...fresh, ...order, sessionId, opened: true });
    },

    /** Opens the app on this device again. */
    open(): void {
      const now = store.get(state);
      if (running && now.step === 'pending' && now.autoStartToken !== null) void open(running, now.autoStartToken);
    },

    /** Polls at once: the page is visible again, or the network is back. */
    wake(): void {
      running?.wake();
    },

    /** Cancels the sign-in, at the service too; also leads from a failure back to the choice. */
    cancel(): void {
      const run = running;
      running = null;
      run?.wake();
      if (run?.sessionId && !storedOrders.isTaken(run.nonce)) drop(run.sessionId);
      storedOrders.clear();
      store.set(state, { step: 'idle' });
    },
  };
}
