import { useRef, useState } from 'react';
import { acceptedDisclaimers, firstUnaccepted } from './accepted';

/**
 * Shows the disclaimers of substances before a purchase, one after the other. Accepting the last one closes it and
 * continues the purchase, if one was begun; declining only closes it.
 */
export function useDisclaimer(...substances: readonly (string | null)[]) {
  const [asked, setAsked] = useState<string | null>(null);
  const purchase = useRef<() => void>(undefined);

  return {
    /** The substance whose disclaimer is open. */
    asked,
    ask: setAsked,
    before(buy: () => void): void {
      const first = firstUnaccepted(...substances);
      setAsked(first);
      if (first === null) buy();
      else purchase.current = buy;
    },
    accept(): void {
      if (asked !== null) acceptedDisclaimers.write({ ...acceptedDisclaimers.read(), [asked]: true });
      const following = firstUnaccepted(...substances);
      setAsked(following);
      if (following !== null) return;
      purchase.current?.();
      purchase.current = undefined;
    },
    decline(): void {
      setAsked(null);
      purchase.current = undefined;
    },
  };
}
