import { queryOptions } from '@tanstack/react-query';
import { limits } from '../../../domain/limits';
import { request } from '../../http';
import { customerSchema } from '../schema';
import { bagSchema } from './schema';

const expedition = { service: 'expedition', auth: true } as const;

/** A read that has failed so often, after a second, is reported while still retried: nobody waits for all tries. */
export const failuresToShow = 2;

/** Which terms the customer has accepted. GET /api/expedition/customer */
export function customerQuery(signedIn: boolean) {
  return queryOptions({
    queryKey: ['expedition', 'customer'],
    queryFn: ({ signal }) => request({ ...expedition, path: '/customer', schema: customerSchema, signal }),
    enabled: signedIn,
    // Several parts of a page need it at its start.
    staleTime: limits.query.justRead,
  });
}

/** The prescription bag and the last cart it was attached to. GET /api/expedition/cart */
export function bagQuery(signedIn: boolean) {
  return queryOptions({
    queryKey: ['expedition', 'bag'],
    queryFn: ({ signal }) => request({ ...expedition, path: '/cart', schema: bagSchema, signal }),
    enabled: signedIn,
  });
}
