import { useEffect, useRef, useState } from 'react';
import { acceptedDisclaimers } from './accepted';

/**
 * The substance's disclaimer stands before a purchase, and opens with the page until it is accepted.
 * Accepting closes it and goes on with the purchase, if one was begun; declining only closes it.
 */
export function useDisclaimer(substance: string | null) {
  const [asked, setAsked] = useState(false);
  const purchase = useRef<() => void>(undefined);
  const needed = () => substance !== null && acceptedDisclaimers.read()[substance] !== true;

  useEffect(() => {
    setAsked(substance !== null && acceptedDisclaimers.read()[substance] !== true);
  }, [substance]);

  return {
    asked,
    before(buy: () => void): void {
      if (needed()) {
        purchase.current = buy;
        setAsked(true);
      } else buy();
    },
    accept(): void {
      if (substance !== null) acceptedDisclaimers.write({ ...acceptedDisclaimers.read(), [substance]: true });
      setAsked(false);
      purchase.current?.();
      purchase.current = undefined;
    },
    decline(): void {
      setAsked(false);
      purchase.current = undefined;
    },
  };
}
