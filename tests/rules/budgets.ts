const kilobyte = 1024;

/** The maximum weight of a first visit, in bytes after brotli: a guard, with slack for what is still to be built. */
export const budgets = {
  /** JavaScript until menu, search and add to cart work, header and footer included. */
  siteScreen: 136 * kilobyte,
  /** The same for search and the pharmacy finder, whose filters, lists and search fields are not prerendered. */
  screenWithFilters: 146 * kilobyte,
  /** JavaScript until nothing more loads: 10 s after load, one scroll to the end, one product added to the cart. */
  untilQuiet: 164 * kilobyte,
  /**
   * The checkout in the external shell until it is usable, with the bridge and what is loaded after the first paint.
   */
  externalCheckout: 160 * kilobyte,
  /** Styles of a screen, with the shell's. */
  styles: 8 * kilobyte,
  /** A page's HTML with everything inlined. */
  html: 22 * kilobyte,
  /** All requests of a first visit until it is usable: document, configuration, chunks, one picture. */
  requests: 20,
  /** The same, pictures aside, for screens without page data that many visits begin with. */
  requestsOfScreen: 20,
};

/** Screens that a visitor may land on. */
export const siteScreens = [
  'HomeScreen',
  'ProductScreen',
  'ListingScreen',
  'IndexScreen',
  'ContentScreen',
  'PharmacyScreen',
  'CartScreen',
];

export const screensWithFilters = ['SearchScreen', 'FindPharmacyScreen'];
