import type { Connection } from '../../host';
import type { Envelope } from '../../protocol/envelope';
import { maxMessageBytes } from '../../protocol/limits';
import type { FaultKind, FaultPlan } from './fault-plan';

interface FaultyOptions {
  /** The fault for a message in this direction; called once per message. */
  take(direction: FaultPlan['direction']): FaultKind | null;
  /** Called right before a message with an injected fault is passed on. */
  onInjected(kind: FaultKind, direction: FaultPlan['direction']): void;
  /** Called for a dropped message to the app. */
  onDropped(data: unknown): void;
  setTimeout(callback: () => void, delay: number): unknown;
}

/** How long a message waits for the next one to be swapped with. */
const swapWithinMs = 3000;

/** Wraps a connection, and injects faults. */
export function faultyConnection(
  inner: Connection,
  { take, onInjected, onDropped, setTimeout }: FaultyOptions,
): Connection {
  const toGuest = createSwapper(setTimeout);
  return {
    post(message) {
      const kind = take('toGuest');
      // The log shows the message at once, whatever happens to it.
      if (kind) onInjected(kind, 'toGuest');
      toGuest(message, kind, (changed) => inner.post(changed as Envelope));
    },
    listen(receive) {
      const toHost = createSwapper(setTimeout);
      return inner.listen((data) => {
        const kind = take('toHost');
        if (kind === 'drop') onDropped(data);
        toHost(data, kind, (changed) => {
          if (kind) onInjected(kind, 'toHost');
          receive(changed);
        });
      });
    },
  };
}

function createSwapper(setTimeout: FaultyOptions['setTimeout']) {
  let pending: (() => void) | null = null;
  function release(): void {
    pending?.();
    pending = null;
  }
  return (message: unknown, kind: FaultKind | null, pass: (message: unknown) => void): void => {
    if (kind === 'reorder') {
      release();
      pending = () => pass(message);
      setTimeout(release, swapWithinMs);
      return;
    }
    if (kind !== 'drop') pass(kind ? corrupt(message, kind) : message);
    if (kind === 'double') pass(message);
    release();
  };
}

function corrupt(message: unknown, kind: FaultKind): unknown {
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
