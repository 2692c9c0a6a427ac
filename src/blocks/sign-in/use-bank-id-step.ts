import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** What an entry of the history shows: the choice of e-ID before BankID's step, or that step. */
type Shown = 'choice' | 'bankId';

/** ms: a browser that does not go back is not waited for. */
const longestBack = 1_000;

/** The step's own entry, and what the BankID app's return has added behind it, once or twice. */
const mostEntries = 3;

const shownBy = () => (history.state as { eid?: Shown } | null)?.eid;

/**
 * BankID's step as an entry of the history: Back leads from it to the choice of e-ID, and calls `onLeft`. The BankID app's
 * return adds an entry, too, and leaves nothing.
 */
export function useBankIdStep(onLeft: () => void) {
  const [isOpen, setOpen] = useState(() => shownBy() === 'bankId');
  const isClosing = useRef(false);
  const arrive = useEffectEvent(() => {
    const shown = shownBy();
    if (shown === 'bankId' && !isClosing.current) setOpen(true);
    if (shown !== 'choice') return;
    setOpen(false);
    onLeft();
  });
  useEffect(() => {
    addEventListener('popstate', arrive);
    return () => removeEventListener('popstate', arrive);
  }, []);

  function open(): void {
    history.replaceState({ ...history.state, eid: 'choice' satisfies Shown }, '');
    history.pushState({ eid: 'bankId' satisfies Shown }, '');
    setOpen(true);
  }

  /** Takes the step's entry out of the way back, with those that the BankID app's return has added. */
  async function close(): Promise<void> {
    setOpen(false);
    if (!isOpen && shownBy() !== 'bankId') return;
    isClosing.current = true;
    for (let entries = 0; entries < mostEntries && shownBy() !== 'choice'; entries++) await goBack();
    isClosing.current = false;
  }

  return { isOpen, open, close };
}

async function goBack(): Promise<void> {
  await new Promise<unknown>((resolve) => {
    addEventListener('popstate', resolve, { once: true });
    setTimeout(resolve, longestBack);
    history.back();
  });
}
