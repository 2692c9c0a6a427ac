import { randomUUID } from 'node:crypto';
import { searchTable } from '../contract/search-table';

interface Load {
  /** Customers who each search again once they have a response. */
  clients: number;
  /** Writes to one cart, in sequence, while they search. */
  writes: number;
  cartId: string;
  itemId: string;
}

/** ms of each cart write and of each search */
export interface LoadTimes {
  write: number[];
  search: number[];
}

/** Writes to a cart while customers search without a pause. */
export async function writeWhileSearching(origin: string, load: Load): Promise<LoadTimes> {
  const times: LoadTimes = { write: [], search: [] };
  const state = { over: false };
  const searching = Array.from({ length: load.clients }, async (_, client) => {
    for (let turn = client; !state.over; turn++) {
      times.search.push(await timed(() => searchFor(origin, searchTable[turn % searchTable.length]?.query ?? '')));
    }
  });
  try {
    for (let turn = 0; turn < load.writes; turn++) times.write.push(await timed(() => writeTo(origin, load, turn)));
  } finally {
    state.over = true;
    await Promise.all(searching);
  }
  return times;
}

/** The response to a search, as text. */
export async function searchFor(origin: string, q: string): Promise<string> {
  const common = { market: 'SE', locale: 'sv-SE', touchpoint: 'mobile', customerKey: 'load', sessionKey: 'load' };
  const params = new URLSearchParams({ ...common, q, sort: 'RELEVANCE', limit: '48', skip: '0' });
  return textOf(await fetch(`${origin}/api/storefront/v3/queries/search-page?${params}`));
}

async function writeTo(origin: string, { cartId, itemId }: Load, turn: number): Promise<string> {
  const response = await fetch(`${origin}/api/web/cart2/internal/b2c/cart/${cartId}/tg/${itemId}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ quantity: 1 + (turn % 2) }),
  });
  return textOf(response);
}

async function textOf(response: Response): Promise<string> {
  if (!response.ok) throw new Error(`${response.url} was answered with ${response.status}`);
  return response.text();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
