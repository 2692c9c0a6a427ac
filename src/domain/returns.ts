import type { ProductCard } from './product';

/** Why a product is not taken back; food is, by the law's right to withdraw. */
type ReturnLimit = 'medicine' | 'cooled' | 'withdrawnOnly';

interface Returned {
  product: Pick<ProductCard, 'itemType'>;
  shippingTags: readonly string[];
  nutrients: readonly unknown[];
  /** Food or a food supplement; null if the service does not say. */
  foodstuff: boolean | null;
}

/**
 * Medicines and cooled products are not taken back, and food, with food supplements, from who withdraws from the purchase;
 * null for what always is.
 */
export function returnLimit({ product, shippingTags, nutrients, foodstuff }: Returned): ReturnLimit | null {
  if (product.itemType !== 'goods') return 'medicine';
  if (shippingTags.includes('requiresCooling')) return 'cooled';
  return (foodstuff ?? nutrients.length > 0) ? 'withdrawnOnly' : null;
}
