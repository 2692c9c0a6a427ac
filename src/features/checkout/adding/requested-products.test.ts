import { expect, it } from 'vitest';
import { requestedProducts } from './requested-products';

it('a link from an e-mail or an app adds its products to the cart', () => {
  expect(requestedProducts('?tg=100123:2,100124:1')).toEqual([
    { itemId: '100123', quantity: 2 },
    { itemId: '100124', quantity: 1 },
  ]);
  expect(requestedProducts('tg=100123%3A2%2C%20100124%3A1')).toHaveLength(2);
});

it('a product listed twice becomes one row, capped at the maximum quantity', () => {
  expect(requestedProducts('?tg=100123:2,100123:3')).toEqual([{ itemId: '100123', quantity: 5 }]);
  expect(requestedProducts('?tg=100123:900')).toEqual([{ itemId: '100123', quantity: 99 }]);
});

it.each(['', '?tg=', '?q=1'])('%j requests no products', (search) => {
  expect(requestedProducts(search)).toBeNull();
});

it.each([
  '?tg=,',
  '?tg=abc',
  '?tg=%00:1',
  '?tg=100123',
  '?tg=100123:0',
  '?tg=100123:-1',
  '?tg=100123:1.5',
  '?tg=100123:1e3',
  '?tg=100123:1e9',
  '?tg=100123:1000000000',
  '?tg=../cart:1',
])('no product can be parsed from %s', (search) => {
  expect(requestedProducts(search)).toEqual([]);
});

it('valid entries are used even if others are invalid', () => {
  expect(requestedProducts('?tg=?:1,100123:1,:2')).toEqual([{ itemId: '100123', quantity: 1 }]);
});
