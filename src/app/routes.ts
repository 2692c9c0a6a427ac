import type { Page, PageOf, Template } from '../api/page-data/schema';
import { type Part, part } from '../lib/part';
import { matches } from '../routes/matches';
import { paths } from '../routes/paths';
import type { PageIdentity } from '../telemetry/events';

/**
 * Every address of the shop and the screen that it shows. Whatever asks 'which screen is this path' reads it here: the
 * router, prefetch, the shell documents and the server's list of them, `robots.txt`, and what a page view reports.
 *
 * To add a screen, write it in `src/features/<task>/` and add a row to `screenRoutes`; if something links to it, a
 * builder in `src/routes/paths.ts`. A screen that the content source delivers as a page has its row in `pageRoutes`.
 * Patterns: `:id` stands for one segment, `*` at the end for whatever lies below. The first row that fits counts.
 */
interface ScreenRoute {
  path: string;
  /** The title of the document, until the screen sets its own. */
  title: string;
  screen: Part<{ path: string }>;
  /** The address or title of a private screen may tell of a person: only its family is reported. */
  visibility: 'public' | 'private';
  /** What a private screen is called in reports; without one only its family is named. */
  identity?: PageIdentity;
  /** Crawlers are asked not to fetch it at all. */
  robots?: 'disallow';
}

const club = part(() => import('../features/club/Club'));

/** Screens without page data: their documents hold a skeleton, the browser renders the rest. No search engine keeps them. */
export const screenRoutes: readonly ScreenRoute[] = [
  {
    path: paths.search(),
    title: 'Sök',
    screen: part(() => import('../features/search/SearchScreen')),
    visibility: 'public',
  },
  {
    path: paths.cart(),
    title: 'Varukorg',
    screen: part(() => import('../features/cart/CartScreen')),
    visibility: 'public',
  },
  {
    path: paths.backInStock(),
    title: 'Bevaka vara',
    screen: part(() => import('../features/back-in-stock/BackInStockScreen')),
    visibility: 'public',
  },
  {
    path: paths.favourites(),
    title: 'Favoriter',
    screen: part(() => import('../features/favourites/Favourites')),
    visibility: 'public',
  },
  {
    path: paths.checkout(),
    title: 'Kassa',
    screen: part(() => import('../features/checkout/CheckoutScreen')),
    visibility: 'private',
    robots: 'disallow',
  },
  {
    path: paths.thankYou(),
    title: 'Tack för din beställning',
    screen: part(() => import('../features/confirmation/ThankYouScreen')),
    visibility: 'private',
    robots: 'disallow',
  },
  { path: paths.club(), title: 'Kundklubb', screen: club, visibility: 'private', identity: 'club' },
  { path: paths.clubPurchases(), title: 'Mina köp', screen: club, visibility: 'private', identity: 'club-purchases' },
  { path: paths.clubProfile(), title: 'Min profil', screen: club, visibility: 'private', identity: 'club-profile' },
  {
    path: paths.verified(),
    title: 'Bekräfta e-postadress',
    screen: part(() => import('../features/club/verification/Verified')),
    visibility: 'private',
    identity: 'email-verification',
  },
  {
    path: paths.signIn(),
    title: 'Kundklubb',
    screen: part(() => import('../features/sign-in/SignIn')),
    visibility: 'private',
    identity: 'club-login',
  },
  {
    path: paths.signedOut(),
    title: 'Utloggad',
    screen: part(() => import('../features/sign-in/SignedOut')),
    visibility: 'private',
    identity: 'signed-out',
  },
  {
    path: paths.doctor(),
    title: 'Logga in',
    screen: part(() => import('../features/sign-in/doctor/DoctorPartner')),
    visibility: 'private',
    identity: 'doctor-login',
  },
  {
    path: paths.preview(':id'),
    title: 'Förhandsgranskning',
    screen: part(() => import('./screens/PreviewScreen')),
    visibility: 'private',
    robots: 'disallow',
  },
];

interface PageRoute<T extends Template> {
  /** Where such pages usually lie: their screen is fetched beside their data. Which one it is, only the data says. */
  likely: string;
  screen: Part<{ page: PageOf<T> }>;
  /** The screen is fetched once a link to it comes into view, not only when somebody means to follow the link. */
  prefetch?: 'in-view';
}

const listing = part(() => import('../features/listing/ListingScreen'));
const index = part(() => import('../features/content/IndexScreen'));

/** Pages of the content source, prerendered into documents of their own: their template picks the screen. */
export const pageRoutes: { readonly [T in Template]: PageRoute<T> } = {
  start: {
    likely: paths.start(),
    screen: part(() => import('../features/start/StartScreen')),
  },
  // Most visitors go from product to product: its code is worth its bytes ahead of time.
  product: {
    likely: '/produkt/*',
    screen: part(() => import('../features/product/ProductScreen')),
    prefetch: 'in-view',
  },
  root: { likely: '/rad/', screen: index },
  content: {
    likely: '/rad/*',
    screen: part(() => import('../features/content/ContentScreen')),
  },
  'doctor-service': {
    likely: '/lakartjanst/*',
    screen: part(() => import('../features/doctor-service/DoctorServiceScreen')),
  },
  brands: { likely: paths.brands(), screen: index },
  brand: { likely: '/varumarken/*', screen: listing },
  campaigns: { likely: paths.campaigns(), screen: index },
  campaign: {
    likely: '/kampanjer/*',
    screen: part(() => import('../features/campaign/CampaignScreen')),
  },
  category: { likely: '/*', screen: listing },
};

/** The row of a screen without page data; undefined where the content source is asked for a page. */
export function screenRouteAt(path: string): ScreenRoute | undefined {
  return screenRoutes.find((route) => matches(route.path, path));
}

/** What the addresses of a row have in common. */
export function fixedPart({ path }: ScreenRoute): string {
  return path.replace(/:.*$/, '');
}

/** The file of a row's shell document. */
export function shellFile(route: ScreenRoute): string {
  return `_shell/${fixedPart(route).split('/').filter(Boolean).join('-')}.html`;
}

/** The screen of a template. */
export function pageScreen(template: Template): Part<{ page: Page }> {
  // The table pairs each template with the screen that takes its page, which the type of a look-up cannot say.
  return pageRoutes[template].screen as Part<{ page: Page }>;
}
