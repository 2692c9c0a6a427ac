import { envelopeVersion } from '../protocol/versions';
import type { GuestOptions } from './guest';
import type { Waiting } from './outbox';
import { findTransports, type TransportName } from './transports';

/** Numbers the messages of a session and puts them on whatever transport is there at the moment. */
export function createWire(options: GuestOptions) {
  const { window, warn } = options;
  let session = '';
  let sent = 0;
  let made = 0;
  let begunOn: TransportName | undefined;
  let warned = '';

  function lookUp() {
    const found = findTransports(options);
    const hosts = found.filter(({ name }) => name !== 'window').map(({ name }) => name);
    if (hosts.length > 1 && warned !== hosts.join()) {
      warned = hosts.join();
      warn?.(`several hosts: ${warned}; the first is used`);
    }
    return found[0];
  }

  const nextId = () => `${session}.${made++}`;

  return {
    get session() {
      return session;
    },
    transport: () => lookUp()?.name,
    /** Whether a host came, went or took another's place since the session began. */
    hasMoved: () => lookUp()?.name !== begunOn,
    begin(): void {
      const bytes = [...window.crypto.getRandomValues(new Uint8Array(8))];
      session = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
      sent = 0;
      begunOn = lookUp()?.name;
    },
    nextId,
    post({ type, payload, id = nextId() }: Waiting): 'sent' | 'noHost' {
      const transport = lookUp();
      if (!transport) return 'noHost';
      try {
        transport.post({ luckan: envelopeVersion, type, id, session, seq: sent++, payload });
        return 'sent';
      } catch {
        // A handler whose app has gone throws.
        return 'noHost';
      }
    },
  };
}
