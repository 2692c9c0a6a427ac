import * as v from 'valibot';
import type { ProductNumber } from '../../domain/ids';
import type { ProductCard } from '../../domain/product';
import { ask } from './ask';
import { groupsSchema } from './schema';

const cartPageSchema = v.object({ cart: groupsSchema });

/** Cards of products by number, from the search service's cart page; unknown products are left out. */
export async function productsByNumber(numbers: readonly ProductNumber[], signal: AbortSignal): Promise<ProductCard[]> {
  const { cart } = await ask((query) => query.cartPage({ cart: [...numbers] }), cartPageSchema, signal);
  return cart.map(({ card }) => card);
}
