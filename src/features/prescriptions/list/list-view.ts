import { atom, useAtom } from 'jotai';
import { type PatientRef, patientKey } from '../../../api/expedition/patient';
import { limits } from '../../../domain/limits';
import type { Sorting } from '../../../domain/prescription-states';

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

/** How a patient's list is shown, and a change of it. */
export function useListView(patient: PatientRef): [ListView, (change: Partial<ListView>) => void] {
  const [views, setViews] = useAtom(viewsAtom);
  const key = patientKey(patient).join('/');
  const view = views[key] ?? first;
  return [view, (change) => setViews((before) => ({ ...before, [key]: { ...view, ...change } }))];
}
