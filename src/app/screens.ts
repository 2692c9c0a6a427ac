import { part } from '../lib/part';
import { patterns } from '../routes/paths';

/** The screens that no page data stands behind: rendered in the browser alone. */
const clientScreens = {
  [patterns.search]: part('SearchScreen', () => import('../features/search/SearchScreen').then((m) => m.SearchScreen)),
  [patterns.cart]: part('CartScreen', () => import('../features/cart/CartScreen').then((m) => m.CartScreen)),
  [patterns.backInStock]: part('BackInStockScreen', () =>
    import('../features/back-in-stock/BackInStockScreen').then((m) => m.BackInStockScreen),
  ),
  // Not called a screen, as those for signing in: what it shares with others is not carried by them on a first visit.
  [patterns.favourites]: part('Favourites', () =>
    import('../features/favourites/Favourites').then((m) => m.Favourites),
  ),
  [patterns.checkout]: part('CheckoutScreen', () =>
    import('../features/checkout/CheckoutScreen').then((m) => m.CheckoutScreen),
  ),
  [patterns.thankYou]: part('ThankYouScreen', () =>
    import('../features/confirmation/ThankYouScreen').then((m) => m.ThankYouScreen),
  ),
  [patterns.signIn]: part('SignIn', () => import('../features/sign-in/SignIn').then((m) => m.SignIn)),
  [patterns.signedOut]: part('SignedOut', () => import('../features/sign-in/SignedOut').then((m) => m.SignedOut)),
  [patterns.preview]: part('PreviewScreen', () => import('./screens/PreviewScreen').then((m) => m.PreviewScreen)),
} as const;

type ClientPattern = keyof typeof clientScreens;

export function clientScreenAt(path: string) {
  const pattern = path.startsWith(patterns.preview) ? patterns.preview : path;
  return pattern in clientScreens ? clientScreens[pattern as ClientPattern] : undefined;
}
