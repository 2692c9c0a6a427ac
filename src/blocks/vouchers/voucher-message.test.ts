import { expect, it } from 'vitest';
import type { Failure } from '../../api/errors';
import { voucherMessage } from './voucher-message';

function text(failure: Failure): string | undefined {
  const message = voucherMessage(failure, '0771-000 000');
  return typeof message === 'string' ? message : message.message;
}

const refused = (reason: string | null) => text({ kind: 'invalidVoucher', reason });

it('each reason of the service has a text of its own', () => {
  expect(refused('NOT_APPLICABLE')).toContain('gäller inte för varorna');
  expect(refused('PRESCRIPTION_GOODS')).toContain('receptvaror');
  expect(refused('UNKNOWN_CODE')).toContain('rätt stavad');
  expect(refused('NO_LONGER_VALID')).toContain('gäller inte längre');
});

it.each<Failure>([
  { kind: 'invalidVoucher', reason: null },
  { kind: 'invalidVoucher', reason: 'SOMETHING_NEW' },
  { kind: 'refused', status: 500, code: null, fields: [] },
  { kind: 'malformed', field: 'rows' },
])('any other is unexpected: %o', (failure) => {
  expect(text(failure)).toContain('Något oväntat hände');
});

it('after too many tries the customer is asked to wait', () => {
  expect(text({ kind: 'tooMany' })).toBe('Det blev många försök på kort tid. Vänta en stund och försök igen.');
});

it('a lost network is not blamed on the code', () => {
  expect(text({ kind: 'network' })).toContain('uppkoppling');
});
