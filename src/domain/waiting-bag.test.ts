import { expect, it } from 'vitest';
import type { PrescriptionBag } from './cart';
import { emptyCart } from './empty-cart';
import { ore, zero } from './money';
import { numberOfItemsWith, waitingBag } from './waiting-bag';

const row = (quantity: number) => ({ quantity, customerPrice: ore(1000) });
const known = { rows: [row(2), row(1)] };
const changed = { rows: [row(5)] };
const none = { rows: [] };
const attached: PrescriptionBag = {
  status: 'attached',
  prescriptionBagId: 'b1',
  totalRows: 2,
  quantity: 3,
  totalPrice: zero,
  vatAmount: zero,
  customerPrice: zero,
};
const cart = { ...emptyCart, bag: attached };

it('a bag with goods waits until the cart has it', () => {
  expect(waitingBag(null, { known, changed: null })).toBe(known);
  expect(waitingBag(emptyCart, { known, changed: null })).toBe(known);
  expect(waitingBag(cart, { known, changed: null })).toBeNull();
});

it('nothing waits of a bag without goods, or of one that is not known', () => {
  expect(waitingBag(emptyCart, { known: none, changed: null })).toBeNull();
  expect(waitingBag(emptyCart, { known: null, changed: null })).toBeNull();
  expect(waitingBag(emptyCart, { known, changed: none })).toBeNull();
});

it('a changed bag waits even if the cart has it as it was, and so does the removal of its last goods', () => {
  expect(waitingBag(cart, { known, changed })).toBe(changed);
  expect(waitingBag(cart, { known, changed: none })).toBe(none);
});

it('goods that wait are counted instead of those that the cart had', () => {
  expect(numberOfItemsWith(cart, null)).toBe(3);
  expect(numberOfItemsWith(cart, changed)).toBe(5);
  expect(numberOfItemsWith(cart, none)).toBe(0);
  expect(numberOfItemsWith(null, known)).toBe(3);
});
