import { add, type Ore, ore } from './money';
import type { ProductCard } from './product';

type Priced = Pick<ProductCard, 'price' | 'promotion' | 'availability'>;

export interface BundleTerms<Product extends Priced = ProductCard> {
  /** Sum of the current single prices; null if one of them is missing. */
  apart: Ore | null;
  /** Never negative. */
  saved: Ore;
  /** The first product that blocks the bundle. */
  obstacle: Product | null;
}

/** Prices and availability of a bundle sold at `price`, with one of each product: all of them or none. */
export function bundleTerms<Product extends Priced>(products: readonly Product[], price: Ore): BundleTerms<Product> {
  const prices = products.flatMap(({ promotion, price: ordinary }) => promotion?.price ?? ordinary ?? []);
  const apart = prices.length === products.length ? add(...prices) : null;
  return {
    apart,
    saved: ore(Math.max(0, (apart ?? price) - price)),
    obstacle: products.find((product) => !product.availability.buyable || product.price === null) ?? null,
  };
}
