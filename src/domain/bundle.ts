import { add, type Ore, ore } from './money';
import type { ProductCard } from './product';

type Priced = Pick<ProductCard, 'price' | 'promotion' | 'availability'>;

export interface BundleTerms<Product extends Priced = ProductCard> {
  /** What the products cost one by one now; null where one of them has no price. */
  apart: Ore | null;
  /** Never negative. */
  saved: Ore;
  /** The first product that keeps the bundle from being bought. */
  obstacle: Product | null;
}

/** What it means to buy these products together at `price`, one of each: all of them or none. */
export function bundleTerms<Product extends Priced>(products: readonly Product[], price: Ore): BundleTerms<Product> {
  const prices = products.flatMap(({ promotion, price: ordinary }) => promotion?.price ?? ordinary ?? []);
  const apart = prices.length === products.length ? add(...prices) : null;
  return {
    apart,
    saved: ore(Math.max(0, (apart ?? price) - price)),
    obstacle: products.find((product) => !product.availability.buyable || product.price === null) ?? null,
  };
}
