import { queryOptions } from '@tanstack/react-query';
import { bonusChecksSchema } from '../cart/cheques';
import { request } from '../http';
import { or404 } from '../missing';
import { purchasesSchema } from '../shared/purchases';
import { members } from './queries';

/** Purchases online and at pharmacies, also of customers who are not members; latest first. GET /member/purchases */
export function purchasesQuery(signedIn: boolean) {
  return queryOptions({
    queryKey: ['member', 'purchases'],
    queryFn: async ({ signal }) =>
      (await request({ ...members, path: '/member/purchases', schema: purchasesSchema, signal })).purchases,
    enabled: signedIn,
  });
}

/** Currently valid cheques; empty (404) for a customer who is not a member. GET /member/bonus-checks */
export function bonusChecksQuery(signedIn: boolean) {
  return queryOptions({
    queryKey: ['member', 'bonus-checks'],
    queryFn: async ({ signal }) => {
      const answer = request({ ...members, path: '/member/bonus-checks', schema: bonusChecksSchema, signal });
      return (await or404(answer, { bonusChecks: [] })).bonusChecks;
    },
    enabled: signedIn,
  });
}
