import { limits } from '../domain/limits';
import type { Embedder, HostToken } from '../platform/embedder/embedder';

export interface HostTokenParts {
  embedder: Pick<Embedder, 'tokenError'>;
  /** Called when the app has not responded in time, and again when it has. */
  delayed(isDelayed: boolean): void;
  wait(ms: number): Promise<void>;
}

export type HostTokenCode = 'EXPIRING' | 'EXPIRED' | 'REJECTED' | 'UNAVAILABLE';

/** Requests a fresh token from the app: one request at a time, shared by all callers. */
export function hostTokens({ embedder, delayed, wait }: HostTokenParts) {
  let pending: { answer: Promise<HostToken | null>; resolve(token: HostToken | null): void } | undefined;

  function ask(code: HostTokenCode): Promise<HostToken | null> {
    if (pending) return pending.answer;
    let resolve: (token: HostToken | null) => void = () => {};
    const answer = new Promise<HostToken | null>((done) => {
      resolve = done;
    });
    const mine = { answer, resolve };
    pending = mine;
    embedder.tokenError({ code, retryable: true });
    void wait(limits.token.hostAnswer).then(() => {
      if (pending !== mine) return;
      pending = undefined;
      delayed(true);
      resolve(null);
    });
    return answer;
  }

  return {
    ask,
    /** The app has sent a token, requested or not. */
    answered(token: HostToken): void {
      delayed(false);
      pending?.resolve(token);
      pending = undefined;
    },
  };
}
