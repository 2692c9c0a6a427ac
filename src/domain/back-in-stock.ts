import type { Availability, StockWord } from './product';

/** Where nobody knows the stock, the service decides. */
const canReturn: Record<StockWord, boolean> = {
  outOfStock: true,
  missingPrice: true,
  unknown: true,
  inStock: false,
  exceedsStock: false,
  discontinued: false,
};

/** Whether a customer can wait for the product: it is not there now, and may come back. */
export function canBeWatched({ word }: Availability): boolean {
  return canReturn[word];
}
