/**
 * What visits load beside the screen that they begin with, by part: what the byte budgets are held for. The benchmark's
 * `bytes` measures the same visits in a browser.
 */

/** What every visit brings after the first paint, with the first product in the cart, and the list of what goes with it. */
const always = [
  'late',
  'SiteFooter',
  'ConsentBar',
  'prefetch',
  'schema',
  'vendor-client',
  'FavouriteButton',
  'watch-list',
  'notices',
  'SideCart',
  'ProblemText',
  'tell-added',
  'GoesWith',
];

/** Below what is seen first, and for links in view, until the visit is quiet. */
export const quietVisits = {
  StartScreen: [...always, 'current-cards', 'look-up', 'ProductScreen'],
  ProductScreen: [...always, 'ProductDetails', 'look-up', 'viewed', 'Disclosures', 'Reviews', 'Recommendations'],
  ListingScreen: [...always, 'current-cards', 'look-up', 'ProductScreen', 'LandingLists'],
};

/** The checkout in an app, its bridge and what comes after the first paint included. */
export const checkoutInApp = ['CheckoutScreen', 'app-embedder', 'late'];
