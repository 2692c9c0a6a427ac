import { type CartId, cartId, type SalesChannel } from '../../domain/ids';
import { limits } from '../../domain/limits';
import type { CookieJar } from '../../platform/cookies/jar';

const cookie = 'luckan_cart';

/** `b2c.<id>` or, if both channels have a cart, `b2c.<id>!doktor-se.<id>`; the last channel used comes first. */
function entries(jar: CookieJar): [channel: string, id: string][] {
  const pairs = (jar.get(cookie) ?? '').split('!').map((pair) => pair.split('.'));
  return pairs.flatMap(([channel, id]) => (channel && id ? [[channel, id]] : []));
}

/** The id of this channel's cart, stored for seven days after each use. */
export function cartIdCookie(jar: CookieJar, channel: SalesChannel) {
  return {
    read(): CartId | null {
      const found = entries(jar).find(([name]) => name === channel);
      return found ? cartId(found[1]) : null;
    },
    /** @returns whether the id outlives the page */
    write(id: CartId): boolean {
      const others = entries(jar).filter(([name]) => name !== channel);
      const value = [[channel, id], ...others].map((pair) => pair.join('.')).join('!');
      return jar.set(cookie, value, limits.cookies.cartId);
    },
  };
}

/** The channel of the last cart used, which checkout uses. */
export function lastChannel(jar: CookieJar): SalesChannel {
  return entries(jar)[0]?.[0] === 'doktor-se' ? 'doktor-se' : 'b2c';
}
