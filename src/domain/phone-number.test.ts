import { expect, it } from 'vitest';
import { phoneNumber } from './phone-number';

it.each([
  ['070-123 45 67', '0701234567'],
  ['+46 (70) 123 45 67', '+46701234567'],
  ['0046701234567', '+46701234567'],
  ['08–12 34 56', '08123456'],
])('%s can be called', (typed, dialled) => {
  expect(phoneNumber(typed)).toBe(dialled);
});

it.each(['', '070', '12345678', 'ring mig', '070-12a 45 67', '+0701234567', '0701234567012345', '+46'])(
  '%s cannot',
  (typed) => {
    expect(phoneNumber(typed)).toBeNull();
  },
);
