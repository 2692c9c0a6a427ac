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
  [patterns.club]: part('Club', () => import('../features/club/Club').then((m) => m.Club)),
  [patterns.verified]: part('Verified', () => import('../features/club/verification/Verified').then((m) => m.Verified)),
  [patterns.signIn]: part('SignIn', () => import('../features/sign-in/SignIn').then((m) => m.SignIn)),
  [patterns.signedOut]: part('SignedOut', () => import('../features/sign-in/SignedOut').then((m) => m.SignedOut)),
  [patterns.doctor]: part('DoctorPartner', () =>
    import('../features/sign-in/doctor/DoctorPartner').then((m) => m.DoctorPartner),
  ),
  [patterns.preview]: part('PreviewScreen', () => import('./screens/PreviewScreen').then((m) => m.PreviewScreen)),
} as const;

/** Each stands for all that lies below it. */
const families = [patterns.preview, patterns.club, patterns.doctor];

type ClientPattern = keyof typeof clientScreens;

export function clientScreenAt(path: string) {
  const pattern = families.find((family) => path.startsWith(family)) ?? path;
  return pattern in clientScreens ? clientScreens[pattern as ClientPattern] : undefined;
}
