import { useRef, useState } from 'react';
import type { Host, Traffic } from '../host';
import type { Recorded } from './recording/recording';
import { assertRecording, replayToGuest, type Step, stopped } from './recording/replay';
import { sessionToken } from './scenario/session-token';

export type Replaying = ReturnType<typeof useReplay>;

/** Replays a recording to the shop, or compares the shop with it. */
export function useReplay(host: () => Host | null) {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [running, setRunning] = useState<'replay' | 'assert' | null>(null);
  /** Messages of the shop that the replay has not read yet. */
  const unread = useRef<Traffic[]>([]);
  /** Increases to stop the current run. */
  const runNumber = useRef(0);
  const waiting = useRef<((traffic: Traffic | null) => void) | null>(null);

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

  /** The message that the current run waits for does not come any more. */
  function end(): void {
    runNumber.current++;
    unread.current = [];
    waiting.current?.(null);
  }

  return {
    steps,
    /** How a recording is running, if one is. */
    running,
    receive(traffic: Traffic): void {
      if (traffic.direction !== 'toHost') return;
      if (waiting.current) waiting.current(traffic);
      else unread.current.push(traffic);
    },
    /** Stops the current run: the shop is reloaded, or the user wants to. */
    stop(): void {
      end();
      setRunning(null);
      setSteps(stopped);
    },
    async start(messages: readonly Recorded[], how: 'replay' | 'assert'): Promise<void> {
      end();
      const currentRun = runNumber.current;
      setRunning(how);
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
      if (runNumber.current === currentRun) setRunning(null);
    },
  };
}
