import * as v from 'valibot';
import type { ProductNumber, WatchId } from '../../domain/ids';
import { path, request } from '../http';
import { or404 } from '../missing';
import { type Watch, watchSchema } from './schema';

/** POST /backinstock: the same address and product again give the same watch. @throws ApiError */
export function addWatch(wish: { itemId: ProductNumber; email: string }): Promise<Watch> {
  return request({ service: 'items', method: 'POST', path: '/backinstock', body: wish, schema: watchSchema });
}

/** DELETE /backinstock/{id}: a watch that has ended by itself is as good as removed. @throws ApiError */
export async function removeWatch(id: WatchId): Promise<void> {
  const address = path`/backinstock/${id}`;
  await or404(request({ service: 'items', method: 'DELETE', path: address, schema: v.unknown() }), null);
}
