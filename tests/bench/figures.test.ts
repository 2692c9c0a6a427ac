import { expect, test } from 'vitest';
import { blockingTime, layoutShift, type Observed, tasksOf } from './observe';
import { atLeast, atMost } from './report';
import { median, percentile } from './statistics';

const nothing: Observed = {
  firstPaint: 100,
  largest: null,
  longTasks: [],
  scripts: [],
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

test('a long task is named by the script that took longest in it', () => {
  const longTasks = [
    { at: 100, duration: 90 },
    { at: 300, duration: 60 },
  ];
  const scripts = [
    { at: 101, duration: 10, name: 'early.js' },
    { at: 112, duration: 70, name: 'entry.js' },
  ];
  expect(tasksOf({ ...nothing, longTasks, scripts })).toEqual([
    { at: 100, duration: 90, script: 'entry.js' },
    { at: 300, duration: 60, script: '' },
  ]);
});

test('layout shift is the worst burst, not the sum over a visit', () => {
  const shifts = [
    { at: 0, value: 0.25 },
    { at: 900, value: 0.25 },
    { at: 2000, value: 0.125 },
  ];
  expect(layoutShift({ ...nothing, shifts })).toBe(0.5);
});
