import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** What happens to one call on its way. */
export type Fault =
  | 'none'
  | 'slow'
  | 'slowAnswer'
  | 'lostCall'
  | 'lostAnswer'
  /** Somebody has just changed the cart: the tag that is sent along is an old one. */
  | 'stale'
  | 'conflict'
  /** From then on the cart is invalid for everybody. */
  | 'invalidCart'
  | 'broken';

/** What all calls of one sequence go through. */
export interface Wires {
  /** One for each call, in the order of the calls; then nothing happens any more. */
  faults: Fault[];
  invalidCarts: Set<string>;
  /** Keys that the service has seen: it would not refuse again what it has done. */
  seenKeys: Set<string>;
  underWay: Set<Promise<unknown>>;
  /** A look at the cart has failed, so that somebody may not know how it is. */
  isBlurred: boolean;
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

const carrier = new AsyncLocalStorage<Fetch>();

/** Lets the shop's HTTP client, which there is once, use the network of the page that calls. */
export function through<T>(network: Fetch, call: () => Promise<T>): Promise<T> {
  return carrier.run(network, call);
}

export const carried: typeof fetch = (url, init) => {
  const network = carrier.getStore();
  if (!network) throw new Error('a call from no page');
  return network(String(url), init ?? {});
};

/** ms; long enough for others to do something meanwhile */
const delay = 15;
const looks: readonly Fault[] = ['none', 'slow', 'slowAnswer'];

/** Real HTTP, with what these wires do to it. */
export function network(wires: Wires): Fetch {
  return (url, init) => {
    const travel = carry(wires, url, init);
    wires.underWay.add(travel);
    return travel.finally(() => wires.underWay.delete(travel));
  };
}

async function carry(wires: Wires, url: string, { method = 'GET', headers, body }: RequestInit): Promise<Response> {
  const { pathname } = new URL(url);
  const [, cart] = /\/cart\/([^/]+)/.exec(pathname) ?? [];
  const sent = new Headers(headers);
  const key = sent.get('idempotency-key');
  const fault = wires.faults.shift() ?? 'none';
  const isLook = method === 'GET' || cart === undefined;
  if (isLook && !looks.includes(fault)) wires.isBlurred = true;
  if (fault === 'slow') await sleep(delay);
  if (fault === 'lostCall') throw new TypeError('lost');
  if (fault === 'broken') return refusal(500, {});
  if (cart !== undefined) {
    if (fault === 'invalidCart') wires.invalidCarts.add(cart);
    if (wires.invalidCarts.has(cart)) return refusal(403, { errorCode: 'INVALID_CART' });
    const [, itemId] = /\/tg\/(\w+)$/.exec(pathname) ?? [];
    const isNew = key !== null && !wires.seenKeys.has(key);
    if (fault === 'conflict' && isNew && itemId !== undefined) return refusal(409, { items: [soldOut(itemId)] });
    if (fault === 'stale' && sent.has('if-match')) sent.set('if-match', '"0"');
  }
  if (key !== null) wires.seenKeys.add(key);
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
