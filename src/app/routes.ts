import { part } from '../lib/part';
import { type AreaPaths, doctorArea, ownArea } from '../routes/area-paths';
import { matches } from '../routes/matches';
import { paths } from '../routes/paths';
import type { PageIdentity } from '../telemetry/events';
import type { ScreenRoute } from './screen-route';

/**
 * Every address of the shop and the screen it shows. The router, prefetch, the shell documents and the server's list of
 * them, `robots.txt` and page views all read which screen a path has from here.
 *
 * To add a screen, write it in `src/features/<task>/`, add a row to `screenRoutes`, a builder of its address to
 * `src/routes/paths.ts`, and what apps are told of it to `build/app-guide/deep-links.ts`. A screen that the content source delivers as a page has its row in `page-routes.ts`.
 * Patterns: `:id` matches one segment, `*` at the end everything below. The first matching row wins.
 */

const club = part(() => import('../features/club/Club'));

/** Neither the title nor the address of its pages says anything about a prescription. */
const prescriptionArea = {
  title: 'Mina recept',
  screen: part(() => import('../features/prescriptions/Prescriptions')),
  outline: 'rows',
  visibility: 'private',
  robots: 'disallow',
} as const;

/** The pages of the prescription area, in one of its variants. */
function areaRoutes(area: AreaPaths): ScreenRoute[] {
  return [
    { path: area.prescriptions(), ...prescriptionArea, identity: 'own-prescriptions' },
    { path: area.costProtection(), ...prescriptionArea, identity: 'own-prescriptions' },
    { path: area.prescription(':id'), ...prescriptionArea, identity: 'own-prescription' },
    { path: area.children(), ...prescriptionArea, identity: 'children' },
    ...patientRoutes(area.ofChild(':id'), 'children', 'children-prescription'),
    { path: area.powersOfAttorney(), ...prescriptionArea, identity: 'power-of-attorney' },
    ...patientRoutes(area.ofGiver(':id'), 'power-of-attorney', 'power-of-attorney-prescription'),
    { path: area.animals(), ...prescriptionArea, identity: 'animals' },
    { path: area.animalPrescription(':id'), ...prescriptionArea, identity: 'animals-prescription' },
    { path: area.prescriptionLists(), ...prescriptionArea, identity: 'own-prescriptions' },
  ];
}

/** The pages of a patient that somebody acts for. */
function patientRoutes(
  { prescriptions, costProtection, prescription }: ReturnType<AreaPaths['ofChild']>,
  index: PageIdentity,
  one: PageIdentity,
): ScreenRoute[] {
  return [
    { path: prescriptions, ...prescriptionArea, identity: index },
    { path: costProtection, ...prescriptionArea, identity: index },
    { path: prescription(':pid'), ...prescriptionArea, identity: one },
  ];
}

/**
 * Screens without page data: their documents contain a skeleton, the browser renders the rest. Search engines do not
 * index them.
 */
export const screenRoutes: readonly ScreenRoute[] = [
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
    robots: 'disallow',
  },
  {
    path: paths.thankYou(),
    title: 'Tack för din beställning',
    screen: part(() => import('../features/orders/ThankYouScreen')),
    outline: 'text',
    visibility: 'private',
    robots: 'disallow',
  },
  {
    path: paths.findOrder(),
    title: 'Hitta din beställning',
    screen: part(() => import('../features/orders/order-page/FindOrderScreen')),
    outline: 'form',
    visibility: 'private',
  },
  {
    path: paths.findOrderToWithdraw(),
    title: 'Ångra ett köp',
    screen: part(() => import('../features/orders/withdrawal/FindOrderToWithdrawScreen')),
    outline: 'form',
    visibility: 'private',
  },
  {
    path: paths.withdrawal(':id'),
    title: 'Ångra köpet',
    screen: part(() => import('../features/orders/withdrawal/WithdrawalScreen')),
    outline: 'form',
    visibility: 'private',
    robots: 'disallow',
  },
  {
    path: paths.orderReturn(':id'),
    title: 'Returnera varor',
    screen: part(() => import('../features/orders/return/ReturnScreen')),
    outline: 'form',
    visibility: 'private',
    robots: 'disallow',
  },
  {
    path: paths.order(':id'),
    title: 'Din beställning',
    screen: part(() => import('../features/orders/order-page/OrderScreen')),
    outline: 'rows',
    visibility: 'private',
    robots: 'disallow',
  },
  { path: paths.club(), title: 'Kundklubb', screen: club, outline: 'rows', visibility: 'private', identity: 'club' },
  {
    path: paths.clubPurchases(),
    title: 'Mina köp',
    screen: club,
    outline: 'rows',
    visibility: 'private',
    identity: 'club-purchases',
  },
  {
    path: paths.clubProfile(),
    title: 'Min profil',
    screen: club,
    outline: 'rows',
    visibility: 'private',
    identity: 'club-profile',
  },
  {
    path: paths.verified(),
    title: 'Bekräfta e-postadress',
    screen: part(() => import('../features/club/verification/Verified')),
    outline: 'text',
    visibility: 'private',
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
    robots: 'disallow',
  },
];

/** The row of a screen without page data; undefined if the content source has to be asked for a page. */
export function screenRouteAt(path: string): ScreenRoute | undefined {
  return screenRoutes.find((route) => matches(route.path, path));
}

/** The part that all addresses of a row share. */
export function fixedPart({ path }: ScreenRoute): string {
  return path.replace(/:.*$/, '');
}

/** Each row has a document of its own. */
export function shellFile({ path }: ScreenRoute): string {
  return `_shell/${path.replaceAll(':', '').split('/').filter(Boolean).join('-')}.html`;
}
