import { expect, it } from 'vitest';
import type { Failure } from '../../api/errors';
import { chequeMessage } from './cheque-message';

function text(failure: Failure): string {
  const message = chequeMessage(failure, '0771-000 000');
  return typeof message === 'string' ? message : `${message.message} ${JSON.stringify(message.values ?? {})}`;
}

it('a lost network, a slow service and a failing one have different texts', () => {
  expect(text({ kind: 'network' })).toContain('Nätverksfel');
  expect(text({ kind: 'timeout' })).toContain('för lång tid');
  expect(text({ kind: 'refused', status: 503, code: null, fields: [] })).toMatch(/hos oss.*503/);
});

it.each([
  ['CHEQUE_EXPIRED', 'gäller inte längre'],
  ['CHEQUE_USED', 'redan använd'],
  ['NOTHING_TO_PAY', 'inget i varukorgen'],
  ['SOMETHING_NEW', 'oväntat'],
])('shows the service’s %s', (code, message) => {
  expect(text({ kind: 'conflict', code })).toContain(message);
});

it('any other reason is unknown', () => {
  expect(text({ kind: 'malformed', field: 'rows' })).toContain('Något oväntat hände');
});
