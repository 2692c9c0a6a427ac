import { helloTimeoutMs } from '../protocol/limits';
import type { Hello } from '../protocol/types';
import type { GuestWindow } from './environment';

/** Waits for HELLO with a timeout; a later one is accepted too. */
export function createHandshake(window: GuestWindow, timeout = () => helloTimeoutMs) {
  let hello: Hello | null = null;
  let waiting = true;
  let timer: number | undefined;
  let settle = (_: Hello | null): void => {};
  let settled: Promise<Hello | null>;

  function renew() {
    settled = new Promise((resolve) => {
      settle = resolve;
    });
  }

  renew();
  return {
    get hello() {
      return hello;
    },
    get waiting() {
      return waiting;
    },
    /** Resolves when the current handshake ends; already resolved if none is running. */
    get settled() {
      return settled;
    },
    /** The previous HELLO stays in effect until the new handshake ends. */
    start(onTimeout: () => void): void {
      if (!waiting) renew();
      waiting = true;
      window.clearTimeout(timer);
      timer = window.setTimeout(onTimeout, timeout());
    },
    end(answer: Hello | null): void {
      window.clearTimeout(timer);
      hello = answer;
      waiting = false;
      settle(answer);
    },
  };
}
