import type { ProductCard } from './product';

/** Why a product is not taken back. */
type NotReturnable = 'medicine' | 'cooled' | 'foodstuff';

interface Returned {
  product: Pick<ProductCard, 'itemType'>;
  shippingTags: readonly string[];
  nutrients: readonly unknown[];
  /** Food or a food supplement; null if the service does not say. */
  foodstuff: boolean | null;
}

/** Medicines, cooled products and food, with food supplements, are not taken back; null for what is. */
export function notReturnable({ product, shippingTags, nutrients, foodstuff }: Returned): NotReturnable | null {
  if (product.itemType !== 'goods') return 'medicine';
  if (shippingTags.includes('requiresCooling')) return 'cooled';
  return (foodstuff ?? nutrients.length > 0) ? 'foodstuff' : null;
}
