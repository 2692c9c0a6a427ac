import { generateCatalogue } from '../../fixtures/data/catalogue';
import { mondayOf } from '../../fixtures/data/dates';
import type { Category, Product } from '../../fixtures/data/model';

/** The catalogue that the shop under test was filled with: journeys name goods by what they are, not by number. */
const catalogue = generateCatalogue({ seed: 1, products: 5000, today: mondayOf(new Date()) });

const mostSoldFirst = [...catalogue.products].sort((a, b) => b.popularity - a.popularity);

const plain = mostSoldFirst.filter(
  (good) =>
    good.itemType === 'goods' &&
    good.price !== null &&
    good.multiBuy === null &&
    good.disclaimerSubstance === null &&
    !good.marketingSensitive &&
    !good.discontinued &&
    good.stock >= 50 &&
    good.maxQuantity >= 10,
);

/** The `nth` good that anyone may buy, in stock, without special terms. */
export function plainGood(nth = 0): Product {
  return found(plain[nth], 'plain good');
}

/** The most sold good for which `fits` holds. */
export function goodThat(fits: (good: Product) => boolean): Product {
  return found(mostSoldFirst.find(fits), 'good');
}

/** A category at the top that has others under it. */
export function topCategory(): Category {
  const parents = new Set(catalogue.categories.map(({ parentPath }) => parentPath));
  const fits = ({ path, parentPath }: Category) => parentPath === null && parents.has(path);
  return found(catalogue.categories.find(fits), 'category');
}

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the catalogue has no such ${what}`);
  return value;
}
