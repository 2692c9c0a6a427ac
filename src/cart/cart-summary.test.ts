import { expect, it } from 'vitest';
import { emptyCart } from '../domain/empty-cart';
import { summaryOf } from './cart-summary';

it('a cart without prescription goods says so', () => {
  expect(summaryOf(emptyCart, null)).toMatchObject({ numberOfItems: 0, hasPrescriptions: false, currency: 'SEK' });
});

it('the changed bag counts before the app has brought it into the cart', () => {
  const bag = { rows: [{ quantity: 3 }, { quantity: 1 }] };
  expect(summaryOf(emptyCart, bag)).toMatchObject({ numberOfItems: 4, hasPrescriptions: true });
  expect(summaryOf(emptyCart, { rows: [] })).toMatchObject({ numberOfItems: 0, hasPrescriptions: false });
});
