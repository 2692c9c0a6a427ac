import { expect, it } from 'vitest';
import { mobileAsWritten, mobileNumber } from './mobile-number';

it.each([
  ['070-123 45 67', '0701234567'],
  ['+46 (70) 123 45 67', '+46701234567'],
  ['+46 (0)70 123 45 67', '+46701234567'],
  ['0046 79 123 45 67', '+46791234567'],
  ['+47 412 34 567', '+4741234567'],
])('%s is a mobile number', (typed, dialled) => {
  expect(mobileNumber(typed)).toBe(dialled);
});

it.each(['', '08-12 34 56', '070-123 45 6', '070-123 45 678', '+46812345678', '0711234567', 'mobil'])(
  '%s is not',
  (typed) => {
    expect(mobileNumber(typed)).toBeNull();
  },
);

it.each([
  ['+46701740606', '070-174 06 06'],
  ['+4741234567', '+4741234567'],
])('%s is formatted as %s', (stored, written) => {
  expect(mobileAsWritten(stored)).toBe(written);
});

it('a formatted number can be parsed', () => {
  expect(mobileNumber(mobileAsWritten('+46701740606'))).toBe('0701740606');
});
