import { type Ore, ore } from './money';
import type { ProductOption } from './prescription';

const canBeDelivered = ({ product }: ProductOption) => product.availability.stock !== 0;

/**
 * The option that an order is for: the customer's, unless it is sold out, else the period's product, else the first that
 * can be delivered.
 * @param chosen its `prescriptionItemId`; null if the customer has chosen none
 */
export function chosenOption(options: readonly ProductOption[], chosen: string | null): ProductOption | undefined {
  const inStock = options.filter(canBeDelivered);
  const wanted = inStock.find(({ prescriptionItemId }) => prescriptionItemId === chosen);
  return wanted ?? inStock.find(({ kind }) => kind === 'PERIOD') ?? inStock[0];
}

/** What a customer saves who takes the period's product and not the prescribed one; null if that is not cheaper. */
export function periodOffer(options: readonly ProductOption[]): { option: ProductOption; saved: Ore } | null {
  const prescribed = options.find(({ kind }) => kind === 'PRESCRIBED');
  const option = options.find((each) => each.kind === 'PERIOD' && canBeDelivered(each));
  if (!prescribed || !option || option.customerPrice >= prescribed.customerPrice) return null;
  return { option, saved: ore(prescribed.customerPrice - option.customerPrice) };
}

/** Whether only products in place of the prescribed one can be delivered. */
export function isReplacedInStock(options: readonly ProductOption[]): boolean {
  return options.some(canBeDelivered) && !options.some((each) => each.kind === 'PRESCRIBED' && canBeDelivered(each));
}
