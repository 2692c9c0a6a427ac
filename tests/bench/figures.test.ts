import { expect, test } from 'vitest';
import { blockingTime, layoutShift, type Observed } from './observe';
import { atLeast, atMost } from './report';
import { median, percentile } from './statistics';

const nothing: Observed = {
  firstPaint: 100,
  largest: null,
  longTasks: [],
  shifts: [],
  loaded: null,
  usable: null,
  takenOver: null,
};

test('the median of an even number of values lies between the middle two', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(percentile([5, 1, 4, 2, 3], 0.95)).toBe(5);
  expect(percentile([5, 1, 4, 2, 3], 0.5)).toBe(3);
});

test('a missing figure never counts as a target reached', () => {
  expect(atMost('x', median([]), 1, 'ms')).toMatchObject({ reached: false, value: 'not seen' });
  expect(atLeast('x', median([]), 1, 'ms').reached).toBe(false);
});

test('blocking time is the time of tasks beyond 50 ms after the first paint', () => {
  const longTasks = [
    { at: 0, duration: 90 },
    { at: 80, duration: 60 },
    { at: 200, duration: 75 },
  ];
  expect(blockingTime({ ...nothing, longTasks })).toBe(10 + 25);
});

test('layout shift is the worst burst, not the sum over a visit', () => {
  const shifts = [
    { at: 0, value: 0.25 },
    { at: 900, value: 0.25 },
    { at: 2000, value: 0.125 },
  ];
  expect(layoutShift({ ...nothing, shifts })).toBe(0.5);
});
