import { limits } from './limits';
import { type SubstanceRow, substanceLimit } from './substance-limit';

/** What a product has in the way of limits; null or missing if the service does not send it. */
export interface Supply {
  /** Units in stock online. */
  stock?: number | null | undefined;
  /** Units that one order may contain. */
  maxQuantity?: number | null | undefined;
}

export type QuantityLimit =
  /** What ends it: if both do, the stock, which the customer can do nothing about. */
  | { most: number; reason: 'stock' | 'order' }
  /** What the order may have of a substance, of all products together. */
  | { most: number; reason: 'substance'; substance: string; perOrder: number };

/** The most that a customer can have of a product: the lower one of the stock and the limit per order. */
export function quantityLimit({ stock, maxQuantity }: Supply): QuantityLimit {
  const perOrder = Math.min(maxQuantity ?? limits.cart.maxQuantity, limits.cart.maxQuantity);
  return stock != null && stock <= perOrder ? { most: stock, reason: 'stock' } : { most: perOrder, reason: 'order' };
}

/** The most that a customer can have of a product beside the other rows of the order. */
export function quantityLimitInOrder(row: SubstanceRow & Supply, rows: readonly SubstanceRow[]): QuantityLimit {
  const own = quantityLimit(row);
  const shared = substanceLimit(row, rows);
  return shared && shared.most < own.most ? { ...shared, reason: 'substance' } : own;
}

export interface QuantityLeft {
  limit: QuantityLimit;
  /** Units that the order already has of the product. */
  taken: number;
  /** Units that can be added to them. */
  left: number;
}

/** What can be added of a product to an order with these rows: the same limit as for its row in the order. */
export function quantityLeft(
  product: Pick<SubstanceRow, 'itemId'> & Supply & { activeSubstance?: string | null | undefined },
  rows: readonly SubstanceRow[],
): QuantityLeft {
  const row = rows.find(({ itemId }) => itemId === product.itemId);
  const maxQuantity = row?.maxQuantity ?? product.maxQuantity ?? null;
  const activeSubstance = row?.activeSubstance ?? product.activeSubstance ?? null;
  const taken = row?.quantity ?? 0;
  const limit = quantityLimitInOrder({ ...product, maxQuantity, activeSubstance, quantity: taken }, rows);
  return { limit, taken, left: Math.max(0, limit.most - taken) };
}
