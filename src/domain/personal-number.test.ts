import { expect, it } from 'vitest';
import { isPersonalNumber } from './personal-number';

it.each(['20200311-2386', '19710923-2384', '19850412-9803'])('%s is a personal number', (number) => {
  expect(isPersonalNumber(number)).toBe(true);
});

it.each([
  '20200311-2387',
  '20201311-2386',
  '20200230-2389',
  '202003112386',
  '200311-2386',
  '20200311 2386',
  ' 20200311-2386',
  '20200311-2386 ',
  '20200311+2386',
  '',
])('%j is none', (number) => {
  expect(isPersonalNumber(number)).toBe(false);
});
