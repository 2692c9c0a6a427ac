import { queryOptions } from '@tanstack/react-query';
import { path, request } from '../http';
import { powerSchema, powersSchema } from './schema';

const expedition = { service: 'expedition', auth: true } as const;

/** Which side of a power of attorney a person is on. */
export type PowerSide = 'giver' | 'receiver';

const base = { giver: '/powers-of-attorney-giver', receiver: '/powers-of-attorney-receiver' } as const;

/** Powers of attorney that who is signed in has received, or has given, also for children in custody. */
export function powersQuery(side: PowerSide) {
  return queryOptions({
    queryKey: ['expedition', 'powers', side],
    queryFn: ({ signal }) => request({ ...expedition, path: base[side], schema: powersSchema, signal }),
    select: ({ powerOfAttorneyItems }) => powerOfAttorneyItems,
  });
}

/** A received one. @throws ApiError refused with 404 once it has ended */
export function receivedPowerQuery(id: string) {
  return queryOptions({
    queryKey: ['expedition', 'power', id],
    queryFn: ({ signal }) =>
      request({ ...expedition, path: base.receiver + path`/${id}`, schema: powerSchema, signal }),
  });
}

export interface NewPower {
  /** The child in custody that gives it; who is signed in if it is left out. */
  childId?: string | undefined;
  /** The receiver's. */
  personalIdNumber: string;
  /** The last day. */
  expiryDate: string;
}

/** Registers one, which is pending until the receiver consents. @throws ApiError */
export function givePower(power: NewPower) {
  const body = { ...power, termsAccepted: true };
  return request({ ...expedition, method: 'POST', path: base.giver, body, schema: powersSchema });
}

/** Sets another last day; the receiver has to consent again. @throws ApiError */
export function changePower({ id, expiryDate }: { id: string; expiryDate: string }) {
  const body = { expiryDate, termsAccepted: true };
  return request({ ...expedition, method: 'PATCH', path: base.giver + path`/${id}`, body, schema: powersSchema });
}

/** What is consented to: a power with the last day that was shown. */
interface Consent {
  id: string;
  expiryDate: string;
}

/** Accepts, as a minor, one that the guardians have given. @throws ApiError conflict POWER_CHANGED if it has another last day */
export function acceptPower({ id, expiryDate }: Consent) {
  const body = { approved: true, expiryDate, termsAccepted: true };
  return request({ ...expedition, method: 'PATCH', path: base.giver + path`/${id}`, body, schema: powersSchema });
}

/** Consents to one, as its receiver. @throws ApiError conflict POWER_CHANGED if it has another last day */
export function consentToPower({ id, expiryDate }: Consent) {
  const body = { approved: true, expiryDate, termsAccepted: true };
  return request({ ...expedition, method: 'PATCH', path: base.receiver + path`/${id}`, body, schema: powersSchema });
}

/** Denies one, as its receiver. @throws ApiError */
export function denyPower({ id }: { id: string }) {
  const body = { approved: false };
  return request({ ...expedition, method: 'PATCH', path: base.receiver + path`/${id}`, body, schema: powersSchema });
}

/** Ends one at once. @throws ApiError */
export function removePower({ id, side }: { id: string; side: PowerSide }) {
  return request({ ...expedition, method: 'DELETE', path: base[side] + path`/${id}`, schema: powersSchema });
}
