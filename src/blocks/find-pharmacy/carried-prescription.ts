import { atom, useAtomValue } from 'jotai';
import { useHistoryState } from 'wouter/use-browser-location';
import { store } from '../../lib/store';
import { onSignOut } from '../../session/sign-out';
import type { Subject } from './subject';

/** A prescription that is taken along to `/hitta-apotek/`. In memory only, until sign-out. */
const carriedAtom = atom<Subject | null>(null);

/** What an entry of the browser's history says about it: neither whose nor which. */
export const withPrescription = { prescription: true };

export function carryPrescription(subject: Subject): void {
  store.set(carriedAtom, subject);
  const stop = onSignOut(() => {
    stop();
    store.set(carriedAtom, null);
  });
}

/** The prescription that was taken along to this entry of the history; null after sign-out or a reload. */
export function useCarriedPrescription(): Subject | null {
  const carried = useAtomValue(carriedAtom);
  const state = useHistoryState<Partial<typeof withPrescription> | null>();
  return state?.prescription === true ? carried : null;
}
