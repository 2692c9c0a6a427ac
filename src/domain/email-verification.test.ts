import { expect, it } from 'vitest';
import { verificationOutcome } from './email-verification';

it.each(['success', 'expired', 'invalid', 'error', 'notFound', 'alreadyVerified', 'broken'] as const)(
  'the address tells %s',
  (outcome) => {
    expect(verificationOutcome(outcome)).toBe(outcome);
  },
);

it.each([null, '', 'SUCCESS', 'default', 'constructor', 'success ', '<b>'])('%j is none of them', (result) => {
  expect(verificationOutcome(result)).toBe('default');
});
