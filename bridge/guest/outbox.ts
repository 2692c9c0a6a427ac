import { outboxSize } from '../protocol/limits';
import type { NotificationType } from '../protocol/types';
import { isState } from './traits';

export interface QueuedMessage {
  type: string;
  payload: object;
  id?: string;
}

export interface Outbox {
  put(message: QueuedMessage): void;
  /** Removes and returns the oldest message. */
  next(): QueuedMessage | undefined;
  /** How many messages were dropped since the last call. */
  takeDroppedCount(): number;
}

/** Queues messages until the handshake is over: the latest of each state and all events, up to a limit. */
export function createOutbox(): Outbox {
  let queue: QueuedMessage[] = [];
  let dropped = 0;
  return {
    put(message) {
      if (isState(message.type)) queue = queue.filter(({ type }) => type !== message.type);
      queue.push(message);
      if (queue.length <= outboxSize) return;
      queue.splice(leastImportant(queue), 1);
      dropped++;
    },
    next: () => queue.shift(),
    takeDroppedCount() {
      const count = dropped;
      dropped = 0;
      return count;
    },
  };
}

/** The oldest analytics event, or else the oldest event of any kind. */
function leastImportant(queue: readonly QueuedMessage[]): number {
  const analytics: NotificationType = 'ANALYTICS_EVENT';
  const found = queue.findIndex(({ type }) => type === analytics);
  return found < 0 ? queue.findIndex(({ type }) => !isState(type)) : found;
}
