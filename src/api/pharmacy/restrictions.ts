import type { ProductNumber } from '../../domain/ids';
import { limits } from '../../domain/limits';
import { batched } from '../../lib/batch';
import { path, request } from '../http';
import { restrictionSchema } from './schema';

/** GET /public/restriction/item/{id}: calls for one product within 100 ms share one request. */
export const lookUpRestriction = batched(
  async ([id]: ProductNumber[]) => {
    if (id === undefined) return () => null;
    const address = path`/public/restriction/item/${id}`;
    const restriction = await request({ service: 'pharmacy', path: address, schema: restrictionSchema });
    return () => restriction;
  },
  limits.lookups.debounce,
  1,
);
