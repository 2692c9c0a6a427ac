// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetFailedChunk, leaveFailedChunk } from './failed-chunk';
import { rememberPath } from './shown-paths';

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/Cart-1.js');

/** A page that records where it was sent. */
function pageThat({ onLine = true } = {}) {
  const location = { reload: vi.fn(), assign: vi.fn() };
  return { location, page: { location, navigator: { onLine } } };
}

beforeEach(() => {
  vi.restoreAllMocks();
  forgetFailedChunk();
});

it('a document whose first screen is gone is reloaded once', () => {
  const { page, location } = pageThat();
  expect(leaveFailedChunk(gone, '', page)).toBe(true);
  expect(location.reload).toHaveBeenCalledOnce();
  expect(leaveFailedChunk(gone, '', page)).toBe(false);
});

it("stores the failure like the shop's other entries, and clears it once a screen works", () => {
  leaveFailedChunk(gone, '', pageThat().page);
  expect(sessionStorage.getItem('luckan.chunkFailed.v1')).toBe('true');
  forgetFailedChunk();
  expect(sessionStorage.getItem('luckan.chunkFailed.v1')).toBeNull();
});

it('never loops in a browser without storage', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  vi.resetModules();
  const { leaveFailedChunk: leave } = await import('./failed-chunk');
  const { page, location } = pageThat();
  expect(leave(gone, '', page)).toBe(false);
  expect(location.reload).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

it('stays on the page without a network, or for a bug', () => {
  expect(leaveFailedChunk(gone, '', pageThat({ onLine: false }).page)).toBe(false);
  expect(leaveFailedChunk(new RangeError('bug'), '', pageThat().page)).toBe(false);
});

it('goes to the last path that worked', () => {
  rememberPath('/rad/');
  const { page, location } = pageThat();
  expect(leaveFailedChunk(gone, '/external', page)).toBe(true);
  expect(location.assign).toHaveBeenCalledWith('/external/rad/');
});

it('a document that is being left already goes nowhere else', async () => {
  vi.resetModules();
  const { leavePage } = await import('../../lib/page-left');
  const { leaveFailedChunk: leave } = await import('./failed-chunk');
  leavePage();
  const { page, location } = pageThat();
  expect(leave(gone, '', page)).toBe(true);
  expect(location.reload).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('luckan.chunkFailed.v1')).toBeNull();
});
