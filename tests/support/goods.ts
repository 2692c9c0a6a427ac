import { shippingPrice } from '../../fixtures/backend/cart/shipping';
import { generateCatalogue } from '../../fixtures/data/catalogue';
import { mondayOf } from '../../fixtures/data/dates';
import type { Category, Link, Product } from '../../fixtures/data/model';
import { add, type Ore, ore, times } from '../../src/domain/money';

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

/** The plain good that is sold most in the category that a link of the start page leads to. */
export function shortcutGood(): Product {
  const { path } = shortcut().category;
  return found(
    plain.find(({ categoryPaths }) => categoryPaths.includes(path)),
    'plain good',
  );
}

/** The start page's first link to a category with plain goods. */
export function shortcut(): { link: Link; category: Category } {
  const ways = catalogue.start.shortcuts.flatMap((link) => {
    const category = catalogue.categories.find(({ path }) => path === link.path);
    return category && plain.some(({ categoryPaths }) => categoryPaths.includes(link.path)) ? [{ link, category }] : [];
  });
  return found(ways[0], 'shortcut');
}

/** What so many of the good cost now. */
export function costOf({ price, promotion }: Product, quantity: number): Ore {
  return times(found(promotion?.price ?? price ?? undefined, 'price'), quantity);
}

/** What a cart with so many of the good comes to, sent in the cheapest way. */
export function toPay(good: Product, quantity: number): Ore {
  const worth = costOf(good, quantity);
  return add(worth, ore(shippingPrice(null, worth)));
}

/** The address of some page of advice. */
export function contentPath(): string {
  return found(catalogue.start.advicePaths[0], 'content page');
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
