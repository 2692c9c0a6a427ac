import { useState } from 'react';
import { expectedFailure, type Failure } from '../../api/errors';
import { addWatch, removeWatch } from '../../api/items/back-in-stock';
import type { Watch } from '../../api/items/schema';
import { useWrite } from '../../api/use-write';
import type { ProductNumber } from '../../domain/ids';
import { watchKey } from './watch-key';

/** The last failure, numbered so that the same one is announced again. */
export interface Failed {
  failure: Failure;
  number: number;
}

/** A watch that is added, removed and added again; stored only for as long as the form is shown. */
export function useWatch(itemId: ProductNumber) {
  const [watch, setWatch] = useState<Watch | null>(null);
  const [isRemoved, setRemoved] = useState(false);
  const [failed, setFailed] = useState<Failed | null>(null);
  const adding = useWrite((email: string) => addWatch({ itemId, email }, watchKey(itemId)));
  const removing = useWrite(removeWatch);

  /** @returns the failure, or null */
  async function attempt(work: () => Promise<void>): Promise<Failure | null> {
    try {
      await work();
      setFailed(null);
      return null;
    } catch (error) {
      const failure = expectedFailure(error);
      setFailed((before) => ({ failure, number: (before?.number ?? 0) + 1 }));
      return failure;
    }
  }

  function add(email: string): Promise<Failure | null> {
    return attempt(async () => {
      setWatch(await adding.send(email));
      setRemoved(false);
    });
  }

  return {
    step: watch === null ? 'form' : isRemoved ? 'removed' : 'added',
    failed,
    busy: adding.isPending || removing.isPending,
    add,
    async addAgain(): Promise<void> {
      if (watch) await add(watch.email);
    },
    async remove(): Promise<void> {
      if (!watch) return;
      await attempt(async () => {
        await removing.send(watch.id);
        setRemoved(true);
      });
    },
  } as const;
}
