import type { Availability, StockStatus } from './product';

/** If the stock is unknown, the service decides. */
const canReturn: Record<StockStatus, boolean> = {
  outOfStock: true,
  missingPrice: true,
  unknown: true,
  inStock: false,
  exceedsStock: false,
  discontinued: false,
};

/** Whether customers can ask to be notified about the product: it is unavailable now, and may come back. */
export function canBeWatched({ word }: Availability): boolean {
  return canReturn[word];
}
