import type { FailureKind } from '../../../api/errors';
import type { Cart } from '../../../domain/cart';
import { paths } from '../../../routes/paths';

export type Step = 'cart' | 'age' | 'delivery' | 'payment';

/** A step as the address names it; the answer to a payment is a place of its own, so that it survives a reload. */
const words = { age: 'alder', delivery: 'leverans', payment: 'betalning', answer: 'besked' } as const;
export type Place = Step | 'answer';

export function stepsOf(needsAge: boolean): Step[] {
  return needsAge ? ['cart', 'age', 'delivery', 'payment'] : ['cart', 'delivery', 'payment'];
}

export function addressOf(place: Place): string {
  return place === 'cart' ? paths.checkout() : `${paths.checkout()}?steg=${words[place]}`;
}

/** An address that names no step is the first one. */
export function placeIn(search: string): Place {
  const named = new URLSearchParams(search).get('steg');
  const places: Place[] = ['age', 'delivery', 'payment', 'answer'];
  return places.find((place) => place !== 'cart' && words[place as keyof typeof words] === named) ?? 'cart';
}

/** The customer has chosen how and where to, and can be written to. */
export function isDelivered({ deliveryAddress, shippingMethod, email }: Cart): boolean {
  return deliveryAddress !== null && shippingMethod !== null && email !== null;
}

interface Facts {
  steps: Step[];
  isDelivered: boolean;
  /** Why the service did not open the checkout; null while it has, or has not been asked. */
  refusal: FailureKind | null;
}

/** The step to be shown where the address asks for `wanted`: what must come before it cannot be passed by. */
export function stepToShow(wanted: Place, { steps, isDelivered, refusal }: Facts): Step {
  if (wanted === 'cart' || wanted === 'answer' || !steps.includes(wanted)) return 'cart';
  if (wanted === 'age') return refusal === null || refusal === 'notMature' ? 'age' : 'cart';
  if (refusal !== null) return refusal === 'notMature' ? 'age' : 'cart';
  return wanted === 'payment' && !isDelivered ? 'delivery' : wanted;
}
