import { addressOf, requestPdf } from '../http';
import { type PatientRef, prescriptionsPath } from './patient';

/** Valid prescriptions, or what was collected in the last 15 months (of who is signed in only). */
export type ListKind = 'current' | 'collected';

interface List {
  patient: PatientRef;
  kind: ListKind;
}

function callOf({ patient, kind }: List) {
  return { service: 'expedition', path: `${prescriptionsPath(patient)}/${kind}/pdf` } as const;
}

/** The absolute address of a patient's list, for an app with a bearer of its own. */
export function listAddress(list: List): string {
  return addressOf(callOf(list));
}

/** A patient's list as a PDF. GET /prescriptions/current/pdf, /prescriptions/collected/pdf @throws ApiError */
export function readList({ method, signal, ...list }: List & { method: 'GET' | 'HEAD'; signal: AbortSignal }) {
  return requestPdf({ ...callOf(list), auth: true, method, signal });
}
