import { useRef, useState } from 'react';
import type { Host, Traffic } from '../host';
import type { Recorded } from './recording/recording';
import { assertRecording, replayToGuest, type Step } from './recording/replay';
import { sessionToken } from './scenario/session-token';

export type Replaying = ReturnType<typeof useReplay>;

/** Replays a recording to the shop, or compares the shop with it. */
export function useReplay(host: () => Host | null) {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  /** Messages of the shop that the replay has not read yet. */
  const unread = useRef<Traffic[]>([]);
  /** Increases to stop the current run. */
  const runNumber = useRef(0);
  const waiting = useRef<((traffic: Traffic) => void) | null>(null);

  function next(timeoutMs: number): Promise<Traffic | null> {
    const first = unread.current.shift();
    if (first) return Promise.resolve(first);
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        waiting.current = null;
        resolve(null);
      }, timeoutMs);
      waiting.current = (traffic) => {
        clearTimeout(timer);
        waiting.current = null;
        resolve(traffic);
      };
    });
  }

  return {
    steps,
    receive(traffic: Traffic): void {
      if (traffic.direction !== 'toHost') return;
      if (waiting.current) waiting.current(traffic);
      else unread.current.push(traffic);
    },
    /** Stops the current run, because the shop is reloaded. */
    stop(): void {
      runNumber.current++;
      unread.current = [];
    },
    async start(messages: readonly Recorded[], how: 'replay' | 'assert'): Promise<void> {
      unread.current = [];
      const currentRun = ++runNumber.current;
      const run = how === 'assert' ? assertRecording : replayToGuest;
      await run(messages, {
        host: {
          send: (type, payload) => host()?.send(type, payload) ?? false,
          back: () => host()?.back() ?? Promise.resolve(false),
        },
        nextToHost: next,
        token: sessionToken,
        wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
        isOver: () => runNumber.current !== currentRun,
        onStep: (next) => runNumber.current === currentRun && setSteps(next),
      });
    },
  };
}
