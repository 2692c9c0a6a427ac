import type { Connection } from '../../host';
import type { Envelope } from '../../protocol/envelope';
import { maxMessageBytes } from '../../protocol/limits';
import type { FaultKind, FaultPlan } from './fault-plan';

interface FaultyOptions {
  /** What is to happen to a message that goes this way now; it is asked once for each message. */
  take(direction: FaultPlan['direction']): FaultKind | null;
  /** Told right before a message goes on that something was done to. */
  onSpoilt(kind: FaultKind, direction: FaultPlan['direction']): void;
  /** Told of a message to the app that nobody will hear of. */
  onDropped(data: unknown): void;
  setTimeout(callback: () => void, delay: number): unknown;
}

/** How long a message waits for the one that is to overtake it. */
const swapWithinMs = 3000;

/** The same connection with faults put into it. */
export function faultyConnection(
  inner: Connection,
  { take, onSpoilt, onDropped, setTimeout }: FaultyOptions,
): Connection {
  const toGuest = createSwapper(setTimeout);
  return {
    post(message) {
      const kind = take('toGuest');
      // The log has it at once, whatever becomes of it.
      if (kind) onSpoilt(kind, 'toGuest');
      toGuest(message, kind, (changed) => inner.post(changed as Envelope));
    },
    listen(receive) {
      const toHost = createSwapper(setTimeout);
      return inner.listen((data) => {
        const kind = take('toHost');
        if (kind === 'drop') onDropped(data);
        toHost(data, kind, (changed) => {
          if (kind) onSpoilt(kind, 'toHost');
          receive(changed);
        });
      });
    },
  };
}

function createSwapper(setTimeout: FaultyOptions['setTimeout']) {
  let held: (() => void) | null = null;
  function release(): void {
    held?.();
    held = null;
  }
  return (message: unknown, kind: FaultKind | null, pass: (message: unknown) => void): void => {
    if (kind === 'reorder') {
      release();
      held = () => pass(message);
      setTimeout(release, swapWithinMs);
      return;
    }
    if (kind !== 'drop') pass(kind ? spoilt(message, kind) : message);
    if (kind === 'double') pass(message);
    release();
  };
}

function spoilt(message: unknown, kind: FaultKind): unknown {
  const asText = typeof message === 'string';
  const value = asText ? JSON.parse(message) : message;
  const changed = change(value as Envelope, kind);
  return asText ? JSON.stringify(changed) : changed;
}

function change(message: Envelope, kind: FaultKind): unknown {
  if (kind === 'malform') return { ...message, payload: 'malformed' };
  if (kind === 'oversize')
    return { ...message, payload: { ...(message.payload as object), padding: 'x'.repeat(maxMessageBytes) } };
  return message;
}
