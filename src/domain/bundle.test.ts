import { expect, it } from 'vitest';
import { bundleTerms } from './bundle';
import { ore } from './money';

const availability = { word: 'inStock', buyable: true, stock: 5 } as const;
const one = { price: ore(5_000), promotion: null, availability };
const other = { ...one, price: ore(7_900) };

it('the saving is the sum of the single prices minus the bundle price', () => {
  expect(bundleTerms([one, other], ore(11_000))).toEqual({ apart: 12_900, saved: 1_900, obstacle: null });
});

it('a reduced price counts as the single price', () => {
  const promotion = { price: ore(4_000), ribbon: '20 %', expires: null };
  expect(bundleTerms([{ ...one, promotion }, other], ore(11_000)).saved).toBe(900);
});

it('a bundle price that is not lower saves nothing', () => {
  expect(bundleTerms([one, other], ore(15_000)).saved).toBe(0);
});

it.each([
  ['is sold out', { ...one, availability: { word: 'outOfStock', buyable: false, stock: 0 } as const }],
  ['has no price', { ...one, price: null }],
])('a product that %s blocks the bundle', (_, gone) => {
  expect(bundleTerms([other, gone], ore(11_000)).obstacle).toBe(gone);
});
