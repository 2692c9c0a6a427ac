import { outboxSize } from '../protocol/limits';
import type { TellType } from '../protocol/types';
import { isState } from './traits';

export interface Waiting {
  type: string;
  payload: object;
  id?: string;
}

export interface Outbox {
  put(message: Waiting): void;
  /** The oldest, which then waits no more. */
  next(): Waiting | undefined;
  /** How many were dropped since the last time. */
  takeDropped(): number;
}

/** Keeps messages until the handshake is over: of a state the newest, of events all, up to a bound. */
export function createOutbox(): Outbox {
  let waiting: Waiting[] = [];
  let dropped = 0;
  return {
    put(message) {
      if (isState(message.type)) waiting = waiting.filter(({ type }) => type !== message.type);
      waiting.push(message);
      if (waiting.length <= outboxSize) return;
      waiting.splice(leastMissed(waiting), 1);
      dropped++;
    },
    next: () => waiting.shift(),
    takeDropped() {
      const count = dropped;
      dropped = 0;
      return count;
    },
  };
}

/** The oldest analytics event, or else the oldest event of any kind. */
function leastMissed(waiting: readonly Waiting[]): number {
  const analytics: TellType = 'ANALYTICS_EVENT';
  const found = waiting.findIndex(({ type }) => type === analytics);
  return found < 0 ? waiting.findIndex(({ type }) => !isState(type)) : found;
}
