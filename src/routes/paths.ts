/**
 * Every address of the shop. Patterns are matched against the path inside the router's base
 * (`/` on the site, `…/external` in the app); builders give a path for a link inside that base.
 */
export const patterns = {
  search: '/hitta-produkter/',
  backInStock: '/bevaka-vara/',
  favourites: '/favoriter/',
  cart: '/varukorg/',
  checkout: '/kassa/',
  thankYou: '/kassa/tack/',
  signIn: '/kundklubb-login/',
  signedOut: '/utloggad/',
  /** And what stands below it. */
  club: '/kundklubb/',
  verified: '/verifierad/',
  /** And what stands below it: the partner's channel. */
  doctor: '/recept/doktor-se/',
  /** And everything below it: one address for each draft. */
  preview: '/preview/',
} as const;

export const paths = {
  start: () => '/',
  brands: () => '/varumarken/',
  campaigns: () => '/kampanjer/',
  search: (query = '') => (query === '' ? patterns.search : `${patterns.search}?q=${encodeURIComponent(query)}`),
  /** The page where a good's return can be waited for. */
  backInStock: (productNumber: string) => `${patterns.backInStock}?artikel=${encodeURIComponent(productNumber)}`,
  favourites: () => patterns.favourites,
  cart: () => patterns.cart,
  checkout: () => patterns.checkout,
  thankYou: () => patterns.thankYou,
  /** `to`: the path of the shop that the visitor goes on to. */
  signIn: (to = '') => (to === '' ? patterns.signIn : `${patterns.signIn}?till=${encodeURIComponent(to)}`),
  /** `to`: the path where one signs in again, if it is another than the club's. */
  signedOut: (to = '') => (to === '' ? patterns.signedOut : `${patterns.signedOut}?till=${encodeURIComponent(to)}`),
  /** Where patients of the partner's doctors sign in. */
  doctor: () => patterns.doctor,
  club: () => patterns.club,
  clubPurchases: () => `${patterns.club}kop/`,
  clubProfile: () => `${patterns.club}profil/`,
  product: (slug: string, productNumber: string) => `/produkt/${slug}-${productNumber}/`,
  brand: (slug: string) => `/varumarken/${slug}/`,
  campaign: (slug: string) => `/kampanjer/${slug}/`,
  content: (slug: string) => `/rad/${slug}/`,
  category: (...slugs: string[]) => `/${slugs.join('/')}/`,
} as const;
