import { randomUUID } from 'node:crypto';
import type { CartChange } from '../../../../src/api/cart/changes';
import { type CartId, cartId } from '../../../../src/domain/ids';
import type { Fate } from './commands';
import { fetchOver } from './network';
import type { Device } from './page';

interface Call {
  method: string;
  path: string;
  body: object;
}

/** How often the app retries an unanswered call. */
const tries = 4;

/** The app around the shop: writes the same cart by itself, with its own key per command, and notifies the shop. */
export function createNativeApp(device: Device, carts: string, notifyShop: (replaced?: CartId) => void) {
  const fetch = fetchOver(device.network);
  let turn: Promise<unknown> = Promise.resolve();

  async function ask({ method, path, body }: Call): Promise<Response | null> {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    for (let count = 0; count < tries; count++) {
      const answer = await fetch(carts + path, { method, headers, body: JSON.stringify(body) }).catch(() => null);
      if (answer && answer.status < 500) return answer;
    }
    return null;
  }

  async function makeCart(): Promise<CartId | null> {
    const answer = await ask({ method: 'POST', path: '', body: {} });
    if (!answer?.ok) return null;
    const { id } = (await answer.json()) as { id: string };
    return cartId(id);
  }

  async function write(id: CartId, change: CartChange): Promise<Fate> {
    const answer = await ask(callOf(id, change));
    if (!answer) return { kind: 'unsure' };
    return answer.ok ? { kind: 'done', cart: id } : { kind: 'refused' };
  }

  async function command(change: CartChange): Promise<Fate> {
    const known = device.ids.read();
    const id = known ?? (await makeCart());
    if (!id) return { kind: 'refused' };
    const fate = await write(id, change);
    notifyShop(known ? undefined : id);
    return fate;
  }

  /** The shop is notified of the new cart once the products are in it. */
  async function replace(change: CartChange): Promise<Fate> {
    const id = await makeCart();
    if (!id) return { kind: 'refused' };
    const fate = await write(id, change);
    notifyShop(id);
    return fate;
  }

  function inTurn(work: () => Promise<Fate>): Promise<Fate> {
    const mine = turn.then(work);
    turn = mine;
    return mine;
  }
  return {
    command: (change: CartChange) => inTurn(() => command(change)),
    replace: (change: CartChange) => inTurn(() => replace(change)),
  };
}

function callOf(id: CartId, change: CartChange): Call {
  if (change.kind === 'addMany') return { method: 'POST', path: `/${id}/tg`, body: { items: change.items } };
  if (change.kind !== 'add' && change.kind !== 'set') throw new Error(`the app does not ${change.kind}`);
  const method = change.kind === 'add' ? 'POST' : 'PATCH';
  return { method, path: `/${id}/tg/${change.itemId}`, body: { quantity: change.quantity } };
}
