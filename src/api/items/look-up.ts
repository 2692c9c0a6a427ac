import type { ProductNumber } from '../../domain/ids';
import { limits } from '../../domain/limits';
import { batched } from '../../lib/batch';
import { request } from '../http';
import { itemsSchema } from './schema';

/** Products requested at about the same time share one call. */
export const lookUp = batched(
  async (ids: ProductNumber[]) => {
    const { items } = await request({ service: 'items', path: '/items', query: { ids }, schema: itemsSchema });
    const byId = new Map(items.map((item) => [item.itemId, item]));
    return (id: ProductNumber) => byId.get(id) ?? null;
  },
  limits.lookups.debounce,
  limits.lookups.idsPerCall,
);
