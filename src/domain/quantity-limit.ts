import { limits } from './limits';

/** What a product has in the way of limits; null or missing if the service does not send it. */
export interface Supply {
  /** Units in stock online. */
  stock?: number | null | undefined;
  /** Units that one order may contain. */
  maxQuantity?: number | null | undefined;
}

export interface QuantityLimit {
  most: number;
  /** What ends it: if both do, the stock, which the customer can do nothing about. */
  reason: 'stock' | 'order';
}

/** The most that a customer can have of a product: the lower one of the stock and the limit per order. */
export function quantityLimit({ stock, maxQuantity }: Supply): QuantityLimit {
  const perOrder = Math.min(maxQuantity ?? limits.cart.maxQuantity, limits.cart.maxQuantity);
  return stock != null && stock <= perOrder ? { most: stock, reason: 'stock' } : { most: perOrder, reason: 'order' };
}
