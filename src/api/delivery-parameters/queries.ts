import { queryOptions } from '@tanstack/react-query';
import type { ProductNumber } from '../../domain/ids';
import { limits } from '../../domain/limits';
import { request } from '../http';
import { parametersBody, parametersPath } from './address';
import { deliveryParametersSchema } from './schema';

/** Delivery requirements of the products (ID, cooling, age, ecological). Disabled without rows. POST /parameters */
export function deliveryParametersQuery(rows: { itemId: ProductNumber; quantity: number }[]) {
  return queryOptions({
    queryKey: ['delivery-parameters', ...rows.map((row) => `${row.itemId}:${row.quantity}`)],
    queryFn: ({ signal }) =>
      request({
        service: 'deliveryParameters',
        method: 'POST',
        path: parametersPath,
        body: parametersBody(rows),
        schema: deliveryParametersSchema,
        signal,
      }),
    enabled: rows.length > 0,
    // Steps and summary request the same.
    staleTime: limits.query.justRead,
  });
}
