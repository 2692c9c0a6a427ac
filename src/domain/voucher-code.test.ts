import { expect, it } from 'vitest';
import { isPlausible, voucherCode } from './voucher-code';

it('a code may have spaces around it and lower-case letters', () => {
  expect(voucherCode('  valkommen10 ')).toBe('VALKOMMEN10');
});

it.each(['', '.', '..', 'A'.repeat(41)])('%j is not sent to the service', (code) => {
  expect(isPlausible(code)).toBe(false);
});

it.each(['VALKOMMEN10', '...', 'Å/Ä Ö', '50%'])('%s may be a code', (code) => {
  expect(isPlausible(code)).toBe(true);
});
