import { atom, useAtom } from 'jotai';
import { type PatientRef, patientKey } from '../../api/expedition/patient';
import { limits } from '../../domain/limits';
import type { Sorting } from '../../domain/prescription-states';
import { store } from '../../lib/store';

/** How a list is shown. It outlives the list, so that who comes back from a prescription finds the same list. */
export interface ListView {
  sorting: Sorting;
  withExpired: boolean;
  /** How many are shown at most. */
  count: number;
}

const first: ListView = { sorting: 'prescribed', withExpired: false, count: limits.prescriptions.perPage };

/** By patient; kept in memory alone. */
const viewsAtom = atom<Readonly<Record<string, ListView>>>({});

const keyOf = (patient: PatientRef) => patientKey(patient).join('/');

/** A notice that several prescriptions expire soon leads to the list in which they stand first. */
export function showExpiringFirst(patient: PatientRef): void {
  store.set(viewsAtom, (views) => {
    const key = keyOf(patient);
    return { ...views, [key]: { ...(views[key] ?? first), sorting: 'expiry' } };
  });
}

/** How a patient's list is shown, and a change of it. */
export function useListView(patient: PatientRef): [ListView, (change: Partial<ListView>) => void] {
  const [views, setViews] = useAtom(viewsAtom);
  const key = keyOf(patient);
  const view = views[key] ?? first;
  return [view, (change) => setViews((before) => ({ ...before, [key]: { ...view, ...change } }))];
}
