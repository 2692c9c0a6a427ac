import type { QueryClient } from '@tanstack/react-query';
import { cartCalls } from '../api/cart/calls';
import { restrictionQuery } from '../api/pharmacy/restriction-query';
import type { SalesChannel } from '../domain/ids';
import { randomId } from '../lib/random-id';
import { store } from '../lib/store';
import type { CookieJar } from '../platform/cookies/jar';
import type { Embedder } from '../platform/embedder/embedder';
import { onSignOut } from '../session/sign-out';
import { postalCode } from './checkout/postal-code';
import { createCart } from './create-cart';
import type { CurrentCart } from './current-cart';
import { acceptedDisclaimers } from './disclaimers/accepted';
import { browserEnvironment } from './environment';
import { cartIdCookie } from './stored/cart-id';
import { storedProducts } from './stored/stored-products';
import { storedWrites } from './stored/stored-writes';

export interface CartStart {
  channel: SalesChannel;
  jar: CookieJar;
  embedder: Embedder;
  queries: QueryClient;
  visitorId(): string;
}

/** This page's cart; it loads once it is known whether a customer is signed in. */
export function startCart({ channel, jar, embedder, queries, visitorId }: CartStart): CurrentCart {
  const core = createCart({
    calls: cartCalls(channel),
    ids: cartIdCookie(jar, channel),
    onSignOut,
    prerequisites: async () => (await import('./checkout/prerequisites')).prerequisites(queries),
    embedder,
    environment: browserEnvironment(channel),
    store,
    storedWrites,
    storedProducts,
    acceptedDisclaimers,
    locks: navigator.locks,
    visitor() {
      const code = postalCode.read();
      return { userId: visitorId(), ...(code !== null && { postalCode: code }) };
    },
    newKey: randomId,
    now: Date.now,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  return {
    core,
    channel,
    substanceOf: async (item) =>
      (await queries.fetchQuery({ ...restrictionQuery(item), retry: false }))?.substance ?? null,
    firstLoad: core.start(),
  };
}
