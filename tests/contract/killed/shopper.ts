import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { cartSchema, checkoutSchema, confirmSchema } from '../../../src/api/cart/schema';
import { orderSchema } from '../../../src/api/orders/schema';
import type { MortalBackend } from './mortal-backend';

export interface Bought {
  cart: string;
  orderId: string;
  customerToken: string;
  itemId: string;
  quantity: number;
}

const carts = '/api/web/cart2/internal/b2c/cart';
const json = { 'content-type': 'application/json' };
const person = {
  email: 'kim@example.se',
  address: { firstName: 'Kim', lastName: 'Lund', street: 'Gatan 1', postalCode: '11122', city: 'Stockholm' },
};

/** Buys as the shop does: each call has its own idempotency key and is retried with it until it gets a response. */
export function shopper(backend: MortalBackend, testSession: string) {
  async function ask(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    const answer = await backend.call(backend.origin + path, {
      method,
      headers: { ...json, cookie: `luckan_test=${testSession}`, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status} ${text}`);
    return JSON.parse(text) as unknown;
  }
  let repeatLast = async () => {};
  let deaths = backend.died();

  /** After each death, repeats the last completed call: its response could as well have been lost. */
  async function write(method: string, path: string, body?: object, etag?: number) {
    if (deaths !== backend.died()) await repeatLast();
    deaths = backend.died();
    const tag = etag !== undefined && { 'if-match': `"${etag}"` };
    const send = () => ask(method, path, body, { 'idempotency-key': key, ...tag });
    const key = randomUUID();
    const answer = await send();
    repeatLast = async () => {
      const again = await send();
      if (!isDeepStrictEqual(again, answer)) throw new Error(`${method} ${path} was done twice`);
    };
    return answer;
  }

  async function inFrame(frame: string, method: string, below: string, body: object): Promise<unknown> {
    const { origin, pathname, searchParams } = new URL(frame);
    const [, , service] = pathname.split('/');
    const answer = await backend.call(`${origin}/frames/api/${service}/${searchParams.get('session')}${below}`, {
      method,
      headers: { ...json, origin },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${service}${below} was answered with ${answer.status}`);
    return answer.json();
  }

  /** The cart must contain all that was added to it, and nothing twice. */
  function expectCart(body: unknown, itemId: string, quantity: number, version: number): void {
    const cart = v.parse(cartSchema, body);
    const results = JSON.stringify([cart.version, ...cart.rows.map((row) => [row.itemId, row.quantity])]);
    const expected = JSON.stringify([version, [itemId, quantity]]);
    if (results !== expected) throw new Error(`the cart holds ${results} instead of ${expected}`);
  }

  return {
    async buy(itemId: string, adds: readonly number[]): Promise<Bought> {
      const { cartId } = v.parse(cartSchema, await write('POST', carts, {}));
      const cart = `${carts}/${cartId}`;
      let quantity = 0;
      let version = 1;
      for (const more of adds) {
        quantity += more;
        expectCart(
          await write('POST', `${cart}/tg/${itemId}`, { quantity: more }, version++),
          itemId,
          quantity,
          version,
        );
        expectCart(await ask('GET', cart), itemId, quantity, version);
      }
      const opened = v.parse(checkoutSchema, await write('POST', `${cart}/checkout`, {}, version));
      const { deliveryFrame, paymentFrame, paymentId } = opened;
      if (!deliveryFrame || !paymentFrame || !paymentId) throw new Error('there is nothing to pay');
      await inFrame(deliveryFrame, 'PUT', '/address', person);
      await inFrame(deliveryFrame, 'PUT', '/method', { methodId: 'hem' });
      const paid = await inFrame(paymentFrame, 'POST', '', { outcome: 'approved', method: 'kort', ...person });
      v.parse(v.object({ status: v.literal('approved'), paymentId: v.literal(paymentId) }), paid);
      const confirm = async () => v.parse(confirmSchema, await write('POST', `${cart}/paymentId/${paymentId}/confirm`));
      const [first, second] = [await confirm(), await confirm()];
      if (first.orderId !== second.orderId) throw new Error('one payment has become two orders');
      const { orderId, customerToken } = second;
      if (!orderId || !customerToken) throw new Error(`the payment is ${second.status}`);
      return { cart: cartId, orderId, customerToken, itemId, quantity };
    },

    /** The current order, which must be the acknowledged one. */
    async look({ cart, orderId, customerToken, itemId, quantity }: Bought): Promise<void> {
      const body = await ask('GET', `/api/orders/order/cart/${cart}`, undefined, { 'x-customer-token': customerToken });
      const order = v.parse(orderSchema, body);
      const [item] = order.items;
      if (order.orderId !== orderId || item?.itemId !== itemId || item.quantity !== quantity)
        throw new Error(`order ${orderId} is not as it was acknowledged`);
    },

    /** Confirmations that were sent: one per order. */
    async mailed(): Promise<string[]> {
      const body = await ask('GET', '/__outbox', undefined, { 'x-luckan-test': '1' });
      const about = v.object({ orderId: v.string() });
      const { messages } = v.parse(v.object({ messages: v.array(v.object({ about })) }), body);
      return messages.map((message) => message.about.orderId);
    },
  };
}
