import { queryOptions } from '@tanstack/react-query';
import type { ProductNumber } from '../../domain/ids';
import { limits } from '../../domain/limits';
import { batched } from '../../lib/batch';
import { request } from '../http';
import { itemsSchema } from './schema';

const lookUp = batched(
  async (ids: ProductNumber[]) => {
    const { items } = await request({ service: 'items', path: '/items', query: { ids }, schema: itemsSchema });
    const byId = new Map(items.map((item) => [item.itemId, item]));
    return (id: ProductNumber) => byId.get(id) ?? null;
  },
  limits.lookups.debounce,
  limits.lookups.idsPerCall,
);

/** Price and availability as they are now; null where the service does not know the good. */
export function itemQuery(productNumber: ProductNumber) {
  return queryOptions({ queryKey: ['item', productNumber], queryFn: () => lookUp(productNumber), staleTime: 60_000 });
}
