import type { Page, PageOf, Template } from '../api/page-data/schema';
import { type Part, part } from '../lib/part';
import { matches } from '../routes/matches';
import { paths } from '../routes/paths';
import type { Outline } from '../ui/skeleton/ScreenOutline';

interface PageRoute<T extends Template> {
  /**
   * Where such pages usually are: their screen is fetched together with their data. Only the data names the actual one.
   */
  likely: string;
  screen: Part<{ page: PageOf<T> }>;
  /** What it resembles while it is loading. */
  outline: Outline;
  /** The screen is fetched once a link to it comes into view, not only on intent to follow it. */
  prefetch?: 'in-view';
  /** As of a screen: what was searched for may be in the query of its address. */
  visibility?: 'private';
}

const listing = part(() => import('../features/listing/ListingScreen'));
const index = part(() => import('../features/content/IndexScreen'));

/** Pages of the content source, prerendered into documents of their own: their template determines the screen. */
export const pageRoutes: { readonly [T in Template]: PageRoute<T> } = {
  home: {
    likely: paths.home(),
    screen: part(() => import('../features/home-page/HomeScreen')),
    outline: 'cards',
  },
  // Most visitors go from product to product, so its code is worth prefetching.
  product: {
    likely: '/produkt/*',
    screen: part(() => import('../features/product/ProductScreen')),
    outline: 'product',
    prefetch: 'in-view',
  },
  root: { likely: '/rad/', screen: index, outline: 'text' },
  content: {
    likely: '/rad/*',
    screen: part(() => import('../features/content/ContentScreen')),
    outline: 'text',
  },
  'doctor-service': {
    likely: '/lakartjanst/*',
    screen: part(() => import('../features/doctor-service/DoctorServiceScreen')),
    outline: 'text',
  },
  'find-pharmacy': {
    likely: paths.findPharmacy(),
    screen: part(() => import('../features/find-pharmacy/FindPharmacyScreen')),
    outline: 'rows',
    visibility: 'private',
  },
  pharmacy: {
    likely: paths.pharmacy(':region', ':name', ':id'),
    screen: part(() => import('../features/pharmacy/PharmacyScreen')),
    outline: 'text',
  },
  // Counties and places.
  'pharmacy-region': { likely: '/hitta-apotek/*', screen: index, outline: 'text' },
  brands: { likely: paths.brands(), screen: index, outline: 'text' },
  brand: { likely: '/varumarken/*', screen: listing, outline: 'cards' },
  campaigns: { likely: paths.campaigns(), screen: index, outline: 'text' },
  campaign: {
    likely: '/kampanjer/*',
    screen: part(() => import('../features/campaign/CampaignScreen')),
    outline: 'cards',
  },
  category: { likely: '/*', screen: listing, outline: 'cards' },
};

/** The kind of page that a path most likely shows. */
export function likelyPage(path: string) {
  return Object.values(pageRoutes).find(({ likely }) => matches(likely, path));
}

export function pageScreen(template: Template): Part<{ page: Page }> {
  // The table pairs each template with the screen that takes its page; TypeScript cannot express that for a look-up.
  return pageRoutes[template].screen as Part<{ page: Page }>;
}
