import { helloTimeoutMs } from '../protocol/limits';
import type { Hello } from '../protocol/types';
import type { GuestWindow } from './environment';

/** Waits for HELLO, up to a limit; a later one is as good. */
export function createHandshake(window: GuestWindow) {
  let hello: Hello | null = null;
  let waiting = true;
  let timer: number | undefined;
  let settle = (_: Hello | null): void => {};
  let settled: Promise<Hello | null>;

  function renew() {
    settled = new Promise((resolve) => {
      settle = resolve;
    });
    return settled;
  }

  const first = renew();
  return {
    first,
    get hello() {
      return hello;
    },
    get waiting() {
      return waiting;
    },
    /** The end of the handshake that is going on, or of the last one. */
    get settled() {
      return settled;
    },
    /** The host that was there before is counted on until it is clear that it does not answer. */
    begin(giveUp: () => void): void {
      if (!waiting) renew();
      waiting = true;
      window.clearTimeout(timer);
      timer = window.setTimeout(giveUp, helloTimeoutMs);
    },
    end(answer: Hello | null): void {
      window.clearTimeout(timer);
      hello = answer;
      waiting = false;
      settle(answer);
    },
  };
}
