import { beforeAll, expect, it } from 'vitest';
import type { TestBackend } from '../../fixtures/backend/testing/backend';
import {
  cartWith,
  customer,
  inSession,
  openCheckout,
  orderOf,
  outboxOf,
  testFrames,
} from '../../fixtures/providers/testing';
import { lookUpOrder } from '../../src/api/orders/look-up';
import { withdrawOrder } from '../../src/api/orders/withdraw';
import { productNumber } from '../../src/domain/ids';
import { orderContact } from '../../src/domain/order-contact';
import { shop } from './cart/client';

const cream = productNumber('100002');

let backend: TestBackend;
beforeAll(async () => {
  backend = inSession(await shop(), 'look-ups');
});

/** The number of an order that a guest has placed with this address and mobile number. */
async function orderWith(email: string, mobile: string | null = null): Promise<string> {
  const frame = testFrames(backend);
  const cart = await cartWith(backend, cream);
  const { token, paymentId } = await openCheckout(backend, cart);
  const delivered = await frame('PUT', `delivery/${token}/address`, { ...customer, email, mobile });
  expect(delivered.status).toBe(200);
  await frame('PUT', `delivery/${token}/method`, { methodId: 'brevlada' });
  await frame('POST', `payment/${token}`, { ...customer, email, outcome: 'approved', method: 'kort' });
  const headers = { 'idempotency-key': 'k-1' };
  const confirmed = await backend.call('POST', `${cart}/paymentId/${paymentId}/confirm`, { headers });
  return (await orderOf(backend, cart, confirmed)).orderNumber;
}

it.each([
  'eva@example.se',
  'åsa.öberg@räksmörgås.se',
  'владимир@example.рф',
  '100%@example.se',
  `${'ö'.repeat(240)}@x.se`,
])('whoever orders with %s looks the order up with it, withdraws, and gets the receipt', async (email) => {
  const number = await orderWith(email);
  const { order, customerToken } = await lookUpOrder({ number, contact: orderContact(` ${email}`) ?? '' });
  expect(order).toMatchObject({ orderNumber: number, email });
  const declaration = { orderId: order.orderId, customerToken, name: 'Kim Lund', email, itemIds: [cream] };
  expect((await withdrawOrder(declaration)).withdrawals).toMatchObject([{ email }]);
  const mine = (await outboxOf(backend)).filter(({ to, text }) => to === email && text.includes(number));
  expect(mine.map(({ kind }) => kind).sort()).toEqual(['orderConfirmation', 'withdrawalReceipt']);
});

it('a guest’s order is found by its mobile number, written another way; another number and an unknown order are a 404', async () => {
  const number = await orderWith(customer.email, '070-123 45 67');
  const contact = orderContact('+46 (0)70 123 45 67') ?? '';
  expect((await lookUpOrder({ number, contact })).order.orderNumber).toBe(number);
  const wrong = { failure: { kind: 'refused', status: 404 } };
  await expect(lookUpOrder({ number, contact: '0701234568' })).rejects.toMatchObject(wrong);
  await expect(lookUpOrder({ number: '999999999', contact })).rejects.toMatchObject(wrong);
});
