import { limits } from '../domain/limits';
import type { Embedder, HostToken } from '../platform/embedder/embedder';

export interface HostTokenParts {
  embedder: Pick<Embedder, 'tokenError'>;
  /** Told when the app has not answered in time, and again when it has. */
  late(isLate: boolean): void;
  wait(ms: number): Promise<void>;
}

export type HostTokenCode = 'EXPIRING' | 'EXPIRED' | 'REJECTED' | 'UNAVAILABLE';

/** Asking the app for a fresh token: one question at a time, shared by all who need the answer. */
export function hostTokens({ embedder, late, wait }: HostTokenParts) {
  let asked: { answer: Promise<HostToken | null>; resolve(token: HostToken | null): void } | undefined;

  function ask(code: HostTokenCode): Promise<HostToken | null> {
    if (asked) return asked.answer;
    let resolve: (token: HostToken | null) => void = () => {};
    const answer = new Promise<HostToken | null>((done) => {
      resolve = done;
    });
    const mine = { answer, resolve };
    asked = mine;
    embedder.tokenError({ code, retryable: true });
    void wait(limits.token.hostAnswer).then(() => {
      if (asked !== mine) return;
      asked = undefined;
      late(true);
      resolve(null);
    });
    return answer;
  }

  return {
    ask,
    /** The app has spoken, asked or not. */
    answered(token: HostToken): void {
      late(false);
      asked?.resolve(token);
      asked = undefined;
    },
  };
}
