const kilobyte = 1024;

/** What a first visit may weigh, in bytes after brotli. */
export const budgets = {
  /** JavaScript until menu, search and add to cart answer, header and footer included. */
  siteScreen: 92 * kilobyte,
  /** JavaScript until nothing more comes: 10 s after load, one scroll to the end, one good into the cart. */
  untilQuiet: 115 * kilobyte,
  /** The checkout in the external shell, with the bridge and what is loaded after the first paint. */
  externalCheckout: 105 * kilobyte,
  /** Styles of a screen, with the shell's. */
  styles: 6 * kilobyte,
  /** A page's HTML with all that is inlined. */
  html: 15 * kilobyte,
  /** Everything that a first visit asks for until it is usable: document, configuration, chunks, one picture. */
  requests: 12,
};

/** Screens that a visitor may arrive at. */
export const siteScreens = [
  'StartScreen',
  'ProductScreen',
  'ListingScreen',
  'IndexScreen',
  'ContentScreen',
  'SearchScreen',
  'CartScreen',
];
