import type { Page, Template } from '../api/page-data/schema';
import { type Part, part } from '../lib/part';
import { doctorArea, ownArea } from '../routes/area-paths';
import { matches } from '../routes/matches';
import { paths } from '../routes/paths';
import { orderRoutes } from './order-routes';
import { areaRoutes } from './prescription-routes';
import type { PageRoute, Route, ScreenRoute } from './route';

const clubArea = {
  screen: part(() => import('../features/club/Club')),
  outline: 'rows',
  visibility: 'private',
} as const;

const listing = part(() => import('../features/listing/ListingScreen'));
const index = part(() => import('../features/content/IndexScreen'));

/**
 * Every address of the shop and the screen it shows. The router, prefetch, the shell documents and the server's list of
 * them, `robots.txt`, page views and the reference for app developers all read which screen a path has from here.
 *
 * To add a screen, write it in `src/features/<task>/` and add its row. Only an address that features link to has a
 * builder in `src/routes/paths.ts` as well, since they may not import this table. An area with many rows has a file of
 * its own, `*-routes.ts`. The first matching row wins: screens before pages of the content source.
 */
export const routes: readonly Route[] = [
  // Screens without page data: the browser renders what their documents have a skeleton of. Search engines do not index
  // them.
  {
    path: paths.search(),
    title: 'Sök',
    screen: part(() => import('../features/search/SearchScreen')),
    outline: 'cards',
    // What is searched for is in the address and in the title.
    visibility: 'private',
  },
  {
    path: paths.cart(),
    title: 'Varukorg',
    screen: part(() => import('../features/cart/CartScreen')),
    outline: 'rows',
    visibility: 'public',
  },
  {
    path: paths.backInStock(),
    title: 'Bevaka vara',
    screen: part(() => import('../features/back-in-stock/BackInStockScreen')),
    outline: 'form',
    // The address has the number of the product, which may be a sensitive one.
    visibility: 'private',
  },
  {
    path: paths.favourites(),
    title: 'Favoriter',
    screen: part(() => import('../features/favourites/Favourites')),
    outline: 'rows',
    visibility: 'public',
  },
  {
    path: paths.checkout(),
    title: 'Kassa',
    screen: part(() => import('../features/checkout/CheckoutScreen')),
    outline: 'form',
    visibility: 'private',
    needs: 'cart',
    next: paths.thankYou(),
  },
  ...orderRoutes,
  // Who is not signed in sees what the club offers.
  { path: paths.club(), title: 'Kundklubb', ...clubArea, identity: 'club' },
  { path: paths.clubPurchases(), title: 'Mina köp', ...clubArea, needs: 'customer', identity: 'club-purchases' },
  { path: paths.clubProfile(), title: 'Min profil', ...clubArea, needs: 'customer', identity: 'club-profile' },
  {
    path: paths.verified(),
    title: 'Bekräfta e-postadress',
    screen: part(() => import('../features/club/verification/Verified')),
    outline: 'text',
    visibility: 'private',
    needs: 'link',
    identity: 'email-verification',
  },
  {
    path: paths.signIn(),
    title: 'Kundklubb',
    screen: part(() => import('../features/sign-in/SignIn')),
    outline: 'form',
    visibility: 'private',
    identity: 'club-login',
  },
  {
    path: paths.signedOut(),
    title: 'Utloggad',
    screen: part(() => import('../features/sign-in/SignedOut')),
    outline: 'text',
    visibility: 'private',
    needs: 'link',
    identity: 'signed-out',
  },
  ...areaRoutes(ownArea),
  ...areaRoutes(doctorArea),
  {
    path: paths.preview(':id'),
    title: 'Förhandsgranskning',
    screen: part(() => import('./screens/PreviewScreen')),
    outline: 'text',
    visibility: 'private',
    needs: 'link',
  },

  // Pages of the content source: their data may be anywhere, its template names the row.
  {
    template: 'home',
    path: paths.home(),
    screen: part(() => import('../features/home-page/HomeScreen')),
    outline: 'cards',
  },
  // Most visitors go from product to product, so its code is worth prefetching.
  {
    template: 'product',
    path: '/produkt/*',
    title: 'Produkt',
    screen: part(() => import('../features/product/ProductScreen')),
    outline: 'product',
    prefetch: 'in-view',
  },
  { template: 'root', path: '/rad/', screen: index, outline: 'text' },
  {
    template: 'content',
    path: '/rad/*',
    screen: part(() => import('../features/content/ContentScreen')),
    outline: 'text',
  },
  {
    template: 'doctor-service',
    path: '/lakartjanst/*',
    screen: part(() => import('../features/doctor-service/DoctorServiceScreen')),
    outline: 'text',
  },
  {
    template: 'find-pharmacy',
    path: paths.findPharmacy(),
    title: 'Hitta apotek',
    screen: part(() => import('../features/find-pharmacy/FindPharmacyScreen')),
    outline: 'rows',
    visibility: 'private',
  },
  {
    template: 'pharmacy',
    path: paths.pharmacy(':region', ':name', ':id'),
    screen: part(() => import('../features/pharmacy/PharmacyScreen')),
    outline: 'text',
  },
  // Counties and places.
  { template: 'pharmacy-region', path: '/hitta-apotek/*', screen: index, outline: 'text' },
  { template: 'brands', path: paths.brands(), screen: index, outline: 'text' },
  { template: 'brand', path: '/varumarken/*', screen: listing, outline: 'cards' },
  { template: 'campaigns', path: paths.campaigns(), screen: index, outline: 'text' },
  {
    template: 'campaign',
    path: '/kampanjer/*',
    screen: part(() => import('../features/campaign/CampaignScreen')),
    outline: 'cards',
  },
  { template: 'category', path: '/*', screen: listing, outline: 'cards' },
];

export const screenRoutes: readonly ScreenRoute[] = routes.filter((route) => route.template === undefined);

export const pageRoutes: readonly PageRoute[] = routes.filter((route) => route.template !== undefined);

/** By path: each link of a page asks for its own, and most stand on every page. */
const found = new Map<string, Route | undefined>();

/** What a path most likely shows. Only a screen without page data is certain. */
export function routeAt(path: string): Route | undefined {
  if (!found.has(path))
    found.set(
      path,
      routes.find((route) => matches(route.path, path)),
    );
  return found.get(path);
}

/** The row of a screen without page data; undefined if the content source has to be asked for a page. */
export function screenRouteAt(path: string): ScreenRoute | undefined {
  const route = routeAt(path);
  return route?.template === undefined ? route : undefined;
}

export function pageScreen(template: Template): Part<{ page: Page }> {
  // Each template has a row, with the screen that takes its page; TypeScript cannot express that for a look-up.
  return pageRoutes.find((route) => route.template === template)?.screen as Part<{ page: Page }>;
}

/** The part that all addresses of a row share. */
export function fixedPart({ path }: ScreenRoute): string {
  return path.replace(/:.*$/, '');
}

/** Each row has a document of its own. */
export function shellFile({ path }: ScreenRoute): string {
  return `_shell/${path.replaceAll(':', '').split('/').filter(Boolean).join('-')}.html`;
}
