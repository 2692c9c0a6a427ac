import type { QueryClient } from '@tanstack/react-query';
import { cartCalls } from '../api/cart/calls';
import type { SalesChannel } from '../domain/ids';
import { randomId } from '../lib/random-id';
import type { CookieJar } from '../platform/cookies/jar';
import type { Embedder } from '../platform/embedder/embedder';
import { onSignOut } from '../session/sign-out';
import { sessionState } from '../session/state';
import { cartIdCookie } from './cart-id';
import { type CartCore, createCart } from './create-cart';
import { postalCode } from './postal-code';
import { browserSurroundings } from './surroundings';
import { cartView } from './view';

export interface CurrentCart {
  core: CartCore;
  channel: SalesChannel;
}

let provide: ((cart: CurrentCart) => void) | undefined;
const current = new Promise<CurrentCart>((resolve) => {
  provide = resolve;
});

/** The cart of this page, once start-up has made it. */
export function currentCart(): Promise<CurrentCart> {
  return current;
}

export interface CartStart {
  channel: SalesChannel;
  jar: CookieJar;
  embedder: Embedder;
  queries: QueryClient;
  visitorId(): string;
}

/** Called once by start-up; the cart then loads by itself when it is known who is signed in. */
export function startCart({ channel, jar, embedder, queries, visitorId }: CartStart): void {
  const core = createCart({
    calls: cartCalls(channel),
    ids: cartIdCookie(jar, channel),
    session: sessionState,
    onSignOut,
    prerequisites: async () => (await import('./prerequisites')).prerequisites(queries),
    embedder,
    surroundings: browserSurroundings(),
    view: cartView,
    locks: navigator.locks,
    visitor() {
      const code = postalCode.read();
      return { userId: visitorId(), ...(code !== null && { postalCode: code }) };
    },
    newKey: randomId,
    now: Date.now,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  provide?.({ core, channel });
  void core.start();
}

type Actions = Pick<
  CartCore,
  'addItem' | 'addItems' | 'setQuantity' | 'removeItem' | 'change' | 'settled' | 'reload' | 'dismissProblem'
>;

/** What can be done with the cart. They may be called before start-up is done: they wait for it. */
export const cartActions = {
  addItem: async (...wish: Parameters<Actions['addItem']>) => (await current).core.addItem(...wish),
  addItems: async (...wish: Parameters<Actions['addItems']>) => (await current).core.addItems(...wish),
  setQuantity: async (...wish: Parameters<Actions['setQuantity']>) => (await current).core.setQuantity(...wish),
  removeItem: async (...wish: Parameters<Actions['removeItem']>) => (await current).core.removeItem(...wish),
  change: async (...wish: Parameters<Actions['change']>) => (await current).core.change(...wish),
  settled: async () => (await current).core.settled(),
  reload: async () => (await current).core.reload(),
  dismissProblem: async () => (await current).core.dismissProblem(),
};

/** Told of each cart that the service has confirmed. */
export async function onCartChange(listener: Parameters<CartCore['onChange']>[0]): Promise<() => void> {
  return (await current).core.onChange(listener);
}
