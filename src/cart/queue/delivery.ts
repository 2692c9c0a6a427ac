import { expectedFailure, type Failure } from '../../api/errors';
import { retryDelay } from '../../api/query-defaults';
import type { Cart } from '../../domain/cart';
import { limits } from '../../domain/limits';
import type { Environment } from '../environment';
import type { ServiceCart } from '../service/service-cart';
import { isDone, isOvertaken, seemsApplied, type Write } from './write';

interface Needs {
  service: ServiceCart;
  environment: Pick<Environment, 'isOnline' | 'backOnline'>;
  newKey(): string;
  wait(ms: number): Promise<void>;
}

/** What happens to a write on its way. */
export type DeliveryStep = { type: 'rekeyed'; idempotencyKey: string } | { type: 'offline' } | { type: 'online' };

export type Deliver = (write: Write) => AsyncGenerator<DeliveryStep, Failure | null>;

/** How often a write is built anew on a cart that others keep changing. */
const staleTries = 8;

/**
 * Brings one write to the service, once, whatever happens on the way: offline, lost answers, others' changes.
 * Returns null when it is done, else the reason why it is not. Only one runs at a time.
 */
export function createDelivery({ service, environment, newKey, wait }: Needs): Deliver {
  /** The last write was given up without an answer, and the cart has not been looked at since. */
  let isUnsure = false;

  return async function* deliver(write) {
    const { change } = write;
    let key = write.idempotencyKey;
    let failures = 0;
    let stale = 0;
    let lookAgain = false;
    let cartOfLostCall: Cart | null = null;
    let sending: Cart | null = null;

    for (;;) {
      try {
        sending = null;
        if (lookAgain || isUnsure) await service.read();
        isUnsure = false;
        await service.ensure();
        const cart = service.known();
        if (cart && lookAgain && cartOfLostCall && seemsApplied(change, cartOfLostCall, cart)) return null;
        lookAgain = false;
        if (cart && isDone(change, cart)) return null;
        if (cart && isOvertaken(write, cart)) return { kind: 'stale' };
        sending = cart;
        await service.write(change, key);
        return null;
      } catch (error) {
        const failure = expectedFailure(error);
        if (failure.kind === 'stale' && stale < staleTries) {
          // Certainly not applied, an earlier try neither: the service would have known the key. So it is a new
          // request, on what is there now.
          stale++;
          key = newKey();
          yield { type: 'rekeyed', idempotencyKey: key };
          lookAgain = true;
          cartOfLostCall = null;
        } else if (failure.kind === 'network' || failure.kind === 'timeout') {
          cartOfLostCall ??= sending;
          lookAgain ||= sending !== null && !service.supportsIdempotency();
          if (!environment.isOnline()) {
            yield { type: 'offline' };
            await environment.backOnline();
            yield { type: 'online' };
          } else if (failures < limits.query.retries) await wait(retryDelay(failures++));
          else {
            isUnsure = true;
            return failure;
          }
        } else {
          await recover(failure);
          return failure;
        }
      }
    }
  };

  /** After a refusal that shows that our picture of the cart is wrong, or that leaves open what was done. */
  async function recover(failure: Failure): Promise<void> {
    try {
      if (failure.kind === 'invalidCart') await service.replace(service.id());
      else if (failure.kind === 'malformed' || (failure.kind === 'refused' && failure.status >= 500))
        await service.read();
    } catch (error) {
      expectedFailure(error);
    }
  }
}
