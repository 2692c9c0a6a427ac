import { part } from '../lib/part';

const listing = part('ListingScreen', () => import('../features/listing/ListingScreen').then((m) => m.ListingScreen));
const index = part('IndexScreen', () => import('../features/content/IndexScreen').then((m) => m.IndexScreen));

/** The screen of each page-data template. */
export const pageScreens = {
  start: part('StartScreen', () => import('../features/start/StartScreen').then((m) => m.StartScreen)),
  product: part('ProductScreen', () => import('../features/product/ProductScreen').then((m) => m.ProductScreen)),
  category: listing,
  brand: listing,
  campaign: part('CampaignScreen', () => import('../features/campaign/CampaignScreen').then((m) => m.CampaignScreen)),
  brands: index,
  campaigns: index,
  root: index,
  content: part('ContentScreen', () => import('../features/content/ContentScreen').then((m) => m.ContentScreen)),
  'doctor-service': part('DoctorServiceScreen', () =>
    import('../features/doctor-service/DoctorServiceScreen').then((m) => m.DoctorServiceScreen),
  ),
} as const;
