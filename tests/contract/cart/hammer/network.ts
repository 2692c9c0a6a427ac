import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** What happens to one call in transit. */
export type Fault =
  | 'none'
  | 'slow'
  | 'slowAnswer'
  | 'lostCall'
  | 'lostAnswer'
  /** The cart has just been changed by another client, so the ETag in the request is outdated. */
  | 'stale'
  | 'conflict'
  /** From then on the cart is invalid for every client. */
  | 'invalidCart'
  | 'broken';

/** The network that all calls of one sequence go through. */
export interface FaultyNetwork {
  /** One per call, in call order; after the last one no more faults occur. */
  faults: Fault[];
  invalidCarts: Set<string>;
  /** Idempotency keys that the service has seen: it would not refuse a finished write. */
  seenKeys: Set<string>;
  underWay: Set<Promise<unknown>>;
  /** A read of the cart has failed, so a client may have outdated data. */
  mayBeOutdated: boolean;
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

const currentNetwork = new AsyncLocalStorage<Fetch>();

/** Lets the shop's HTTP client, a single instance, use the network of the calling page. */
export function through<T>(network: Fetch, call: () => Promise<T>): Promise<T> {
  return currentNetwork.run(network, call);
}

export const networkFetch: typeof fetch = (url, init) => {
  const network = currentNetwork.getStore();
  if (!network) throw new Error('a call from no page');
  return network(String(url), init ?? {});
};

/** ms; long enough for other clients to act in between */
const delay = 15;
const answeredFaults: readonly Fault[] = ['none', 'slow', 'slowAnswer'];

/** Real HTTP, with the faults of this network. */
export function fetchOver(network: FaultyNetwork): Fetch {
  return (url, init) => {
    const transmission = transmit(network, url, init);
    network.underWay.add(transmission);
    return transmission.finally(() => network.underWay.delete(transmission));
  };
}

async function transmit(
  network: FaultyNetwork,
  url: string,
  { method = 'GET', headers, body }: RequestInit,
): Promise<Response> {
  const { pathname } = new URL(url);
  const [, cart] = /\/cart\/([^/]+)/.exec(pathname) ?? [];
  const sent = new Headers(headers);
  const key = sent.get('idempotency-key');
  const fault = network.faults.shift() ?? 'none';
  const isRead = method === 'GET' || cart === undefined;
  if (isRead && !answeredFaults.includes(fault)) network.mayBeOutdated = true;
  if (fault === 'slow') await sleep(delay);
  if (fault === 'lostCall') throw new TypeError('lost');
  if (fault === 'broken') return refusal(500, {});
  if (cart !== undefined) {
    if (fault === 'invalidCart') network.invalidCarts.add(cart);
    if (network.invalidCarts.has(cart)) return refusal(403, { errorCode: 'INVALID_CART' });
    const [, itemId] = /\/tg\/(\w+)$/.exec(pathname) ?? [];
    const isNew = key !== null && !network.seenKeys.has(key);
    if (fault === 'conflict' && isNew && itemId !== undefined) return refusal(409, { items: [soldOut(itemId)] });
    if (fault === 'stale' && sent.has('if-match')) sent.set('if-match', '"0"');
  }
  if (key !== null) network.seenKeys.add(key);
  const answer = await fetch(url, { method, headers: sent, ...(body != null && { body }) });
  const text = await answer.text();
  if (fault === 'slowAnswer') await sleep(delay);
  if (fault === 'lostAnswer') throw new TypeError('lost');
  return new Response(text, { status: answer.status, headers: answer.headers });
}

function soldOut(itemId: string) {
  return { itemId, reason: 'OUT_OF_STOCK', customerDescription: 'Varan tog just slut.' };
}

function refusal(status: number, body: object): Response {
  return new Response(JSON.stringify(body), { status });
}
