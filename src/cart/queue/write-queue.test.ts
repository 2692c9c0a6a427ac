import { expect, it } from 'vitest';
import type { Failure } from '../../api/errors';
import type { Cart } from '../../domain/cart';
import { emptyCart } from '../../domain/empty-cart';
import { cartId, productNumber } from '../../domain/ids';
import type { CartEvent } from '../events';
import type { DeliveryStep } from './delivery';
import { writeQueue } from './write-queue';

const cart: Cart = { ...emptyCart, cartId: cartId('c1'), version: 1 };
const [cream, oil] = [productNumber('1'), productNumber('2')];
const add = (itemId = cream) => ({ kind: 'add', itemId, quantity: 1 }) as const;

/** A queue with scripted deliveries. */
function queueWith(...deliveries: { steps?: DeliveryStep[]; failure?: Failure }[]) {
  const events: CartEvent['type'][] = [];
  let keys = 0;
  const queue = writeQueue({
    async *deliver() {
      const { steps = [], failure = null } = deliveries.shift() ?? {};
      yield* steps;
      return failure;
    },
    known: () => cart,
    newKey: () => `key-${++keys}`,
    now: () => 0,
    wait: async () => {},
    emit: ({ type }) => void events.push(type),
  });
  return { queue, events };
}

it('events of a write form one stream, in order', async () => {
  const rekeyed = { type: 'rekeyed', idempotencyKey: 'next' } as const;
  const { queue, events } = queueWith({ steps: [{ type: 'offline' }, { type: 'online' }, rekeyed] });
  queue.open([]);
  await queue.settled();
  events.length = 0;
  await queue.request(add());
  await queue.settled();
  const onItsWay = ['offline', 'online', 'rekeyed'];
  expect(events).toEqual(['requested', 'queued', 'sent', ...onItsWay, 'confirmed', 'drained']);
});

it('nothing is sent before the queue is opened; writes interrupted by a reload are sent first', async () => {
  const { queue, events } = queueWith();
  const outcome = queue.request(add(oil));
  await Promise.resolve();
  expect(events).not.toContain('sent');
  const sent = { idempotencyKey: 'k', requestKey: 'k', sent: true, expected: 0, requestedAt: 0 };
  queue.open([{ change: add(), ...sent }]);
  expect(queue.waiting().map(({ change }) => change)).toEqual([add(), add(oil)]);
  expect(await outcome).toEqual({ ok: true, cart });
});

it('when a cart is gone, all writes pending for it fail', async () => {
  const { queue, events } = queueWith({ failure: { kind: 'invalidCart' } });
  const outcomes = [queue.request(add()), queue.request(add(oil))];
  queue.open([]);
  expect(await Promise.all(outcomes)).toMatchObject([{ ok: false }, { ok: false }]);
  expect(events.filter((type) => type === 'refused' || type === 'sent')).toEqual(['sent', 'refused', 'refused']);
  expect(queue.isIdle()).toBe(true);
});

it('a request repeated with the same key is done once', async () => {
  const { queue, events } = queueWith();
  queue.open([]);
  await queue.request(add(), { key: 'visit' });
  await queue.settled();
  await queue.request(add(), { key: 'visit' });
  expect(events.filter((type) => type === 'sent')).toHaveLength(1);
});
