// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { render } from '../../../../tests/support/render';
import { productNumber } from '../../../domain/ids';
import type { Order } from '../../../domain/order';
import { bareItem, bareOrder } from '../../../domain/testing/order';
import { ReturnPrompt } from './ReturnPrompt';

const salve = { ...bareItem, itemId: productNumber('100123') };

async function linkOf(order: Partial<Order>): Promise<string | null | undefined> {
  const { container } = await render(<ReturnPrompt order={{ ...bareOrder, items: [salve], ...order }} />);
  return container.querySelector('a')?.textContent;
}

it('what can be returned has the way to its slip', async () => {
  expect(await linkOf({})).toBe('Returnera varor');
});

it('a purchase whose days have passed keeps it: a slip that was made is still used', async () => {
  expect(await linkOf({ status: 'delivered', asOf: '2027-01-01T12:00:00Z' })).toBe('Returnera varor');
});

it.each<[string, Partial<Order>]>([
  ['whose products are all exempt', { items: [{ ...salve, itemType: 'otc' }] }],
  ['that is paid in a pharmacy', { paymentMethod: 'alreadyPaidInPharmacy' }],
  ['of which a pharmacy has registered a return', { returnedInPharmacy: true }],
])('a purchase %s is not offered to be returned, only to be read about', async (_, order) => {
  expect(await linkOf(order)).toBe('Se vad som gäller för returer');
});
