import { expect, it } from 'vitest';
import { readPersonalNumber } from './personal-number';

it.each(['20200311-2386', '19710923-2384', '19850412-9803'])('%s is a personal number', (number) => {
  expect(readPersonalNumber(number)).toBe(number);
});

it('is taken without its hyphen, which a keypad of digits does not have', () => {
  expect(readPersonalNumber('197802022389')).toBe('19780202-2389');
});

it.each([
  '20200311-2387',
  '20201311-2386',
  '20200230-2389',
  '202003112387',
  '2020031-12386',
  '2003112386',
  '200311-2386',
  '20200311 2386',
  ' 20200311-2386',
  '20200311-2386 ',
  '20200311+2386',
  '',
])('%j is none', (number) => {
  expect(readPersonalNumber(number)).toBeNull();
});
