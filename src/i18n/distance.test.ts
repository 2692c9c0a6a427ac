import { expect, it } from 'vitest';
import { formatDistance } from './distance';

it.each([
  [0, '10 m'],
  [42, '40 m'],
  [994, '990 m'],
  [996, '1 km'],
  [1240, '1,2 km'],
  [9940, '9,9 km'],
  [9960, '10 km'],
  [34_400, '34 km'],
])('%i metres are %s', (metres, expected) => {
  expect(formatDistance(metres).replace('\u00a0', ' ')).toBe(expected);
});
