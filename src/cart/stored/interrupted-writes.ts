import type { CartChange } from '../../api/cart/changes';
import type { Stored } from '../../platform/storage/create-storage';
import type { CartEvent, Emit } from '../events';
import type { InterruptedWrite, Write } from '../queue/write';
import type { ServiceCart } from '../service/service-cart';
import { type CartOfWrites, canResume, interruptedWrite, type StoredWrite, toStored } from './stored-writes';

interface Needs {
  storedWrites: Pick<Stored<StoredWrite[]>, 'read' | 'write'>;
  service: Pick<ServiceCart, 'id' | 'known' | 'supportsIdempotency'>;
  waiting(): readonly Write[];
  now(): number;
  emit: Emit;
}

/** Stores the tab's pending writes, so that they survive a reload. */
export function interruptedWrites({ storedWrites, service, waiting, now, emit }: Needs) {
  let interrupted: readonly StoredWrite[] = [];

  function cartNow(): CartOfWrites {
    const supportsIdempotency = service.supportsIdempotency();
    return { id: service.id(), isKnown: service.known() !== null, supportsIdempotency };
  }

  /** Writes of the earlier page that have not been taken over come first. */
  function store(): void {
    storedWrites.write([...interrupted, ...toStored(waiting(), cartNow())]);
  }

  return {
    /** Call it before the first request of this page, whose changes would overwrite the stored ones. */
    recall(): void {
      interrupted = storedWrites.read();
      if (interrupted.length > 0) emit({ type: 'recalled' });
    },

    /** Changes of the earlier page that have not been taken over. */
    waiting(): CartChange[] {
      return interrupted.map(({ change }) => change);
    },

    /** Returns the writes that can be resumed; from then on the queue owns them. */
    take(): InterruptedWrite[] {
      const resumable = interrupted.filter((write) => canResume(write, cartNow(), now()));
      interrupted = [];
      return resumable.map(interruptedWrite);
    },

    follow({ type }: CartEvent): void {
      const isAnswered = type === 'confirmed' || type === 'refused';
      if (type === 'queued' || type === 'sent' || type === 'rekeyed' || isAnswered) store();
      // Pending writes may now be for another cart, or for one that has been read.
      if (type === 'cartUpdated' && waiting().length > 0) store();
    },
  };
}
