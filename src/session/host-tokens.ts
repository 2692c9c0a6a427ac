import type { Service } from '../api/http';
import { limits } from '../domain/limits';
import type { Embedder, HostToken } from '../platform/embedder/embedder';

export interface HostTokenParts {
  embedder: Pick<Embedder, 'tokenError' | 'on' | 'whenSeen'>;
  /** Called when the app has not responded in time, and with null when it has. */
  delayed(delay: HostDelay | null): void;
  wait(ms: number): Promise<void>;
  now(): number;
}

export type HostTokenCode = 'EXPIRING' | 'EXPIRED' | 'REJECTED' | 'UNAVAILABLE';

/** `asked`, or the services at which the sign-in has ended, which the app finds out by itself. */
export type HostDelay = 'asked' | readonly Service[];

/** A token that is to come. */
interface Expected {
  answer: Promise<HostToken | null>;
  resolve(token: HostToken | null): void;
}

function expected(): Expected {
  let resolve: (token: HostToken | null) => void = () => {};
  const answer = new Promise<HostToken | null>((done) => {
    resolve = done;
  });
  return { answer, resolve };
}

/**
 * Requests a fresh token from the app: one request at a time, shared by all callers. While the app hides the page it may
 * answer nothing: whoever waits goes on waiting, and the app is asked anew, with its time anew, when it shows the page.
 * One that has not answered in time is not asked again by each call: they wait for its answer, as long as they would.
 */
export function hostTokens({ embedder, delayed, wait, now }: HostTokenParts) {
  const unasked = new Map<Service, Expected>();
  let pending: Expected | undefined;
  let pendingCode: HostTokenCode = 'UNAVAILABLE';
  /** Whether the app was asked for the token that is to come. */
  let isAsked = false;
  /** When it was asked for the one that it has not sent in time. */
  let missedAt: number | null = null;
  let askedAt = 0;
  /** Only the latest wait has a time limit. */
  let count = 0;

  function ask(code: HostTokenCode): Promise<HostToken | null> {
    pendingCode = code;
    if (pending) return pending.answer;
    pending = expected();
    if (missedAt === null || now() - missedAt >= limits.token.askAgain) send();
    else limit();
    return pending.answer;
  }

  function askAnew(code: HostTokenCode): Promise<HostToken | null> {
    missedAt = null;
    const answer = ask(code);
    if (!isAsked) send();
    return answer;
  }

  function send(): void {
    isAsked = true;
    askedAt = now();
    embedder.tokenError({ code: pendingCode, retryable: true });
    limit();
  }

  function limit(): void {
    const mine = ++count;
    void wait(limits.token.hostAnswer).then(() => embedder.whenSeen(() => mine === count && giveUp()));
  }

  function giveUp(): void {
    const given = pending;
    pending = undefined;
    if (!given) return;
    if (isAsked) missedAt = askedAt;
    isAsked = false;
    delayed('asked');
    given.resolve(null);
  }

  for (const event of ['shown', 'resumed'] as const)
    embedder.on(event, () => {
      missedAt = null;
      if (pending) send();
    });

  /**
   * The next token, for a service, without asking for it. If the app does not send one in time, the customer can ask;
   * `waits` until it comes, else null.
   */
  function sent(service: Service, waits: boolean): Promise<HostToken | null> {
    const mine = unasked.get(service) ?? expected();
    if (!unasked.has(service))
      void wait(limits.token.hostAnswer).then(() => unasked.get(service) === mine && delayed([...unasked.keys()]));
    unasked.set(service, mine);
    const { answer } = mine;
    return waits ? answer : Promise.race([answer, wait(limits.token.hostAnswer).then(() => null)]);
  }

  return {
    ask,
    /** Also if the app was asked a moment ago: somebody wants to know, or has answered with a token that is of no use. */
    askAnew,
    sent,
    /** The app has sent a token, requested or not. */
    answered(token: HostToken): void {
      delayed(null);
      missedAt = null;
      isAsked = false;
      pending?.resolve(token);
      pending = undefined;
      for (const { resolve } of unasked.values()) resolve(token);
      unasked.clear();
    },
  };
}
