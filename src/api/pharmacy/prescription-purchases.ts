import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { path, request } from '../http';
import { prescriptionPurchasesSchema, purchaseRowsField } from '../shared/purchases';

const mine = { service: 'pharmacy', auth: true } as const;
const rowsSchema = v.object({ rows: purchaseRowsField });

/** The customer's dispensed prescriptions, latest first. GET /protected/mypages/purchases */
export function prescriptionPurchasesQuery(signedIn: boolean) {
  return queryOptions({
    queryKey: ['prescription-purchases'],
    queryFn: async ({ signal }) =>
      (await request({ ...mine, path: '/protected/mypages/purchases', schema: prescriptionPurchasesSchema, signal }))
        .purchases,
    enabled: signedIn,
  });
}

/** Rows of a purchase; null if they cannot be shown. GET /protected/mypages/purchases/rows/{id} */
export function prescriptionRowsQuery(id: string, signedIn: boolean) {
  return queryOptions({
    queryKey: ['prescription-purchases', id],
    queryFn: async ({ signal }) =>
      (await request({ ...mine, path: path`/protected/mypages/purchases/rows/${id}`, schema: rowsSchema, signal }))
        .rows,
    enabled: signedIn,
  });
}
