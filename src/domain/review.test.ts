import { expect, it } from 'vitest';
import { card } from '../cart/testing/card';
import { productNumber } from './ids';
import { canBeReviewed } from './review';

const product = card(productNumber('100123'));

it('third parties never learn who views marketing-sensitive or prescription products', () => {
  expect(canBeReviewed(product)).toBe(true);
  expect(canBeReviewed({ ...product, marketingSensitive: true })).toBe(false);
  expect(canBeReviewed({ ...product, itemType: 'prescription' })).toBe(false);
});
