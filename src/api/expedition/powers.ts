import { queryOptions } from '@tanstack/react-query';
import { path, request } from '../http';
import { powersSchema } from './schema';

const expedition = { service: 'expedition', auth: true } as const;

/** Which side of a power of attorney a person is on. */
export type PowerSide = 'giver' | 'receiver';

const base = { giver: '/powers-of-attorney-giver', receiver: '/powers-of-attorney-receiver' } as const;

/** Powers of attorney that who is signed in has given or received. */
export function powersQuery(side: PowerSide) {
  return queryOptions({
    queryKey: ['expedition', 'powers', side],
    queryFn: ({ signal }) => request({ ...expedition, path: base[side], schema: powersSchema, signal }),
    select: ({ powerOfAttorneyItems }) => powerOfAttorneyItems,
  });
}

/** Registers one, which is pending until the receiver consents. @throws ApiError */
export function givePower(body: { personalIdNumber: string; expiryDate: string; termsAccepted: true }) {
  return request({ ...expedition, method: 'POST', path: base.giver, body, schema: powersSchema });
}

/** Sets another last day; the receiver has to consent again. @throws ApiError */
export function changePower({ id, expiryDate }: { id: string; expiryDate: string }) {
  const body = { expiryDate, termsAccepted: true };
  return request({ ...expedition, method: 'PATCH', path: base.giver + path`/${id}`, body, schema: powersSchema });
}

/** Consents to one, or denies it. @throws ApiError */
export function answerPower({ id, approved }: { id: string; approved: boolean }) {
  const body = approved ? { approved, termsAccepted: true } : { approved };
  return request({ ...expedition, method: 'PATCH', path: base.receiver + path`/${id}`, body, schema: powersSchema });
}

/** Ends one at once. @throws ApiError */
export function removePower({ id, side }: { id: string; side: PowerSide }) {
  return request({ ...expedition, method: 'DELETE', path: base[side] + path`/${id}`, schema: powersSchema });
}
