import { expect, it } from 'vitest';
import { emptyCart } from '../domain/empty-cart';
import { ore } from '../domain/money';
import { summaryOf } from './cart-summary';

const row = (quantity: number) => ({ quantity, customerPrice: ore(1000) });

it('a cart without prescription goods says so', () => {
  expect(summaryOf(emptyCart, null)).toMatchObject({
    numberOfItems: 0,
    hasPrescriptions: false,
    prescriptionsWaiting: false,
    currency: 'SEK',
  });
});

it('goods that wait count before the app has brought them into the cart, which has its own total until then', () => {
  expect(summaryOf(emptyCart, { rows: [row(3), row(1)] })).toMatchObject({
    numberOfItems: 4,
    total: 0,
    hasPrescriptions: true,
    prescriptionsWaiting: true,
  });
});

it('a bag that has been emptied still has to be brought into the cart', () => {
  expect(summaryOf(emptyCart, { rows: [] })).toMatchObject({ hasPrescriptions: false, prescriptionsWaiting: true });
});
