import * as v from 'valibot';
import type { ProductNumber, WatchId } from '../../domain/ids';
import { path, request } from '../http';
import { or404 } from '../missing';
import { type Watch, watchSchema } from './schema';

/**
 * Requests a back-in-stock notification. Repeated calls give the same watch only to who has its key: with the id anybody
 * could remove it. POST /backinstock @throws ApiError
 */
export function addWatch(watch: { itemId: ProductNumber; email: string }, idempotencyKey: string): Promise<Watch> {
  return request({
    service: 'items',
    method: 'POST',
    path: '/backinstock',
    body: watch,
    idempotencyKey,
    schema: watchSchema,
  });
}

/** Removes a watch; one that has already expired counts as removed. DELETE /backinstock/{id} @throws ApiError */
export async function removeWatch(id: WatchId): Promise<void> {
  const address = path`/backinstock/${id}`;
  await or404(request({ service: 'items', method: 'DELETE', path: address, schema: v.unknown() }), null);
}
