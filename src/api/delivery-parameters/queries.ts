import { queryOptions } from '@tanstack/react-query';
import type { ProductNumber } from '../../domain/ids';
import { request } from '../http';
import { deliveryParametersSchema } from './schema';

/** What the products demand of their delivery (ID, cooling, age, ecological). POST /parameters; nothing is asked for no rows. */
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
