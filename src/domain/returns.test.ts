import { expect, it } from 'vitest';
import { returnLimit } from './returns';

const goods = { product: { itemType: 'goods' as const }, shippingTags: [], nutrients: [], foodstuff: false };

it.each([
  [{}, null],
  [{ product: { itemType: 'otc' as const } }, 'medicine'],
  [{ product: { itemType: 'prescription' as const } }, 'medicine'],
  [{ shippingTags: ['requiresCooling'] }, 'cooled'],
  [{ foodstuff: true }, 'withdrawnOnly'],
  [{ foodstuff: null, nutrients: [{}] }, 'withdrawnOnly'],
  [{ foodstuff: null }, null],
])('a product with %j is returned with the limit %s', (changes, reason) => {
  expect(returnLimit({ ...goods, ...changes })).toBe(reason);
});
