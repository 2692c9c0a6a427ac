import { expect, it } from 'vitest';
import { verificationOutcome } from './email-verification';

it.each(['success', 'expired', 'invalid', 'error', 'notFound', 'alreadyVerified', 'broken'] as const)(
  'recognises the result %s',
  (outcome) => {
    expect(verificationOutcome(outcome)).toBe(outcome);
  },
);

it.each([null, '', 'SUCCESS', 'default', 'constructor', 'success ', '<b>'])('treats %j as the default', (result) => {
  expect(verificationOutcome(result)).toBe('default');
});
