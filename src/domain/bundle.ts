import { add, type Ore, ore } from './money';
import type { ProductCard } from './product';

type Priced = Pick<ProductCard, 'price' | 'promotion' | 'availability'>;

export interface BundleTerms<Good extends Priced = ProductCard> {
  /** What the goods cost one by one now; null where one of them has no price. */
  apart: Ore | null;
  /** Never negative. */
  saved: Ore;
  /** The first good that keeps the bundle from being bought. */
  obstacle: Good | null;
}

/** What it means to buy these goods together at `price`, one of each: all of them or none. */
export function bundleTerms<Good extends Priced>(goods: readonly Good[], price: Ore): BundleTerms<Good> {
  const prices = goods.flatMap(({ promotion, price: ordinary }) => promotion?.price ?? ordinary ?? []);
  const apart = prices.length === goods.length ? add(...prices) : null;
  return {
    apart,
    saved: ore(Math.max(0, (apart ?? price) - price)),
    obstacle: goods.find((good) => !good.availability.buyable || good.price === null) ?? null,
  };
}
