import { expect, it } from 'vitest';
import { afterIdle, inactivityLimit } from './inactivity';

const second = 1000;
const limit = inactivityLimit(false);

it('the limit is 1200 s, and 600 s with a coarse pointer', () => {
  expect(inactivityLimit(false)).toBe(1200 * second);
  expect(inactivityLimit(true)).toBe(600 * second);
});

it.each([false, true])('ACTIVE becomes ABOUT_TO_EXPIRE when inactivity exceeds the limit minus 180 s', (coarse) => {
  const warning = inactivityLimit(coarse) - 180 * second;
  expect(afterIdle('ACTIVE', warning, inactivityLimit(coarse))).toBe('ACTIVE');
  expect(afterIdle('ACTIVE', warning + 1, inactivityLimit(coarse))).toBe('ABOUT_TO_EXPIRE');
});

it('ABOUT_TO_EXPIRE becomes EXPIRED when inactivity exceeds the limit', () => {
  expect(afterIdle('ABOUT_TO_EXPIRE', limit, limit)).toBe('ABOUT_TO_EXPIRE');
  expect(afterIdle('ABOUT_TO_EXPIRE', limit + 1, limit)).toBe('EXPIRED');
});

it('ACTIVE becomes EXPIRED at once after a sleep', () => {
  expect(afterIdle('ACTIVE', limit + 1, limit)).toBe('EXPIRED');
});

it('activity alone resets neither of them', () => {
  expect(afterIdle('ABOUT_TO_EXPIRE', 0, limit)).toBe('ABOUT_TO_EXPIRE');
  expect(afterIdle('EXPIRED', 0, limit)).toBe('EXPIRED');
});
