import type { FailureKind } from '../../../api/errors';
import type { Cart } from '../../../domain/cart';
import { paths } from '../../../routes/paths';

export type Step = 'cart' | 'age' | 'delivery' | 'payment';

/** The steps' names in the address. The payment result has its own, so that it survives a reload. */
const segments = { age: 'alder', delivery: 'leverans', payment: 'betalning', answer: 'besked' } as const;
export type Place = Step | 'answer';

export function stepsOf(needsAge: boolean): Step[] {
  return needsAge ? ['cart', 'age', 'delivery', 'payment'] : ['cart', 'delivery', 'payment'];
}

export function addressOf(place: Place): string {
  return place === 'cart' ? paths.checkout() : `${paths.checkout()}?steg=${segments[place]}`;
}

/** Parses the step in the address; defaults to the first step. */
export function placeIn(search: string): Place {
  const named = new URLSearchParams(search).get('steg');
  const places: Place[] = ['age', 'delivery', 'payment', 'answer'];
  return places.find((place) => place !== 'cart' && segments[place as keyof typeof segments] === named) ?? 'cart';
}

/** Whether there is an address, a delivery method and an e-mail. */
export function isDelivered({ deliveryAddress, shippingMethod, email }: Cart): boolean {
  return deliveryAddress !== null && shippingMethod !== null && email !== null;
}

/** The service could not be asked, or did not answer: nothing about the cart has to change, and it can be tried again. */
const interruptions: FailureKind[] = ['network', 'timeout', 'aborted', 'tooMany', 'malformed', 'refused'];

export function isInterruption(failure: FailureKind): boolean {
  return interruptions.includes(failure);
}

interface Facts {
  steps: Step[];
  isDelivered: boolean;
  /** Why the service did not open the checkout; null if it is open or not requested yet. */
  refusal: FailureKind | null;
}

/** The step to show when the address requests `requested`: required earlier steps cannot be skipped. */
export function stepToShow(requested: Place, { steps, isDelivered, refusal }: Facts): Step {
  if (requested === 'cart' || requested === 'answer' || !steps.includes(requested)) return 'cart';
  const objection = refusal === null || isInterruption(refusal) ? null : refusal;
  if (objection !== null) return objection === 'notMature' ? 'age' : 'cart';
  if (requested === 'age') return 'age';
  return requested === 'payment' && !isDelivered ? 'delivery' : requested;
}
