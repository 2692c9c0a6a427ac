import * as v from 'valibot';
import { cartId, orderId, productNumber } from '../../domain/ids';
import { ore } from '../../domain/money';

/** An amount in whole öre. */
export const oreField = v.pipe(v.number(), v.safeInteger(), v.transform(ore));
export const cartIdField = v.pipe(v.string(), v.minLength(1), v.transform(cartId));
export const orderIdField = v.pipe(v.string(), v.minLength(1), v.transform(orderId));
export const itemIdField = v.pipe(v.string(), v.minLength(1), v.transform(productNumber));
export const countField = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** One of `values`; any word that a service adds later becomes 'unknown'. */
export function enumField<const W extends string>(values: readonly W[]) {
  return v.fallback(v.picklist([...values, 'unknown'] as const), 'unknown' as never);
}
