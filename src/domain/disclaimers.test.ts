import { expect, it } from 'vitest';
import { outstandingDisclaimers } from './disclaimers';

const cart = ['diklofenak', null, 'naproxen', 'diklofenak'].map((substance) => ({ substance }));

it('each substance is asked about once, in the order of the products', () => {
  expect(outstandingDisclaimers(cart, [])).toEqual(['diklofenak', 'naproxen']);
});

it('an accepted substance is not asked about again', () => {
  expect(outstandingDisclaimers(cart, ['diklofenak', 'ibuprofen'])).toEqual(['naproxen']);
  expect(outstandingDisclaimers(cart, ['naproxen', 'diklofenak'])).toEqual([]);
});
