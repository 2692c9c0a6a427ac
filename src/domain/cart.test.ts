import { expect, it } from 'vitest';
import { type Cart, type CartRow, numberOfItems, quantityOf } from './cart';
import { emptyCart } from './empty-cart';
import { productNumber } from './ids';
import { ore, zero } from './money';

function row(itemId: string, quantity: number): CartRow {
  return {
    itemId: productNumber(itemId),
    title: 'Handkräm',
    subTitle: '100 ml',
    path: `/produkt/handkram-${itemId}/`,
    picture: null,
    quantity,
    marketingSensitive: false,
    substance: null,
    unitPrice: ore(5000),
    totalPrice: ore(5000 * quantity),
    discount: zero,
    promotions: [],
    stock: null,
    maxQuantity: null,
    activeSubstance: null,
  };
}

function cartWith(rows: CartRow[], prescribed: number | null = null): Cart {
  const money = { totalPrice: zero, vatAmount: zero, customerPrice: zero };
  const bag = { status: 'attached', prescriptionBagId: 'b', totalRows: 1, ...money } as const;
  return { ...emptyCart, rows, bag: prescribed === null ? null : { ...bag, quantity: prescribed } };
}

it('counts products, not rows', () => {
  expect(numberOfItems(cartWith([row('100123', 2), row('100124', 3)]))).toBe(5);
  expect(numberOfItems(cartWith([]))).toBe(0);
});

it('counts prescription products too', () => {
  expect(numberOfItems(cartWith([row('100123', 2)], 3))).toBe(5);
  expect(numberOfItems(cartWith([], 3))).toBe(3);
});

it('returns the quantity of a product, zero without a cart', () => {
  const cart = cartWith([row('100123', 2), row('100124', 3)]);
  expect(quantityOf(cart, productNumber('100124'))).toBe(3);
  expect(quantityOf(cart, productNumber('100999'))).toBe(0);
  expect(quantityOf(null, productNumber('100123'))).toBe(0);
});
