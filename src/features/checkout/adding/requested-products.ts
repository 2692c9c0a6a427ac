import type { ItemQuantity } from '../../../api/cart/changes';
import { productNumber } from '../../../domain/ids';
import { limits } from '../../../domain/limits';

const entry = /^([\w-]{1,32}):(\d{1,3})$/;
const most = 50;

/**
 * The products that `?tg=ID:QTY,…` asks for. What cannot be read is left out; one product named twice is one row.
 * @returns null where the address asks for nothing
 */
export function requestedProducts(search: string): ItemQuantity[] | null {
  const asked = new URLSearchParams(search).get('tg');
  if (!asked) return null;
  const wanted = new Map<string, number>();
  for (const part of asked.split(',')) {
    const [, id, quantity] = entry.exec(part.trim()) ?? [];
    if (id === undefined || Number(quantity) < 1) continue;
    wanted.set(id, Math.min(limits.cart.maxQuantity, (wanted.get(id) ?? 0) + Number(quantity)));
  }
  return [...wanted].slice(0, most).map(([id, quantity]) => ({ itemId: productNumber(id), quantity }));
}
