import { queryOptions } from '@tanstack/react-query';
import { request } from '../../http';
import { bagSchema, customerSchema } from '../schema';

const expedition = { service: 'expedition', auth: true } as const;

/** GET /api/expedition/customer: which terms the customer has accepted. */
export function customerQuery(signedIn: boolean) {
  return queryOptions({
    queryKey: ['expedition', 'customer'],
    queryFn: ({ signal }) => request({ ...expedition, path: '/customer', schema: customerSchema, signal }),
    enabled: signedIn,
  });
}

/** GET /api/expedition/cart: the prescription bag and the cart it was last put into. */
export function bagQuery(signedIn: boolean) {
  return queryOptions({
    queryKey: ['expedition', 'bag'],
    queryFn: ({ signal }) => request({ ...expedition, path: '/cart', schema: bagSchema, signal }),
    enabled: signedIn,
  });
}
