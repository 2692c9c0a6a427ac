import { expect, it } from 'vitest';
import { type Cart, type CartRow, numberOfItems, quantityOf } from './cart';
import { cartId, productNumber } from './ids';
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
    unitPrice: ore(5000),
    totalPrice: ore(5000 * quantity),
    discount: zero,
    promotions: [],
  };
}

function cartWith(rows: CartRow[], prescribed: number | null = null): Cart {
  return {
    cartId: cartId('c'),
    version: 1,
    rows,
    orderCreated: false,
    memberSession: false,
    bag:
      prescribed === null
        ? null
        : {
            status: 'attached',
            prescriptionBagId: 'b',
            totalRows: 1,
            quantity: prescribed,
            totalPrice: zero,
            vatAmount: zero,
            customerPrice: zero,
          },
    vouchers: [],
    totals: {
      goods: zero,
      discount: zero,
      shipping: zero,
      bonusCheques: zero,
      vat: zero,
      net: zero,
      total: zero,
      leftToFreeShipping: zero,
    },
    shippingMethod: null,
    pickupPlace: null,
    deliveryAddress: null,
    billingAddress: null,
    email: null,
    wantsToBecomeMember: false,
  };
}

it('counts goods, not rows', () => {
  expect(numberOfItems(cartWith([row('100123', 2), row('100124', 3)]))).toBe(5);
  expect(numberOfItems(cartWith([]))).toBe(0);
});

it('counts what is bought on prescription too', () => {
  expect(numberOfItems(cartWith([row('100123', 2)], 3))).toBe(5);
  expect(numberOfItems(cartWith([], 3))).toBe(3);
});

it('tells how many of a good are in the cart, none where there is no cart', () => {
  const cart = cartWith([row('100123', 2), row('100124', 3)]);
  expect(quantityOf(cart, productNumber('100124'))).toBe(3);
  expect(quantityOf(cart, productNumber('100999'))).toBe(0);
  expect(quantityOf(null, productNumber('100123'))).toBe(0);
});
