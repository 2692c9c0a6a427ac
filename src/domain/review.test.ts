import { expect, it } from 'vitest';
import { card } from '../cart/testing/card';
import { productNumber } from './ids';
import { canBeReviewed } from './review';

const good = card(productNumber('100123'));

it('nobody is told who looks at what must not be used in marketing, or at what is prescribed', () => {
  expect(canBeReviewed(good)).toBe(true);
  expect(canBeReviewed({ ...good, marketingSensitive: true })).toBe(false);
  expect(canBeReviewed({ ...good, itemType: 'prescription' })).toBe(false);
});
