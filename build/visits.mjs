/** What every visit brings after the first paint, with the first good in the cart, and with the list of what goes with it. */
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

/**
 * What else a visit that begins with one of these screens brings until it is quiet: below what is seen first, and for
 * links in view. The chunks are put together for it, and its weight is held by a rule test.
 */
export const laterParts = {
  ProductScreen: [...always, 'ProductDetails', 'look-up', 'viewed', 'Disclosures', 'Reviews', 'Recommendations'],
  ListingScreen: [...always, 'current-cards', 'look-up', 'ProductScreen', 'LandingLists'],
};

/** What the checkout in an app brings, its bridge and what comes after the first paint included. */
export const checkoutInApp = ['CheckoutScreen', 'app-embedder', 'late'];
