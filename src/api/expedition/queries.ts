import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { limits } from '../../domain/limits';
import { path, request } from '../http';
import { costProtectionPath, eventsPath, type PatientRef, patientKey, prescriptionsPath } from './patient';
import {
  costProtectionSchema,
  eventsSchema,
  prescriptionSchema,
  prescriptionsSchema,
  productOptionsSchema,
} from './schema';

const expedition = { service: 'expedition', auth: true } as const;

/** A patient's prescriptions. GET /prescriptions */
export function prescriptionsQuery(patient: PatientRef) {
  return queryOptions({
    queryKey: ['expedition', 'prescriptions', ...patientKey(patient)],
    queryFn: ({ signal }) =>
      request({ ...expedition, path: prescriptionsPath(patient), schema: prescriptionsSchema, signal }),
    // Requested before the terms are known, and shown after.
    staleTime: limits.query.justRead,
  });
}

/** A prescription with its history. GET /prescriptions/{id} */
export function prescriptionQuery(patient: PatientRef, id: string) {
  return queryOptions({
    queryKey: ['expedition', 'prescription', ...patientKey(patient), id],
    queryFn: ({ signal }) =>
      request({
        ...expedition,
        path: prescriptionsPath(patient) + path`/${id}`,
        schema: prescriptionSchema,
        signal,
      }),
    staleTime: limits.query.justRead,
  });
}

/** The products that can be ordered, at their price for `quantity` packages. GET …/product-options */
export function productOptionsQuery(patient: PatientRef, id: string, quantity: number) {
  return queryOptions({
    queryKey: ['expedition', 'product-options', ...patientKey(patient), id, quantity],
    queryFn: ({ signal }) =>
      request({
        ...expedition,
        path: prescriptionsPath(patient) + path`/${id}/product-options`,
        query: { quantity },
        schema: productOptionsSchema,
        signal,
      }),
    select: ({ options }) => options,
    placeholderData: keepPreviousData,
    // The parts of a prescription's page appear one after the other.
    staleTime: limits.query.justRead,
  });
}

/** The high-cost protection of a patient. GET /cost-protection */
export function costProtectionQuery(patient: PatientRef) {
  return queryOptions({
    queryKey: ['expedition', 'cost-protection', ...patientKey(patient)],
    queryFn: ({ signal }) =>
      request({ ...expedition, path: costProtectionPath(patient), schema: costProtectionSchema, signal }),
  });
}

/** What there is to know about a patient; with the powers of attorney of who is signed in. GET /customer/events */
export function eventsQuery(patient: PatientRef) {
  return queryOptions({
    queryKey: ['expedition', 'events', ...patientKey(patient)],
    queryFn: ({ signal }) => request({ ...expedition, path: eventsPath(patient), schema: eventsSchema, signal }),
    select: ({ events }) => events,
  });
}
