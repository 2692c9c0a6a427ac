/**
 * What `npm test -- <area>` runs: the tests with one of these words in their path. A journey belongs to the areas whose
 * words its file name has; a new one gets such a name, or its area gets a word.
 */
export const areas = {
  club: ['club', 'member', 'cheque', 'points', 'purchases', 'email-verification', 'email-links', 'nothing-to-pay'],
  session: ['session', 'sign-in', 'sign-out', 'identity', 'eid', 'e-id', 'freja', 'token', 'nothing-left'],
  cart: ['cart', 'bundle', 'voucher', 'free-shipping', 'products-by-link', 'two-checkouts'],
  checkout: ['checkout', 'payment', 'delivery', 'provider', 'frame', 'nothing-to-pay', 'thank-you', 'buy.spec'],
  orders: [
    'features/orders',
    'backend/orders',
    'domain/order',
    'thank-you',
    'order-page',
    'order-receipt',
    'withdrawal',
    'returns',
    'backend/returns',
  ],
  product: [
    'features/product',
    'product-card',
    'product-facts',
    'data/products',
    'page-data/product',
    'blocks/price',
    'current-cards',
    'current-prices',
    'leaflet',
    'reviews',
    'find-pharmacy',
    'back-in-stock',
    'bundle',
  ],
  pharmacy: ['pharmac', 'finder', 'opening-hours'],
  search: ['search', 'elevate', 'listing'],
};
