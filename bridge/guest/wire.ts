import { envelopeVersion } from '../protocol/versions';
import type { GuestOptions } from './guest';
import type { QueuedMessage } from './outbox';
import { findTransports, type TransportName } from './transports';

/** Numbers the messages of a session and posts them to the current transport. */
export function createWire(options: GuestOptions) {
  const { window, warn, watch } = options;
  let session = '';
  let messageCount = 0;
  let idCount = 0;
  let sessionTransport: TransportName | undefined;
  let warned = '';

  function findTransport() {
    const found = findTransports(options);
    const hosts = found.filter(({ name }) => name !== 'window').map(({ name }) => name);
    if (hosts.length > 1 && warned !== hosts.join()) {
      warned = hosts.join();
      warn?.(`several hosts: ${warned}; the first is used`);
    }
    return found[0];
  }

  const nextId = () => `${session}.${idCount++}`;

  return {
    get session() {
      return session;
    },
    transport: () => findTransport()?.name,
    /** Whether a host appeared, disappeared or was replaced since the session started. */
    hostChanged: () => findTransport()?.name !== sessionTransport,
    startSession(): void {
      const bytes = [...window.crypto.getRandomValues(new Uint8Array(8))];
      session = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
      messageCount = 0;
      sessionTransport = findTransport()?.name;
    },
    nextId,
    post({ type, payload, id = nextId() }: QueuedMessage): 'sent' | 'noHost' {
      const transport = findTransport();
      if (!transport) return 'noHost';
      try {
        const message = { luckan: envelopeVersion, type, id, session, seq: messageCount++, payload } as const;
        watch?.('toHost', message);
        transport.post(message);
        return 'sent';
      } catch {
        // A handler whose app is gone throws.
        return 'noHost';
      }
    },
  };
}
