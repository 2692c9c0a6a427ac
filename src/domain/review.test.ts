import { expect, it } from 'vitest';
import { card } from '../cart/testing/card';
import { productNumber } from './ids';
import { mayBeReviewed, ratingOf } from './review';

const product = card(productNumber('100123'));
const rating = { average: 4.5, count: 12 };

it.each([
  [{}, true],
  [{ itemType: 'otc' }, false],
  [{ itemType: 'prescription' }, false],
  [{ itemType: 'unknown' }, false],
  [{ marketingSensitive: true }, false],
] as const)(
  'medicines and marketing-sensitive products are neither rated nor shown with ratings: %j',
  (changes, may) => {
    const rated = { ...product, itemType: 'goods' as const, rating, ...changes };
    expect(mayBeReviewed(rated)).toBe(may);
    expect(ratingOf(rated)).toEqual(may ? rating : null);
  },
);

it('a product that nobody has rated has no rating', () => {
  expect(ratingOf({ ...product, itemType: 'goods', rating: null })).toBeNull();
  expect(ratingOf({ ...product, itemType: 'goods', rating: { average: 0, count: 0 } })).toBeNull();
});
