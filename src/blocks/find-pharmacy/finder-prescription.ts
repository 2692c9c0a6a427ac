import { atom, useAtomValue } from 'jotai';
import { useHistoryState } from 'wouter/use-browser-location';
import { store } from '../../lib/store';
import { onSignOut } from '../../session/sign-out';
import type { Subject } from './subject';

/** A prescription that is taken along to `/hitta-apotek/`. In memory only, until sign-out. */
const prescriptionAtom = atom<Subject | null>(null);

/** What an entry of the browser's history contains about it: neither whose nor which. */
export const withPrescription = { prescription: true };

export function setFinderPrescription(subject: Subject): void {
  store.set(prescriptionAtom, subject);
  const stop = onSignOut(() => {
    stop();
    store.set(prescriptionAtom, null);
  });
}

/** The prescription that was taken along to this entry of the history; null after sign-out or a reload. */
export function useFinderPrescription(): Subject | null {
  const prescription = useAtomValue(prescriptionAtom);
  const state = useHistoryState<Partial<typeof withPrescription> | null>();
  return state?.prescription === true ? prescription : null;
}
