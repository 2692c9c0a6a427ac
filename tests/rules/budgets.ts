const kilobyte = 1024;

/** What a first visit may weigh, in bytes after brotli. */
export const budgets = {
  /** JavaScript until menu, search and add to cart answer, header and footer included. To come down to 92. */
  siteScreen: 103 * kilobyte,
  /** The checkout in the external shell. To come down to 105. */
  externalCheckout: 106 * kilobyte,
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
