import type { ItemQuantity } from '../../../api/cart/changes';
import { productNumber } from '../../../domain/ids';
import { limits } from '../../../domain/limits';

const entry = /^([\w-]{1,32}):(\d{1,3})$/;
const most = 50;

/**
 * The products in `?tg=ID:QTY,…`. Skips invalid entries and merges duplicates.
 * @returns null if the address requests no products
 */
export function requestedProducts(search: string): ItemQuantity[] | null {
  const parameter = new URLSearchParams(search).get('tg');
  if (!parameter) return null;
  const quantities = new Map<string, number>();
  for (const part of parameter.split(',')) {
    const [, id, quantity] = entry.exec(part.trim()) ?? [];
    if (id === undefined || Number(quantity) < 1) continue;
    quantities.set(id, Math.min(limits.cart.maxQuantity, (quantities.get(id) ?? 0) + Number(quantity)));
  }
  return [...quantities].slice(0, most).map(([id, quantity]) => ({ itemId: productNumber(id), quantity }));
}
