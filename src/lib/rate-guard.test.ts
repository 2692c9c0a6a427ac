import { expect, it } from 'vitest';
import { createRateGuard } from './rate-guard';

it('as many calls as allowed in each window pass, more do not', () => {
  let time = 0;
  const isTooMany = createRateGuard(3, 1000, () => time);
  expect([isTooMany(), isTooMany(), isTooMany()]).toEqual([false, false, false]);
  expect(isTooMany()).toBe(true);
  time = 999;
  expect(isTooMany()).toBe(true);
  time = 1000;
  expect(isTooMany()).toBe(false);
});
