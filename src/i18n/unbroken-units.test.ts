import { expect, it } from 'vitest';
import { unbrokenUnits } from './unbroken-units';

it.each([
  ['Muskelin 10 % kräm 50 g', 'Muskelin 10_% kräm 50_g'],
  ['Lindamol 500 mg filmdragerad tablett 10 st', 'Lindamol 500_mg filmdragerad tablett 10_st'],
  ['Hostmedicin 6 mg/ml 125 ml', 'Hostmedicin 6_mg/ml 125_ml'],
  ['Vitamin B 12 stark, 2 gånger', 'Vitamin B 12 stark, 2 gånger'],
  ['Handkräm', 'Handkräm'],
])('%s', (title, shown) => {
  expect(unbrokenUnits(title).replaceAll('\u00a0', '_')).toBe(shown);
});
