import * as v from 'valibot';
import type { Order } from '../../domain/order';
import { path, request } from '../http';
import { orderSchema } from './schema';

interface FoundOrder {
  order: Order;
  /** Allows reading the order for 60 minutes without signing in. */
  customerToken: string | null;
}

const foundSchema = v.intersect([orderSchema, v.object({ customerToken: v.optional(v.nullable(v.string()), null) })]);

/**
 * Finds an order by its number or id and the contact that it was placed with. GET /order/{id}
 *
 * The contact is percent-encoded like an address (`encodeURI`), since headers carry ASCII only: `eva@example.se` as it is, å as
 * `%C3%A5`.
 *
 * @throws ApiError 404 for a wrong contact and for an unknown order alike, `tooMany` after several of them
 */
export async function lookUpOrder({ number, contact }: { number: string; contact: string }): Promise<FoundOrder> {
  const { customerToken, ...order } = await request({
    service: 'orders',
    path: path`/order/${number}`,
    headers: { 'x-customer-contact': encodeURI(contact) },
    schema: foundSchema,
  });
  return { order, customerToken };
}
