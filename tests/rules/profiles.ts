/**
 * What visits load in addition to their first screen, by part: what the byte budgets are checked with. The benchmark's
 * `bytes` measures the same visits in a browser.
 */

/**
 * What every visit loads after the first paint, with the first product added to the cart, and the list of related
 * products.
 */
const always = [
  'deferred',
  'observe',
  'follow-consent',
  'SiteFooter',
  'ConsentBar',
  'prefetch',
  'schema',
  'vendor-client',
  'FavouriteButton',
  'watch-list',
  'notifications',
  'SideCart',
  'ProblemText',
  'notify-added',
  'GoesWith',
];

/** Loaded below the first view and for visible links, until nothing more loads. */
export const loadedUntilQuiet = {
  HomeScreen: [...always, 'current-cards', 'look-up', 'ProductScreen'],
  ProductScreen: [...always, 'ProductDetails', 'look-up', 'viewed', 'Disclosures', 'Reviews', 'Recommendations'],
  ListingScreen: [...always, 'current-cards', 'look-up', 'ProductScreen', 'LandingLists'],
};

/** The checkout in an app, including its bridge and what loads after the first paint. */
export const checkoutInApp = ['CheckoutScreen', 'app-embedder', 'deferred', 'observe', 'follow-consent'];
