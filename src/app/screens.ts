import { part } from '../lib/part';
import { patterns } from '../routes/paths';

const listing = part('ListingScreen', () => import('../features/listing/ListingScreen').then((m) => m.ListingScreen));
const index = part('IndexScreen', () => import('../features/content/IndexScreen').then((m) => m.IndexScreen));

/** The screen of each page-data template. */
export const pageScreens = {
  start: part('StartScreen', () => import('../features/start/StartScreen').then((m) => m.StartScreen)),
  product: part('ProductScreen', () => import('../features/product/ProductScreen').then((m) => m.ProductScreen)),
  category: listing,
  brand: listing,
  campaign: listing,
  brands: index,
  campaigns: index,
  content: part('ContentScreen', () => import('../features/content/ContentScreen').then((m) => m.ContentScreen)),
} as const;

/** The screens that no page data stands behind: rendered in the browser alone. */
export const clientScreens = {
  [patterns.search]: part('SearchScreen', () => import('../features/search/SearchScreen').then((m) => m.SearchScreen)),
  [patterns.cart]: part('CartScreen', () => import('../features/cart/CartScreen').then((m) => m.CartScreen)),
  [patterns.backInStock]: part('BackInStockScreen', () =>
    import('../features/back-in-stock/BackInStockScreen').then((m) => m.BackInStockScreen),
  ),
  [patterns.checkout]: part('CheckoutScreen', () =>
    import('../features/checkout/CheckoutScreen').then((m) => m.CheckoutScreen),
  ),
  [patterns.thankYou]: part('ThankYouScreen', () =>
    import('../features/confirmation/ThankYouScreen').then((m) => m.ThankYouScreen),
  ),
} as const;

export type ClientPattern = keyof typeof clientScreens;

export function clientScreenAt(path: string) {
  return path in clientScreens ? clientScreens[path as ClientPattern] : undefined;
}
