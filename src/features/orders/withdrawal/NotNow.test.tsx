// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { render } from '../../../../tests/support/render';
import type { Order } from '../../../domain/order';
import { bareItem, bareOrder } from '../../../domain/testing/order';
import { withdrawalRight } from '../../../domain/withdrawal';
import { NotNow } from './NotNow';

async function textFor(order: Partial<Order>): Promise<string> {
  const right = withdrawalRight({ ...bareOrder, ...order }, new Date('2026-04-20T12:00:00Z'));
  if (right.kind !== 'closed') throw new Error('it can be withdrawn from');
  const { container } = await render(<NotNow right={right} />);
  return container.textContent ?? '';
}

it.each<[string, Partial<Order>, text: string]>([
  [
    'whose products are not known yet',
    { status: 'notFulfilled' },
    'Varorna i din beställning syns här inom kort. Då kan du ångra köpet.',
  ],
  [
    'that was called off',
    { status: 'cancelled' },
    'Beställningen är avbruten eller nekad. Det finns inget köp att ångra.',
  ],
  [
    'that was paid in a pharmacy',
    { paymentMethod: 'alreadyPaidInPharmacy' },
    'Köpet är betalt på apotek. Ångerrätten gäller bara köp på nätet.',
  ],
  ['that the law exempts', { items: [{ ...bareItem, itemType: 'otc' }] }, 'Ingen av varorna kan ångras här.'],
])('an order %s', async (_, order, text) => {
  expect(await textFor(order)).toBe(text);
});
