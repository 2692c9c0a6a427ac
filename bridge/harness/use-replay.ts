import { useRef, useState } from 'react';
import type { Host, Traffic } from '../host';
import type { Recorded } from './recording/recording';
import { assertRecording, replayToGuest, type Step } from './recording/replay';
import { sessionToken } from './scenario/session-token';

export type Replaying = ReturnType<typeof useReplay>;

/** A recording that is played to the shop, or that the shop is held against. */
export function useReplay(host: () => Host | null) {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  /** What the shop has said since the start and nobody has taken yet. */
  const heard = useRef<Traffic[]>([]);
  /** Counts up to end what is going on. */
  const turn = useRef(0);
  const waiting = useRef<((traffic: Traffic) => void) | null>(null);

  function next(timeoutMs: number): Promise<Traffic | null> {
    const first = heard.current.shift();
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
    hear(traffic: Traffic): void {
      if (traffic.direction !== 'toHost') return;
      if (waiting.current) waiting.current(traffic);
      else heard.current.push(traffic);
    },
    /** Whatever is played ends: the shop is loaded anew. */
    stop(): void {
      turn.current++;
      heard.current = [];
    },
    async start(messages: readonly Recorded[], how: 'replay' | 'assert'): Promise<void> {
      heard.current = [];
      const mine = ++turn.current;
      const run = how === 'assert' ? assertRecording : replayToGuest;
      await run(messages, {
        host: {
          send: (type, payload) => host()?.send(type, payload) ?? false,
          back: () => host()?.back() ?? Promise.resolve(false),
        },
        nextToHost: next,
        token: sessionToken,
        wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
        isOver: () => turn.current !== mine,
        onStep: (next) => turn.current === mine && setSteps(next),
      });
    },
  };
}
