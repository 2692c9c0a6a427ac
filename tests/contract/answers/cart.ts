import { randomUUID } from 'node:crypto';
import { cartCalls } from '../../../src/api/cart/calls';
import type { RowChange } from '../../../src/api/cart/changes';
import { checkout, confirm } from '../../../src/api/cart/checkout-calls';
import type { CartId, ProductNumber } from '../../../src/domain/ids';
import { paymentId } from '../../../src/domain/ids';
import { type Checker, Unexpected } from './checker';

const channel = 'b2c';
const base = `/cart2/internal/${channel}/cart`;

/** A cart of its own: created, filled, taken to an unpaid checkout, and emptied. */
export async function checkCart({ check }: Checker, itemId: ProductNumber): Promise<void> {
  const calls = cartCalls(channel);
  const made = await check('web', `POST ${base}`, () => calls.create({ userId: randomUUID() }, randomUUID()));
  if (!made) return;
  const { cartId } = made.data;
  let hasRow = false;
  const write = (change: RowChange) => async () => {
    const answer = await calls.write(cartId, change, { hasRow, idempotencyKey: randomUUID(), ifMatch: undefined });
    hasRow = true;
    return answer;
  };
  const row = `${base}/{cartId}/tg/${itemId}`;
  await check('web', `POST ${row}`, write({ kind: 'add', itemId, quantity: 1 }));
  await check('web', `PATCH ${row}`, write({ kind: 'set', itemId, quantity: 2 }));
  await check('web', `GET ${base}/{cartId}`, async () => {
    const { data } = await calls.read(cartId);
    const quantity = data.rows.find((each) => each.itemId === itemId)?.quantity;
    if (quantity !== 2) throw new Unexpected(`the row that was set to 2 has ${quantity}`);
  });
  await check('web', `PATCH ${base}/{cartId}`, async () => {
    const options = { hasRow, idempotencyKey: randomUUID(), ifMatch: undefined };
    const { data } = await calls.write(cartId, { kind: 'acceptDisclaimers', substances: ['diklofenak'] }, options);
    if (data.acceptedDisclaimers === null)
      throw new Unexpected('the cart does not tell which disclaimers are accepted');
  });
  await check('web', `POST ${base}/{cartId}/tg`, async () => {
    // No more of it than before: a customer may be allowed no more than two.
    await write({ kind: 'set', itemId, quantity: 1 })();
    return write({ kind: 'addMany', items: [{ itemId, quantity: 1 }] })();
  });
  await checkCheckout(cartId);
  await check('web', `DELETE ${row}`, write({ kind: 'set', itemId, quantity: 0 }));

  async function checkCheckout(id: CartId): Promise<void> {
    const begun = await check('web', `POST ${base}/{cartId}/checkout`, () =>
      checkout(channel, id, { ageCertified: true }, undefined),
    );
    const payment = begun?.data.paymentId;
    if (!payment) return;
    await check('web', `POST ${base}/{cartId}/paymentId/{id}/confirm, unpaid`, async () => {
      const { status } = await confirm(channel, id, paymentId(payment), {});
      if (status === 'confirmed') throw new Unexpected('it is confirmed');
    });
  }
}
