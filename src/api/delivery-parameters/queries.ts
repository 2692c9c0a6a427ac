import { queryOptions } from '@tanstack/react-query';
import type { ProductNumber } from '../../domain/ids';
import { request } from '../http';
import { deliveryParametersSchema } from './schema';

/** Delivery requirements of the products (ID, cooling, age, ecological). Disabled without rows. POST /parameters */
export function deliveryParametersQuery(rows: { itemId: ProductNumber; quantity: number }[]) {
  return queryOptions({
    queryKey: ['delivery-parameters', ...rows.map((row) => `${row.itemId}:${row.quantity}`)],
    queryFn: ({ signal }) =>
      request({
        service: 'deliveryParameters',
        method: 'POST',
        path: '/parameters',
        body: { rows },
        schema: deliveryParametersSchema,
        signal,
      }),
    enabled: rows.length > 0,
  });
}
