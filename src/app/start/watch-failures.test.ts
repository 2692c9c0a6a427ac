// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { ApiError } from '../../api/errors';
import { failureCodeAtom } from '../../blocks/failure/failure-modal';
import { store } from '../../lib/store';
import { watchFailures } from './watch-failures';

let files: MockInstance;

beforeAll(() => watchFailures(window));

beforeEach(() => {
  store.set(failureCodeAtom, null);
  files = vi.spyOn(console, 'error').mockImplementation(() => {});
});

function throwInPage(error: unknown): void {
  window.dispatchEvent(Object.assign(new Event('error'), { error }));
}

function rejectInPage(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

it('a bug thrown outside every promise is shown and reported', () => {
  throwInPage(new RangeError('one too many'));
  expect(store.get(failureCodeAtom)).toBe('RangeError');
  expect(files).toHaveBeenCalledWith('luckan', 'unhandled', 'RangeError');
});

it('an unhandled failure is shown and reported', () => {
  rejectInPage(new ApiError({ kind: 'network' }));
  expect(store.get(failureCodeAtom)).toBe('network');
});

it('an aborted request is not a failure', () => {
  rejectInPage(new ApiError({ kind: 'aborted' }));
  expect(store.get(failureCodeAtom)).toBeNull();
});

it("the browser's own notices and errors of other sites' scripts are ignored", () => {
  throwInPage(null);
  expect(store.get(failureCodeAtom)).toBeNull();
  expect(files).not.toHaveBeenCalled();
});
