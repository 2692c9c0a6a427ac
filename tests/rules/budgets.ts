const kilobyte = 1024;

/** What a first visit may weigh, in bytes after brotli: a guard with room for what is still to be built. */
export const budgets = {
  /** JavaScript until menu, search and add to cart answer, header and footer included. */
  siteScreen: 104 * kilobyte,
  /** JavaScript until nothing more comes: 10 s after load, one scroll to the end, one product into the cart. */
  untilQuiet: 128 * kilobyte,
  /** The checkout in the external shell until it is usable, with the bridge and what is loaded after the first paint. */
  externalCheckout: 116 * kilobyte,
  /** Styles of a screen, with the shell's. */
  styles: 8 * kilobyte,
  /** A page's HTML with all that is inlined. */
  html: 18 * kilobyte,
  /** Everything that a first visit asks for until it is usable: document, configuration, chunks, one picture. */
  requests: 20,
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
