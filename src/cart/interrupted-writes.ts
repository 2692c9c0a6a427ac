import type { Stored } from '../platform/storage/create-storage';
import { type CartAtService, canResume, type KeptWrite, toKeep } from './kept-writes';
import type { Write } from './queue';

interface Needs {
  keptWrites: Pick<Stored<KeptWrite[]>, 'read' | 'write'>;
  cart(): CartAtService;
  now(): number;
}

/** Lets the writes of a tab outlive its reload. */
export function interruptedWrites({ keptWrites, cart, now }: Needs) {
  let interrupted: readonly KeptWrite[] = [];
  return {
    /** Before anything is asked for in this page: what is kept later are its own changes. */
    recall(): void {
      interrupted = keptWrites.read();
    },
    /** Keeps what is waiting, after what an earlier page left and this one has not asked for anew. */
    keep(waiting: readonly Write[]): void {
      keptWrites.write([...interrupted, ...toKeep(waiting, cart())]);
    },
    /** What can be asked for once more; from then on it is the caller's to keep. */
    take(): KeptWrite[] {
      const resumable = interrupted.filter((write) => canResume(write, cart(), now()));
      interrupted = [];
      return resumable;
    },
  };
}
