// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { ApiError } from '../../api/errors';
import { failureCodeAtom } from '../../blocks/failure/failure-modal';
import { store } from '../../lib/store';
import { tagsHaveStarted } from '../navigation/tags-run';
import { watchFailures } from './watch-failures';

let files: MockInstance;

beforeAll(() => watchFailures(window, 'https://shop.example/'));

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

describe('while the tag manager’s container runs', () => {
  const thrownIn = (file: string) =>
    Object.assign(new TypeError('Failed to fetch'), { stack: `TypeError: Failed to fetch\n    at ${file}:1:20` });
  const container = 'https://shop.example/api/ext/tagmanager/gtm.js?url=x';
  const own = 'https://shop.example/assets/chunk-A.js';

  beforeAll(tagsHaveStarted);

  it.each([
    ['an error', () => throwInPage(thrownIn(container))],
    ['a rejection', () => rejectInPage(thrownIn(container))],
    ['a rejection without an error', () => rejectInPage('blocked')],
    ['a rejection by a browser’s method', () => rejectInPage(new DOMException('signal timed out', 'TimeoutError'))],
  ])('%s of its tags is reported as theirs, and disturbs nobody', (_, fail) => {
    fail();
    expect(store.get(failureCodeAtom)).toBeNull();
    expect(files).toHaveBeenCalledWith('luckan', 'tag-manager', expect.any(String));
  });

  it.each([
    ['of the shop’s files', thrownIn(own)],
    ['of both', thrownIn(`${container}:1:3)\n    at ${own}`)],
    ['that says nothing of files', Object.assign(new TypeError('x'), { stack: 'TypeError: x' })],
  ])('an error %s is shown', (_, error) => {
    rejectInPage(error);
    expect(store.get(failureCodeAtom)).toBe('TypeError');
    expect(files).toHaveBeenCalledWith('luckan', 'unhandled', 'TypeError');
  });
});
