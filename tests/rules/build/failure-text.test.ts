import { expect, test } from 'vitest';
import { failureText } from '../../../build/failure-text';
import { StartError } from '../../../fixtures/backend/start-error';

test('a server that cannot start says why in one line, without a stack', () => {
  expect(failureText(new StartError('Port 4180 is in use.'))).toBe('Port 4180 is in use.');
});

test('any other failure shows where it happened', () => {
  expect(failureText(new Error('broken'))).toMatch(/^Error: broken\n\s+at /);
});
