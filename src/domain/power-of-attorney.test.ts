import { expect, it } from 'vitest';
import { daysAfter, yearsAfter } from '../lib/calendar';
import { expiryProblem } from './power-of-attorney';

it('the last day of a power of attorney is today at the earliest and in 4 years at the latest, on every day', () => {
  for (let n = 0; n < 3653; n++) {
    const today = daysAfter('2023-01-01', n);
    expect(expiryProblem(daysAfter(today, -1), today)).toBe('passed');
    expect(expiryProblem(today, today)).toBeNull();
    expect(expiryProblem(yearsAfter(today, 4), today)).toBeNull();
    expect(expiryProblem(daysAfter(yearsAfter(today, 4), 1), today)).toBe('tooFar');
  }
});
