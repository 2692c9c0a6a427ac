import type { Stored } from '../../platform/storage/create-storage';
import type { CartEvent } from '../events';
import type { InterruptedWrite, Write } from '../queue/write';
import type { ServiceCart } from '../service/service-cart';
import { type CartOfWrites, canResume, interruptedWrite, type StoredWrite, toStored } from './stored-writes';

interface Needs {
  storedWrites: Pick<Stored<StoredWrite[]>, 'read' | 'write'>;
  service: Pick<ServiceCart, 'id' | 'known' | 'supportsIdempotency'>;
  waiting(): readonly Write[];
  now(): number;
}

/** Lets the writes of a tab outlive its reload. */
export function interruptedWrites({ storedWrites, service, waiting, now }: Needs) {
  let interrupted: readonly StoredWrite[] = [];

  function cartNow(): CartOfWrites {
    const supportsIdempotency = service.supportsIdempotency();
    return { id: service.id(), isKnown: service.known() !== null, supportsIdempotency };
  }

  /** What is waiting comes after what an earlier page left and this one has not requested anew. */
  function store(): void {
    storedWrites.write([...interrupted, ...toStored(waiting(), cartNow())]);
  }

  return {
    /** Before anything is requested in this page: what is stored later are its own changes. */
    recall(): void {
      interrupted = storedWrites.read();
    },

    /** What can be requested once more; from then on it is the queue's. */
    take(): InterruptedWrite[] {
      const resumable = interrupted.filter((write) => canResume(write, cartNow(), now()));
      interrupted = [];
      return resumable.map(interruptedWrite);
    },

    follow({ type }: CartEvent): void {
      const isAnswered = type === 'confirmed' || type === 'refused';
      if (type === 'queued' || type === 'sent' || type === 'rekeyed' || isAnswered) store();
      // Waiting writes may have another cart now, or one that has become known.
      if (type === 'cartUpdated' && waiting().length > 0) store();
    },
  };
}
