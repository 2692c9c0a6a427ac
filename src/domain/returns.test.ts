import { expect, it } from 'vitest';
import { notReturnable } from './returns';

const goods = { product: { itemType: 'goods' as const }, shippingTags: [], nutrients: [], foodstuff: false };

it.each([
  [{}, null],
  [{ product: { itemType: 'otc' as const } }, 'medicine'],
  [{ product: { itemType: 'prescription' as const } }, 'medicine'],
  [{ shippingTags: ['requiresCooling'] }, 'cooled'],
  [{ foodstuff: true }, 'foodstuff'],
  [{ foodstuff: null, nutrients: [{}] }, 'foodstuff'],
  [{ foodstuff: null }, null],
])('a product with %j is not returned as a %s', (changes, reason) => {
  expect(notReturnable({ ...goods, ...changes })).toBe(reason);
});
