import { methodsFor, shippingPrice } from '../../fixtures/backend/cart/shipping';
import { generateCatalogue } from '../../fixtures/data/catalogue';
import { mondayOf } from '../../fixtures/data/dates';
import type { Brand, Campaign, Category, Link, Product } from '../../fixtures/data/model';
import { add, type Ore, ore, times } from '../../src/domain/money';

/** The catalogue of the shop under test: journeys name products by their properties, not by number. */
const catalogue = generateCatalogue({ seed: 1, products: 5000, today: mondayOf(new Date()) });

const mostSoldFirst = [...catalogue.products].sort((a, b) => b.popularity - a.popularity);

const plain = mostSoldFirst.filter(
  (product) =>
    product.itemType === 'goods' &&
    product.price !== null &&
    product.multiBuy === null &&
    product.disclaimerSubstance === null &&
    !product.bonusExcluded &&
    !product.shippingTags.some((tag) => tag !== 'ecological') &&
    !product.marketingSensitive &&
    !product.discontinued &&
    product.stock >= 50 &&
    product.maxQuantity >= 10,
);

/** The `nth` product that any customer can buy, in stock, without special terms. */
export function plainProduct(nth = 0): Product {
  return found(plain[nth], 'plain product');
}

/** The best-selling product that `fits`. */
export function productThat(fits: (product: Product) => boolean): Product {
  return found(mostSoldFirst.find(fits), 'product');
}

/** The best-selling products that are sold no more, which few pharmacies have left. */
export function discontinuedProducts(count: number): Product[] {
  return mostSoldFirst.filter((product) => product.discontinued && !product.marketingSensitive).slice(0, count);
}

/** The best-selling product with one price for all customers, between these, that bonus cheques can pay in full. */
export function evenlyPricedProduct(above: number, below: number): Product {
  return productThat(
    ({ itemType, price, promotion, multiBuy, memberPrice, stock, bonusExcluded, shippingTags, marketingSensitive }) =>
      itemType === 'goods' &&
      price !== null &&
      price > above &&
      price < below &&
      promotion === null &&
      multiBuy === null &&
      memberPrice === null &&
      stock > 10 &&
      !bonusExcluded &&
      !marketingSensitive &&
      shippingTags.length === 0,
  );
}

/** The products of the first bundle of `count`, first the one whose page offers it, and their price together. */
export function bundleOf(count: number): { products: Product[]; price: Ore } {
  const { products, price } = found(
    catalogue.bundles.find((bundle) => bundle.products.length === count),
    'bundle',
  );
  return { price, products: products.map((number) => productThat(({ productNumber }) => productNumber === number)) };
}

/** The best-selling plain product in the category that a link of the home page leads to. */
export function shortcutProduct(): Product {
  const { path } = shortcut().category;
  return found(
    plain.find(({ categoryPaths }) => categoryPaths.includes(path)),
    'plain product',
  );
}

/** The home page's first link to a category with plain products. */
export function shortcut(): { link: Link; category: Category } {
  const ways = catalogue.home.shortcuts.flatMap((link) => {
    const category = catalogue.categories.find(({ path }) => path === link.path);
    return category && plain.some(({ categoryPaths }) => categoryPaths.includes(link.path)) ? [{ link, category }] : [];
  });
  return found(ways[0], 'shortcut');
}

/** The current price of this quantity of the product. */
export function costOf({ price, promotion }: Product, quantity: number): Ore {
  return times(found(promotion?.price ?? price ?? undefined, 'price'), quantity);
}

/** The total of a cart with this quantity of the product and the cheapest delivery. */
export function toPay(product: Product, quantity: number): Ore {
  const worth = costOf(product, quantity);
  return add(worth, cheapestShipping([product], worth));
}

/** The cheapest delivery of these products where all methods reach, for a cart of this worth. */
export function cheapestShipping(products: readonly Product[], worth: Ore): Ore {
  return ore(shippingPrice(methodsFor(products, { postalCode: null, hasBag: false }), { worth, hasBag: false }));
}

/** The address of some page of advice. */
export function contentPath(): string {
  return found(catalogue.home.advicePaths[0], 'content page');
}

/** The first campaign in this state on the day that offers are dated from. */
export function campaignThat(state: 'running' | 'ended'): Campaign {
  const today = mondayOf(new Date());
  const fits = ({ starts, ends }: Campaign) => (state === 'ended' ? ends < today : starts <= today && today <= ends);
  return found(catalogue.campaigns.find(fits), 'campaign');
}

/** A brand with new products that can be bought. */
export function brandWithNews(): Brand {
  const { brandPath } = productThat(
    ({ newProduct, itemType, stock }) => newProduct && itemType === 'goods' && stock > 0,
  );
  return found(
    catalogue.brands.find(({ path }) => path === brandPath),
    'brand',
  );
}

/** The top categories that have subcategories. */
export function topCategories(): readonly Category[] {
  const parents = new Set(catalogue.categories.map(({ parentPath }) => parentPath));
  return catalogue.categories.filter(({ path, parentPath }) => parentPath === null && parents.has(path));
}

/** The first of them. */
export function topCategory(): Category {
  return found(topCategories()[0], 'category');
}

/** The direct subcategories of a category. */
export function childrenOf({ path }: Category): readonly Category[] {
  return catalogue.categories.filter(({ parentPath }) => parentPath === path);
}

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the catalogue has no such ${what}`);
  return value;
}

/** A product that ships in a cooled parcel of its own, which can be tracked. */
export function cooledProduct(): Product {
  return productThat(
    ({ shippingTags, stock, itemType, marketingSensitive, disclaimerSubstance, price }) =>
      shippingTags.includes('requiresCooling') &&
      !shippingTags.includes('adultOnly') &&
      itemType === 'goods' &&
      !marketingSensitive &&
      disclaimerSubstance === null &&
      price !== null &&
      stock > 20,
  );
}
