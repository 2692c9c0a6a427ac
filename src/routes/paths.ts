/**
 * A typed builder for every address that something links to, as a path inside the router's base (`/` on the site,
 * `…/external` in the app). Which screen an address shows stands in `src/app/routes.ts`.
 */
export const paths = {
  start: () => '/',
  brands: () => '/varumarken/',
  campaigns: () => '/kampanjer/',
  search: (query = '') => withParameter('/hitta-produkter/', 'q', query),
  /** The page where a product's return can be waited for. */
  backInStock: (productNumber = '') => withParameter('/bevaka-vara/', 'artikel', productNumber),
  favourites: () => '/favoriter/',
  cart: () => '/varukorg/',
  checkout: () => '/kassa/',
  thankYou: () => '/kassa/tack/',
  /** `to`: the path of the shop that the visitor goes on to. */
  signIn: (to = '') => withParameter('/kundklubb-login/', 'till', to),
  /** `to`: the path where one signs in again, if it is another than the club's. */
  signedOut: (to = '') => withParameter('/utloggad/', 'till', to),
  /** Where the link of a mail that confirms an address leads. */
  verified: () => '/verifierad/',
  /** Where patients of the partner's doctors sign in. */
  doctor: () => '/recept/doktor-se/',
  club: () => '/kundklubb/',
  clubPurchases: () => '/kundklubb/kop/',
  clubProfile: () => '/kundklubb/profil/',
  preview: (draftId: string) => `/preview/${draftId}/`,
  product: (slug: string, productNumber: string) => `/produkt/${slug}-${productNumber}/`,
  brand: (slug: string) => `/varumarken/${slug}/`,
  campaign: (slug: string) => `/kampanjer/${slug}/`,
  content: (slug: string) => `/rad/${slug}/`,
  pharmacyRegion: (slug: string) => `/hitta-apotek/${slug}/`,
  pharmacy: (region: string, slug: string, pharmacyId: string) => `/hitta-apotek/${region}/${slug}-${pharmacyId}/`,
  category: (...slugs: string[]) => `/${slugs.join('/')}/`,
} as const;

function withParameter(path: string, name: string, value: string): string {
  return value === '' ? path : `${path}?${name}=${encodeURIComponent(value)}`;
}
