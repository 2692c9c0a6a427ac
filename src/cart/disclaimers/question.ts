import { atom } from 'jotai';
import { outstandingDisclaimers } from '../../domain/disclaimers';
import { store } from '../../lib/store';
import { acceptedDisclaimers, declinedDisclaimers } from './accepted';

/** A disclaimer that the customer is to read now. */
interface OpenDisclaimer {
  substance: string;
  accept(): void;
  decline(): void;
  /** Closes it without an answer: the customer has left the page. */
  withdraw(): void;
}

export const openDisclaimerAtom = atom<OpenDisclaimer | null>(null);

function outstanding(substances: readonly string[]): string[] {
  const products = substances.map((substance) => ({ substance }));
  return outstandingDisclaimers(products, Object.keys(acceptedDisclaimers.read()));
}

type DisclaimerAnswer = 'accepted' | 'declined' | 'withdrawn';

interface Question {
  /** `accepted` once all of them are. */
  answer: Promise<DisclaimerAnswer>;
  withdraw(): void;
}

/**
 * Shows the disclaimers of these substances that have not been accepted in this browser, one after the other; null if
 * there are none. An acceptance in another tab counts.
 */
export function askDisclaimers(substances: readonly string[]): Question | null {
  if (outstanding(substances).length === 0) return null;
  store.get(openDisclaimerAtom)?.withdraw();
  let resolve = (_: DisclaimerAnswer) => {};
  const answer = new Promise<DisclaimerAnswer>((settle) => {
    resolve = settle;
  });
  let isOpen = true;
  const unsubscribe = acceptedDisclaimers.subscribe(showNext);

  function close(result: DisclaimerAnswer): void {
    if (!isOpen) return;
    isOpen = false;
    unsubscribe();
    store.set(openDisclaimerAtom, null);
    resolve(result);
  }
  const withdraw = () => close('withdrawn');

  function show(substance: string): void {
    store.set(openDisclaimerAtom, {
      substance,
      accept: () => void acceptedDisclaimers.write({ ...acceptedDisclaimers.read(), [substance]: true }),
      decline() {
        declinedDisclaimers.write({ ...declinedDisclaimers.read(), [substance]: true });
        close('declined');
      },
      withdraw,
    });
  }

  function showNext(): void {
    const [substance] = outstanding(substances);
    if (substance === undefined) close('accepted');
    else show(substance);
  }

  showNext();
  return { answer, withdraw };
}

/**
 * Shows a disclaimer to a customer who has not asked to buy yet, unless it was declined in this tab.
 * @returns closes it again
 */
export function showOnArrival(substance: string | null): (() => void) | undefined {
  if (substance === null || declinedDisclaimers.read()[substance]) return undefined;
  return askDisclaimers([substance])?.withdraw;
}
