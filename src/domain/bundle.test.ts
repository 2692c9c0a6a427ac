import { expect, it } from 'vitest';
import { bundleTerms } from './bundle';
import { ore } from './money';

const availability = { word: 'inStock', buyable: true, stock: 5 } as const;
const one = { price: ore(5_000), promotion: null, availability };
const other = { ...one, price: ore(7_900) };

it('what is saved is what the products cost one by one, less their price together', () => {
  expect(bundleTerms([one, other], ore(11_000))).toEqual({ apart: 12_900, saved: 1_900, obstacle: null });
});

it('a lowered price counts as what the product costs', () => {
  const promotion = { price: ore(4_000), ribbon: '20 %', expires: null };
  expect(bundleTerms([{ ...one, promotion }, other], ore(11_000)).saved).toBe(900);
});

it('a price together that is no lower saves nothing', () => {
  expect(bundleTerms([one, other], ore(15_000)).saved).toBe(0);
});

it.each([
  ['is sold out', { ...one, availability: { word: 'outOfStock', buyable: false, stock: 0 } as const }],
  ['has no price', { ...one, price: null }],
])('one that %s keeps all of them from being bought', (_, gone) => {
  expect(bundleTerms([other, gone], ore(11_000)).obstacle).toBe(gone);
});
