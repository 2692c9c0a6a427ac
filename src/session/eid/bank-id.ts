import type { Failure } from '../../api/errors';
import type { BankIdOrder, BankIdSessionId } from '../../domain/eid';
import type { BankIdParts } from './bank-id-parts';
import { type Answer, bankIdRequests } from './bank-id-requests';
import { interval, pollingInterval, renewFor, stepAfterFailure, stepAfterOrder } from './bank-id-rules';
import { newRun, pause, type Run } from './bank-id-run';
import type { BankIdReason, Way } from './bank-id-state';
import { bankIdView } from './bank-id-view';

/** A BankID sign-in within the page, from choosing the device to the session. */
export function createBankIdSignIn(parts: BankIdParts) {
  const { registration, storedOrders, now } = parts;
  const view = bankIdView(parts.store, parts.state);
  const { request, drop } = bankIdRequests(parts);
  let running: Run | null = null;

  async function live(run: Run): Promise<void> {
    running = run;
    view.showPending(run, null, null);
    while (running === run) {
      if (storedOrders.isTaken(run.nonce)) return void yieldToOtherTab();
      const requestedAt = now();
      const isStart = run.sessionId === null;
      const answer = await request(run.sessionId);
      if (running !== run) return afterEnd(answer, isStart);
      const wait = 'order' in answer ? await take(run, answer.order) : await recover(run, answer.failure);
      if (running === run && wait > 0) await pause(run, wait - (now() - requestedAt), parts.after);
    }
  }

  /** The sign-in continues in the other tab. */
  function yieldToOtherTab(): number {
    running = null;
    storedOrders.clear();
    view.show({ step: 'idle' });
    return 0;
  }

  /** A response that arrives after cancellation. */
  function afterEnd(answer: Answer, isStart: boolean): void {
    if (!('order' in answer)) return;
    if (isStart) drop(answer.order.sessionId);
    // Approved all the same, so the shop shows the customer as signed in.
    if (answer.order.status === 'complete') void parts.signedIn().catch(() => false);
  }

  /** @returns after how many milliseconds to poll again */
  async function take(run: Run, order: BankIdOrder): Promise<number> {
    run.failures = 0;
    run.sessionId = order.sessionId;
    const next = stepAfterOrder(order, now() - run.startedAt);
    switch (next.do) {
      case 'finish':
        return finish(run, 'service');
      case 'restart':
        run.sessionId = null;
        return 0;
      case 'fail':
        if (next.isLive) drop(order.sessionId);
        return fail(run, next.reason);
      case 'poll': {
        const { way, startedAt, nonce, takenFrom } = run;
        const { sessionId, autoStartToken } = next.order;
        storedOrders.write({ sessionId, registration, way, startedAt, nonce, takenFrom });
        view.showPending(run, next.order, null);
        if (way === 'thisDevice' && !run.opened && autoStartToken !== null) void open(run, autoStartToken);
        return pollingInterval(way, next.order);
      }
    }
  }

  async function open(run: Run, autoStartToken: string): Promise<void> {
    run.opened = true;
    publishOpening(run, false);
    if (!(await parts.open(autoStartToken, run.nonce).catch(() => false))) publishOpening(run, true);
  }

  function publishOpening(run: Run, notOpened: boolean): void {
    run.notOpened = notOpened;
    if (running === run) view.showOpening(notOpened);
  }

  /** @returns after how many milliseconds to poll again */
  async function recover(run: Run, failure: Failure): Promise<number> {
    const next = stepAfterFailure(failure, now() - run.startedAt, run.failures);
    switch (next.do) {
      case 'checkSession':
        return parts.isSignedIn() ? yieldToOtherTab() : finish(run, 'unknown');
      case 'fail':
        return fail(run, next.reason);
      case 'retry':
        if (next.problem === 'service') run.failures++;
        view.showPending(run, null, next.problem);
        return interval.other;
    }
  }

  async function finish(run: Run, otherwise: BankIdReason): Promise<number> {
    storedOrders.clear();
    view.show({ step: 'taking' });
    const isIn = await parts.signedIn().catch(() => false);
    if (running !== run) return 0;
    if (!isIn) return fail(run, otherwise);
    running = null;
    view.show({ step: 'signedIn' });
    return 0;
  }

  function fail({ way }: Run, reason: BankIdReason): number {
    running = null;
    storedOrders.clear();
    view.show({ step: 'failed', way, reason });
    return 0;
  }

  return {
    /** Starts a sign-in; does nothing while one is running. */
    begin(way: Way): void {
      if (running) return;
      const nonce = parts.newNonce();
      void live(newRun({ way, startedAt: now(), nonce, takenFrom: null, sessionId: null, opened: false }));
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
      else void live(newRun({ ...order, sessionId, opened: true }));
    },

    /** Opens the app on this device again. */
    open(): void {
      const autoStartToken = view.autoStartToken();
      if (running && autoStartToken !== null) void open(running, autoStartToken);
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
      view.show({ step: 'idle' });
    },
  };
}
