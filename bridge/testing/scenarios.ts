import type { PayloadOf, ToGuestType, ToHostType } from '../protocol/types';
import type { Script } from './play';

type Line =
  | { [T in ToHostType]: readonly ['shop', T, PayloadOf<T>] }[ToHostType]
  | readonly ['app', ToGuestType, object?];

function script(...lines: readonly Line[]): Script {
  return {
    messages: lines.map(([by, type, payload]) => ({
      direction: by === 'shop' ? ('toHost' as const) : ('toGuest' as const),
      type,
      payload: payload ?? {},
    })),
  };
}

const cartId = '8f3c1a5e0b7d42969c55d1e2a7b80f44';
const ready = {
  versions: [1],
  capabilities: ['TOKEN', 'CART_REFRESH', 'NAVIGATE', 'BACK', 'RESUMED', 'INSETS', 'APPEARANCE', 'VISIBILITY'],
};
const cart = (numberOfItems: number, total: number) =>
  ({ cartId, numberOfItems, total, currency: 'SEK', hasPrescriptions: false }) as const;
const started: readonly Line[] = [
  ['shop', 'READY', { ...ready, route: '/' }],
  ['app', 'HELLO'],
  ['shop', 'ROUTE_CHANGE', { path: '/', title: 'Luckan', canGoBack: false }],
  ['shop', 'CART_CHANGE', { numberOfItems: 0, total: 0, currency: 'SEK', hasPrescriptions: false }],
];

/** What an app meets most, each from the start of a page. */
export const scenarios = {
  /** The home page, with an empty cart. */
  start: script(...started),
  /** A product is added, and its order paid in the page. */
  purchase: script(
    ...started,
    ['shop', 'ROUTE_CHANGE', { path: '/produkt/tandkram-100234/', title: 'Tandkräm', canGoBack: true }],
    ['shop', 'CART_CHANGE', cart(1, 4950)],
    ['shop', 'VIEW_CHECKOUT', { cartId }],
    ['shop', 'ROUTE_CHANGE', { path: '/kassa/', title: 'Kassa', canGoBack: true }],
    ['shop', 'ROUTE_CHANGE', { path: '/kassa/tack/', title: 'Tack för din beställning!', canGoBack: false }],
    ['shop', 'ORDER_COMPLETED', { orderId: 'b7e2c0d4a1f8', orderNumber: '7000123', total: 8850, currency: 'SEK' }],
    ['shop', 'CART_CHANGE', { numberOfItems: 0, total: 0, currency: 'SEK', hasPrescriptions: false }],
    ['shop', 'CLOSE_REQUESTED', { path: '/kassa/tack/' }],
  ),
  /** A payment in another app, and the way back. */
  paymentElsewhere: script(
    ...started,
    ['shop', 'OPEN_EXTERNAL', { url: 'https://pay.example/session/1' }],
    ['app', 'ACK', { ok: true }],
    ['app', 'RESUMED'],
    ['shop', 'ORDER_COMPLETED', { orderId: 'b7e2c0d4a1f8', orderNumber: '7000123', total: 8850, currency: 'SEK' }],
  ),
  /** The app's token is about to end. */
  expiringToken: script(
    ...started,
    ['app', 'TOKEN'],
    ['shop', 'TOKEN_ERROR', { code: 'EXPIRING', retryable: true }],
    ['app', 'TOKEN'],
  ),
  /** The customer signs in, in the app. */
  signIn: script(...started, ['app', 'TOKEN'], ['shop', 'SIGN_IN', { path: '/recept/' }], ['app', 'TOKEN']),
  /** The back button, on a page that has nothing to go back to. */
  back: script(...started, ['app', 'BACK']),
};
