import * as v from 'valibot';
import type { ProductNumber } from '../../domain/ids';
import { randomId } from '../../lib/random-id';
import { stored } from '../../platform/storage/storage';

const secretOfTab = stored('watchSecret', { schema: v.nullable(v.string()), fallback: null });

/** The key of this tab's watches of a product: after a reload the customer still gets, and can remove, the same watch. */
export function watchKey(itemId: ProductNumber): string {
  const secret = secretOfTab.read() ?? randomId();
  secretOfTab.write(secret);
  return `${secret}.${itemId}`;
}
