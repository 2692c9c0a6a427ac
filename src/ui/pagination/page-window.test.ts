import { expect, it } from 'vitest';
import { pageWindow } from './page-window';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [6, 9, [1, null, 5, 6, 7, 8, 9]],
  [9, 9, [1, null, 8, 9]],
])('page %i of %i offers its neighbours and both ends', (page, pages, expected) => {
  expect(pageWindow(page, pages)).toEqual(expected);
});
