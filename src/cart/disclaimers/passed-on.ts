import { outstandingDisclaimers } from '../../domain/disclaimers';
import type { Stored } from '../../platform/storage/create-storage';
import type { CartEvent } from '../events';
import type { WriteQueue } from '../queue/write-queue';
import type { ServiceCart } from '../service/service-cart';

interface Needs {
  service: Pick<ServiceCart, 'known'>;
  queue: Pick<WriteQueue, 'push'>;
  acceptedDisclaimers: Pick<Stored<Record<string, true>>, 'read' | 'subscribe'>;
}

/** Tells the service which of the cart's disclaimers have been accepted in this browser. */
export function passedOnDisclaimers({ service, queue, acceptedDisclaimers }: Needs) {
  /** Each is tried once per cart; after a lost connection again at the cart's next change. */
  const tried = new Set<string>();

  async function passOn(): Promise<void> {
    const cart = service.known();
    if (!cart?.acceptedDisclaimers || cart.orderCreated) return;
    const accepted = acceptedDisclaimers.read();
    const keyOf = (substance: string) => `${cart.cartId} ${substance}`;
    const substances = outstandingDisclaimers(cart.rows, cart.acceptedDisclaimers).filter(
      (substance) => accepted[substance] && !tried.has(keyOf(substance)),
    );
    if (substances.length === 0) return;
    for (const substance of substances) tried.add(keyOf(substance));
    const outcome = await queue.push({ kind: 'acceptDisclaimers', substances });
    if (outcome.ok || !['network', 'timeout'].includes(outcome.failure.kind)) return;
    for (const substance of substances) tried.delete(keyOf(substance));
  }

  return {
    listen(): void {
      acceptedDisclaimers.subscribe(() => void passOn());
    },
    follow({ type }: CartEvent): void {
      if (type === 'cartUpdated') void passOn();
    },
  };
}
