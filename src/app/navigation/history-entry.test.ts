// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { goBack, watchHistory } from './history-entry';

beforeEach(() => {
  History.prototype.replaceState.call(history, null, '');
  watchHistory(window);
  // The router dispatches it after each push.
  dispatchEvent(new Event('pushState'));
});

it('a second step back before the first has been taken does not leave the shop', () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => {});
  expect([goBack(window), goBack(window)]).toEqual([true, false]);
  expect(back).toHaveBeenCalledOnce();
});

it('a page opened meanwhile can be left again', () => {
  vi.spyOn(history, 'back').mockImplementation(() => {});
  goBack(window);
  dispatchEvent(new Event('pushState'));
  expect(goBack(window)).toBe(true);
});
