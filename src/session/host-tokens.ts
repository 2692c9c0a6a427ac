import { limits } from '../domain/limits';
import type { Embedder, HostToken } from '../platform/embedder/embedder';

export interface HostTokenParts {
  embedder: Pick<Embedder, 'tokenError' | 'on' | 'whenSeen'>;
  /** Called when the app has not responded in time, and with null when it has. */
  delayed(delay: HostDelay | null): void;
  wait(ms: number): Promise<void>;
}

export type HostTokenCode = 'EXPIRING' | 'EXPIRED' | 'REJECTED' | 'UNAVAILABLE';

/** `unasked`: the sign-in has ended at a service, which the app finds out by itself. */
export type HostDelay = 'asked' | 'unasked';

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
 */
export function hostTokens({ embedder, delayed, wait }: HostTokenParts) {
  let unasked: Expected | undefined;
  let pending: Expected | undefined;
  let pendingCode: HostTokenCode = 'UNAVAILABLE';
  /** How often the app was asked: only the latest request has a time limit. */
  let count = 0;

  function ask(code: HostTokenCode): Promise<HostToken | null> {
    pendingCode = code;
    if (pending) return pending.answer;
    pending = expected();
    send();
    return pending.answer;
  }

  function send(): void {
    const mine = ++count;
    embedder.tokenError({ code: pendingCode, retryable: true });
    void wait(limits.token.hostAnswer).then(() => embedder.whenSeen(() => mine === count && giveUp()));
  }

  function giveUp(): void {
    const given = pending;
    pending = undefined;
    if (!given) return;
    delayed('asked');
    given.resolve(null);
  }

  embedder.on('shown', () => pending && send());

  /**
   * The next token, without asking for it. If the app does not send one in time, the customer can ask; `waits` until it
   * comes, else null.
   */
  function sent(waits: boolean): Promise<HostToken | null> {
    if (!unasked) {
      const mine = expected();
      unasked = mine;
      void wait(limits.token.hostAnswer).then(() => unasked === mine && delayed('unasked'));
    }
    const { answer } = unasked;
    return waits ? answer : Promise.race([answer, wait(limits.token.hostAnswer).then(() => null)]);
  }

  return {
    ask,
    sent,
    /** The app has sent a token, requested or not. */
    answered(token: HostToken): void {
      delayed(null);
      pending?.resolve(token);
      pending = undefined;
      unasked?.resolve(token);
      unasked = undefined;
    },
  };
}
