import type { CartCalls } from '../../api/cart/calls';
import { expectedFailure } from '../../api/errors';
import type { Answer } from '../../api/http';
import type { Cart } from '../../domain/cart';
import type { CartId } from '../../domain/ids';
import type { Emit } from '../events';
import { isGone, readAsWhoeverIsThere } from './read-cart';

interface Needs {
  calls: Pick<CartCalls, 'read'>;
  ids: { write(id: CartId): boolean };
  emit: Emit;
}

/** A cart that an app has named, until it is known whether this visitor may read it. */
export function offeredCart({ calls, ids, emit }: Needs) {
  let offered: CartId | null = null;

  /** Null if it can never be used. */
  async function read(next: CartId): Promise<Answer<Cart> | null> {
    try {
      const answer = await readAsWhoeverIsThere(calls, next);
      return answer.data.orderCreated ? null : answer;
    } catch (error) {
      if (!isGone(expectedFailure(error))) throw error;
      return null;
    }
  }

  return {
    isThere: () => offered !== null,

    offer(next: CartId): void {
      offered = next;
    },

    /** Stores its id, or refuses it. @returns that cart, if it is to replace `current` */
    async store(current: CartId | null): Promise<Answer<Cart> | null> {
      const next = offered;
      if (next === null || next === current) {
        offered = null;
        return null;
      }
      const answer = await read(next);
      // There may be another one meanwhile.
      if (offered === next) offered = null;
      if (answer) ids.write(next);
      else emit({ type: 'offerRefused' });
      return answer;
    },
  };
}
