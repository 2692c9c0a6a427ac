import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { acceptedDisclaimersAtom } from '../../../cart/disclaimers/accepted';
import { askDisclaimers } from '../../../cart/disclaimers/question';
import type { Cart } from '../../../domain/cart';
import { outstandingDisclaimers } from '../../../domain/disclaimers';

/** The cart's substances that neither this browser nor the service knows to be accepted. */
export function useOutstandingDisclaimers({ rows, acceptedDisclaimers }: Cart): string[] {
  const here = useAtomValue(acceptedDisclaimersAtom);
  return outstandingDisclaimers(rows, [...Object.keys(here), ...(acceptedDisclaimers ?? [])]);
}

/**
 * Products may have come from an app or another device: their disclaimers open once the customer has left the cart's
 * step, and before payment.
 */
export function useDisclaimers(cart: Cart, { isDue, onDeclined }: { isDue: boolean; onDeclined: () => void }): void {
  const outstanding = useOutstandingDisclaimers(cart);
  const stamp = isDue ? outstanding.join('\n') : '';
  const ask = useEffectEvent(() => {
    const question = askDisclaimers(outstanding);
    void question?.answer.then((answer) => answer === 'declined' && onDeclined());
    return question?.withdraw;
  });
  useEffect(() => (stamp === '' ? undefined : ask()), [stamp]);
}
