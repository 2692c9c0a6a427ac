// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { ApiError } from '../../api/errors';
import { failureCodeAtom } from '../../blocks/failure/failure-modal';
import { store } from '../../lib/store';
import { watchFailures } from './watch-failures';

let said: MockInstance;

beforeAll(() => watchFailures(window));

beforeEach(() => {
  store.set(failureCodeAtom, null);
  said = vi.spyOn(console, 'error').mockImplementation(() => {});
});

function throwInPage(error: unknown): void {
  window.dispatchEvent(Object.assign(new Event('error'), { error }));
}

function rejectInPage(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

it('a bug that is thrown outside every promise is told and reported', () => {
  throwInPage(new RangeError('one too many'));
  expect(store.get(failureCodeAtom)).toBe('RangeError');
  expect(said).toHaveBeenCalledWith('luckan', 'unhandled', 'RangeError');
});

it('a failure that nobody dealt with is told and reported', () => {
  rejectInPage(new ApiError({ kind: 'network' }));
  expect(store.get(failureCodeAtom)).toBe('network');
});

it('what was given up on purpose is no failure', () => {
  rejectInPage(new ApiError({ kind: 'aborted' }));
  expect(store.get(failureCodeAtom)).toBeNull();
});

it("notices of the browser's own and other sites' scripts are nobody's business", () => {
  throwInPage(null);
  expect(store.get(failureCodeAtom)).toBeNull();
  expect(said).not.toHaveBeenCalled();
});
