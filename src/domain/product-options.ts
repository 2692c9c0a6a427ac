import { type Ore, ore } from './money';
import type { ProductOption } from './prescription';

/** What a customer saves who takes the period's product and not the prescribed one; null if that is not cheaper. */
export function periodOffer(options: readonly ProductOption[]): { option: ProductOption; saved: Ore } | null {
  const prescribed = options.find(({ kind }) => kind === 'PRESCRIBED');
  const option = options.find(({ kind, product }) => kind === 'PERIOD' && product.availability.stock !== 0);
  if (!prescribed || !option || option.customerPrice >= prescribed.customerPrice) return null;
  return { option, saved: ore(prescribed.customerPrice - option.customerPrice) };
}

/** Whether only products in place of the prescribed one can be delivered. */
export function isReplacedInStock(options: readonly ProductOption[]): boolean {
  const canBeDelivered = ({ product }: ProductOption) => product.availability.stock !== 0;
  return options.some(canBeDelivered) && !options.some((each) => each.kind === 'PRESCRIBED' && canBeDelivered(each));
}
