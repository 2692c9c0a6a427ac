import type { SignInEnded } from '../api/http';
import { limits } from '../domain/limits';
import type { Embedder } from '../platform/embedder/embedder';
import type { HostTokenCode, hostTokens } from './host-tokens';
import type { ownTokens } from './own-tokens';
import type { Token } from './token';

interface RenewalParts {
  embedder: Pick<Embedder, 'ownsToken'>;
  own: ReturnType<typeof ownTokens>;
  host: ReturnType<typeof hostTokens>;
  /** The session's token now. */
  token(): Token | null;
  use(next: Token): void;
  /** Whether the shop decides about sign-out; inside an app it only notifies the app. */
  decidesItself(): boolean;
  /** No token is available: signs the customer out. */
  lose(): void;
  /** Runs `work` once after `ms`. @returns a function that cancels it */
  after(ms: number, work: () => void): () => void;
  now(): number;
}

/** Longest delay that browser timers support. */
const timerMax = 2 ** 31 - 1;

/** Two minutes before expiry; half of the remaining time if less is left. */
function untilRenewal(left: number): number {
  const { refreshBeforeExpiry } = limits.token;
  return Math.min(left > refreshBeforeExpiry ? left - refreshBeforeExpiry : left / 2, timerMax);
}

/** Replaces the token: before it expires, after it was rejected, and when the session cookie has changed. */
export function createRenewal({ embedder, own, host, token, use, decidesItself, lose, after, now }: RenewalParts) {
  let running: Promise<Token | null> | undefined;
  let cancelTimer = () => {};

  async function fresh(code: HostTokenCode): Promise<Token | null> {
    const next = embedder.ownsToken() ? null : await own.renew(token());
    if (next) use(next);
    if (next || decidesItself()) return next;
    const answer = await host.ask(embedder.ownsToken() ? code : 'UNAVAILABLE');
    return answer?.accessToken ? token() : null;
  }

  /** One renewal shared by all callers. `mayLeave`: a failed renewal signs the customer out. */
  function renew(code: HostTokenCode, mayLeave: boolean): Promise<Token | null> {
    running ??= fresh(code).finally(() => {
      running = undefined;
    });
    return running.then((next) => {
      if (!next && mayLeave && token() && decidesItself()) lose();
      return next;
    });
  }

  return {
    renew,
    /** Without asking an app: a token of the shop's own, or the next one that the app sends. */
    async silently({ service, again, waits }: SignInEnded): Promise<Token | null> {
      const next = again || embedder.ownsToken() ? null : await own.renew(token());
      if (next) use(next);
      if (next) return next;
      const sent = await host.sent(service, waits);
      return sent?.accessToken ? token() : null;
    },

    /** Settles with the renewal that is running, if any. */
    settled: async () => void (await running),

    /** Renews a token before it expires. */
    schedule({ expiresAt }: Token): void {
      cancelTimer();
      cancelTimer = after(untilRenewal(expiresAt - now()), () => {
        if (embedder.ownsToken()) void host.ask('EXPIRING');
        else void renew('EXPIRING', true);
      });
    },

    stop: () => cancelTimer(),
  };
}
