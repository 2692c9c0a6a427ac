import { atom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type PatientRef, patientKey } from '../../../api/expedition/patient';
import { type ListView, readListView, writeListView } from '../../../blocks/prescription-events/list-view';
import { store } from '../../../lib/store';
import { pathsOf } from '../area-page';

/** How each patient's list was last shown, for the links that lead back to it; stored in memory alone. */
const lastViewsAtom = atom<Readonly<Record<string, ListView>>>({});

const keyOf = (patient: PatientRef) => patientKey(patient).join('/');

/** How a patient's list is shown, and a change of it: the address has it, which a reload and the way back restore. */
export function useListView(patient: PatientRef): [ListView, (change: Partial<ListView>) => void] {
  const [location, navigate] = useLocation();
  const search = useSearch();
  const key = keyOf(patient);
  const view = readListView(search);
  useEffect(() => {
    store.set(lastViewsAtom, (views) => ({ ...views, [key]: readListView(search) }));
  }, [key, search]);
  return [view, (change) => navigate(location + writeListView({ ...view, ...change }), { replace: true })];
}

/** The address of a patient's list as it was last shown. */
export function useListAddress(patient: PatientRef): string {
  const view = useAtomValue(lastViewsAtom)[keyOf(patient)] ?? {};
  return pathsOf(patient).prescriptions + writeListView(view);
}
