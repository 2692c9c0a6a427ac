import type { SalesChannel } from '../../domain/ids';

export const cartCookie = 'luckan_cart';

export type StoredCarts = [channel: string, id: string][];

/** `b2c.<id>` or, if both channels have a cart, `b2c.<id>!doktor-se.<id>`; the last channel used comes first. */
export function cartsIn(cookie: string): StoredCarts {
  const pairs = cookie.split('!').map((pair) => pair.split('.'));
  return pairs.flatMap(([channel, id]): StoredCarts => (channel && id ? [[channel, id]] : []));
}

export function cartIdIn(carts: StoredCarts, channel: SalesChannel): string | null {
  return carts.find(([name]) => name === channel)?.[1] ?? null;
}

/** The channel of the last cart used, which checkout uses. */
export function lastChannelIn(carts: StoredCarts): SalesChannel {
  return carts[0]?.[0] === 'doktor-se' ? 'doktor-se' : 'b2c';
}
