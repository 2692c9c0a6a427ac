import { expect, it } from 'vitest';
import { card } from '../cart/testing/card';
import { productNumber } from './ids';
import { canBeReviewed } from './review';

const product = card(productNumber('100123'));

it('nobody is told who looks at what must not be used in marketing, or at what is prescribed', () => {
  expect(canBeReviewed(product)).toBe(true);
  expect(canBeReviewed({ ...product, marketingSensitive: true })).toBe(false);
  expect(canBeReviewed({ ...product, itemType: 'prescription' })).toBe(false);
});
