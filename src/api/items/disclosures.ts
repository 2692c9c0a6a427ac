import type { ProductNumber } from '../../domain/ids';
import { limits } from '../../domain/limits';
import { batched } from '../../lib/batch';
import { request } from '../http';
import { disclosuresSchema } from './schema';

/** POST /disclosure/item: products requested at about the same time share one call. */
export const lookUpDisclosures = batched(
  async (ids: ProductNumber[]) => {
    const { items } = await request({
      service: 'items',
      method: 'POST',
      path: '/disclosure/item',
      body: { items: ids },
      schema: disclosuresSchema,
    });
    const byId = new Map(items.map(({ itemId, disclosures }) => [itemId, disclosures]));
    return (id: ProductNumber) => byId.get(id) ?? [];
  },
  limits.lookups.debounce,
  limits.lookups.idsPerCall,
);
