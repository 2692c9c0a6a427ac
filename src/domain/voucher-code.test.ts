import { expect, it } from 'vitest';
import { canBeAsked, voucherCode } from './voucher-code';

it('a code is the same with spaces around it and in small letters', () => {
  expect(voucherCode('  valkommen10 ')).toBe('VALKOMMEN10');
});

it.each(['', '.', '..', 'A'.repeat(41)])('nobody is asked about %j', (code) => {
  expect(canBeAsked(code)).toBe(false);
});

it.each(['VALKOMMEN10', '...', 'Å/Ä Ö', '50%'])('%s may be a code', (code) => {
  expect(canBeAsked(code)).toBe(true);
});
