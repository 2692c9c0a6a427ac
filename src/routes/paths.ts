import { doctorArea, ownArea } from './area-paths';

/**
 * A typed builder for every address that something links to, as a path inside the router's base (`/` on the site,
 * `…/external` in the app). `src/app/routes.ts` defines which screen an address shows.
 */
export const paths = {
  home: () => '/',
  brands: () => '/varumarken/',
  campaigns: () => '/kampanjer/',
  search: (query = '') => withParameter('/hitta-produkter/', 'q', query),
  /** The page with a product's back-in-stock form. */
  backInStock: (productNumber = '') => withParameter('/bevaka-vara/', 'artikel', productNumber),
  favourites: () => '/favoriter/',
  cart: () => '/varukorg/',
  checkout: () => '/kassa/',
  thankYou: () => '/kassa/tack/',
  /** The form to find an order with its number. */
  findOrder: () => '/order/',
  order: (orderId: string) => `/order/${orderId}/`,
  /** The form to find an order that is to be withdrawn from. */
  findOrderToWithdraw: () => '/order/angra/',
  /** The law's function to withdraw from an order. */
  withdrawal: (orderId: string) => `/order/${orderId}/angra/`,
  /** The return slip of an order. */
  orderReturn: (orderId: string) => `/order/${orderId}/return/`,
  /** `to`: the path of the shop to continue to. */
  signIn: (to = '') => withParameter('/kundklubb-login/', 'till', to),
  /** `to`: the path to sign in again, if it is not the club's. */
  signedOut: (to = '') => withParameter('/utloggad/', 'till', to),
  /** The target of the link in a mail that confirms an address. */
  verified: () => '/verifierad/',
  ...ownArea,
  /** The prescription area for patients of the partner's doctors. */
  doctor: doctorArea.prescriptions,
  club: () => '/kundklubb/',
  clubPurchases: () => '/kundklubb/kop/',
  clubProfile: () => '/kundklubb/profil/',
  preview: (draftId: string) => `/preview/${draftId}/`,
  product: (slug: string, productNumber: string) => `/produkt/${slug}-${productNumber}/`,
  brand: (slug: string) => `/varumarken/${slug}/`,
  campaign: (slug: string) => `/kampanjer/${slug}/`,
  content: (slug: string) => `/rad/${slug}/`,
  /** The state of its search is written by `src/blocks/find-pharmacy`. */
  findPharmacy: () => '/hitta-apotek/',
  pharmacyRegion: (slug: string) => `/hitta-apotek/${slug}/`,
  pharmacy: (region: string, slug: string, pharmacyId: string) => `/hitta-apotek/${region}/${slug}-${pharmacyId}/`,
  category: (...slugs: string[]) => `/${slugs.join('/')}/`,
} as const;

function withParameter(path: string, name: string, value: string): string {
  return value === '' ? path : `${path}?${name}=${encodeURIComponent(value)}`;
}
