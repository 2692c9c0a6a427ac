import * as v from 'valibot';
import { orderIdField } from '../../api/shared/fields';
import type { OrderId } from '../../domain/ids';
import { stored } from '../../platform/storage/storage';
import { storedAtom } from '../../platform/storage/stored-atom';

/** Older ones have expired long before. */
const most = 5;

const entry = stored('orderAccess', {
  schema: v.array(v.object({ orderId: orderIdField, customerToken: v.string() })),
  fallback: [],
});

/** The tokens of orders that were placed or looked up in this tab: each can be read for an hour without signing in. */
export const orderAccessAtom = storedAtom(entry);

export function storeOrderAccess(orderId: OrderId, customerToken: string): void {
  const others = entry.read().filter((access) => access.orderId !== orderId);
  entry.write([{ orderId, customerToken }, ...others].slice(0, most));
}
