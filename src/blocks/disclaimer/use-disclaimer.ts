import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { acceptedDisclaimers, acceptedDisclaimersAtom, firstUnaccepted } from './accepted';

/**
 * Shows the disclaimers of substances before a purchase, one after the other. Accepting the last one closes it and
 * continues the purchase, if one was begun; declining only closes it.
 */
export function useDisclaimer(...substances: readonly (string | null)[]) {
  const [openSubstance, setOpenSubstance] = useState<string | null>(null);
  const purchase = useRef<() => void>(undefined);
  const accepted = useAtomValue(acceptedDisclaimersAtom);
  const unaccepted = firstUnaccepted(accepted, substances);

  return {
    /** The first substance to ask about, which changes when its disclaimer is accepted here or in another tab. */
    unaccepted,
    /** The substance whose disclaimer is open. */
    openSubstance,
    open: setOpenSubstance,
    before(buy: () => void): void {
      setOpenSubstance(unaccepted);
      if (unaccepted === null) buy();
      else purchase.current = buy;
    },
    accept(): void {
      const now = openSubstance === null ? accepted : { ...accepted, [openSubstance]: true as const };
      acceptedDisclaimers.write(now);
      const following = firstUnaccepted(now, substances);
      setOpenSubstance(following);
      if (following !== null) return;
      purchase.current?.();
      purchase.current = undefined;
    },
    decline(): void {
      setOpenSubstance(null);
      purchase.current = undefined;
    },
  };
}
