import { expect, it } from 'vitest';
import { requestedProducts } from './requested-products';

it('a link from a letter or an app puts its products into the cart', () => {
  expect(requestedProducts('?tg=100123:2,100124:1')).toEqual([
    { itemId: '100123', quantity: 2 },
    { itemId: '100124', quantity: 1 },
  ]);
  expect(requestedProducts('tg=100123%3A2%2C%20100124%3A1')).toHaveLength(2);
});

it('a product named twice is one row, and no row holds more than a cart takes', () => {
  expect(requestedProducts('?tg=100123:2,100123:3')).toEqual([{ itemId: '100123', quantity: 5 }]);
  expect(requestedProducts('?tg=100123:900')).toEqual([{ itemId: '100123', quantity: 99 }]);
});

it.each(['', '?tg=', '?q=1'])('%j asks for nothing', (search) => {
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
])('of what %s asks for nothing can be read', (search) => {
  expect(requestedProducts(search)).toEqual([]);
});

it('what can be read counts beside what cannot', () => {
  expect(requestedProducts('?tg=?:1,100123:1,:2')).toEqual([{ itemId: '100123', quantity: 1 }]);
});
