import { type CartId, cartId, type SalesChannel } from '../../domain/ids';
import { limits } from '../../domain/limits';
import type { CookieJar } from '../../platform/cookies/jar';
import { cartCookie, cartIdIn, cartsIn, lastChannelIn, type StoredCarts } from './cart-cookie';

function entries(jar: CookieJar): StoredCarts {
  return cartsIn(jar.get(cartCookie) ?? '');
}

/** The id of this channel's cart, stored for seven days after each use. */
export function cartIdCookie(jar: CookieJar, channel: SalesChannel) {
  return {
    read(): CartId | null {
      const found = cartIdIn(entries(jar), channel);
      return found === null ? null : cartId(found);
    },
    /** @returns whether the id outlives the page */
    write(id: CartId): boolean {
      const others = entries(jar).filter(([name]) => name !== channel);
      const value = [[channel, id], ...others].map((pair) => pair.join('.')).join('!');
      return jar.set(cartCookie, value, limits.cookies.cartId);
    },
  };
}

/** The channel of the last cart used, which checkout uses. */
export function lastChannel(jar: CookieJar): SalesChannel {
  return lastChannelIn(entries(jar));
}
