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

/** Events while a write is being delivered. */
export type DeliveryStep = { type: 'rekeyed'; idempotencyKey: string } | { type: 'offline' } | { type: 'online' };

export type Deliver = (write: Write) => AsyncGenerator<DeliveryStep, Failure | null>;

/** How often a write is retried on a cart that keeps changing. */
const staleTries = 8;

/**
 * Delivers one write to the service, once, despite lost connections, lost responses or concurrent changes. Returns null
 * on success, otherwise the reason for the failure. Only one runs at a time.
 */
export function createDelivery({ service, environment, newKey, wait }: Needs): Deliver {
  /** The last write failed without a response, and the cart has not been read since. */
  let isUnsure = false;

  return async function* deliver(write) {
    const { change } = write;
    let key = write.idempotencyKey;
    let failures = 0;
    let stale = 0;
    let mustRead = false;
    let cartOfLostCall: Cart | null = null;
    let sending: Cart | null = null;

    for (;;) {
      try {
        sending = null;
        if (mustRead || isUnsure) await service.read();
        isUnsure = false;
        await service.ensure();
        const cart = service.known();
        if (cart && mustRead && cartOfLostCall && seemsApplied(change, cartOfLostCall, cart)) return null;
        mustRead = false;
        if (cart && isDone(change, cart)) return null;
        if (cart && isOvertaken(write, cart)) return { kind: 'stale' };
        sending = cart;
        await service.write(change, key);
        return null;
      } catch (error) {
        const failure = expectedFailure(error);
        if (failure.kind === 'stale' && stale < staleTries) {
          // Not applied, and neither was an earlier attempt, since the service would have recognised the key. So it is
          // a new request on the current cart.
          stale++;
          key = newKey();
          yield { type: 'rekeyed', idempotencyKey: key };
          mustRead = true;
          cartOfLostCall = null;
        } else if (failure.kind === 'network' || failure.kind === 'timeout') {
          cartOfLostCall ??= sending;
          mustRead ||= sending !== null && !service.supportsIdempotency();
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

  /** After a failure that shows that our copy of the cart is wrong, or that leaves the result uncertain. */
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
