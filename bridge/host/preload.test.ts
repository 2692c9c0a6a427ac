import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setUp } from './testing/preload-stage';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('what was loaded ahead shows another page, and is told that it is seen once it is there', async () => {
  const { preload, sent, states, load, route } = setUp();
  preload.start();
  preload.start();
  expect(load).toHaveBeenCalledTimes(1);
  expect(preload.hidden, 'for HELLO').toBe(true);
  route('/');
  const opened = preload.open('/kassa/?tg=1:1');
  await Promise.resolve();
  expect(sent).toEqual([['NAVIGATE', { path: '/kassa/?tg=1:1' }]]);
  route('/kassa/');
  expect(await opened).toBe(true);
  expect(sent.at(-1)).toEqual(['VISIBILITY', { visible: true }]);
  expect(preload.hidden).toBe(false);
  expect(states).toEqual(['loading', 'ready', 'idle']);
});

it('the page that is there already is shown at once', async () => {
  const { preload, sent, route } = setUp();
  preload.start();
  route('/');
  expect(await preload.open('/')).toBe(true);
  expect(sent).toEqual([['VISIBILITY', { visible: true }]]);
});

it.each([
  ['a page that never says anything fails', 15_000, 'failed'],
  ['a page that nobody opens for five minutes has expired', 300_000, 'expired'],
] as const)('%s, and is loaded anew', async (_what, time, name) => {
  const { preload, route, load } = setUp();
  preload.start();
  if (name === 'expired') route('/');
  vi.advanceTimersByTime(time);
  expect(preload.state.name).toBe(name);
  expect(await preload.open('/')).toBe(false);
  preload.start();
  expect(load).toHaveBeenCalledTimes(2);
});

it('a failure is reported with its reason, and the address is then loaded as usual', async () => {
  const { preload } = setUp();
  preload.start();
  const opened = preload.open('/');
  preload.failed('ended');
  expect(await opened).toBe(false);
  expect(preload.state).toEqual({ name: 'failed', reason: 'ended' });
  expect(preload.hidden).toBe(false);
});

it('a shop that does not know VISIBILITY is not loaded ahead', async () => {
  const { preload, ready, route, load } = setUp();
  preload.start();
  ready(['BACK']);
  expect(preload.state).toEqual({ name: 'failed', reason: 'unsupported' });
  expect(preload.hidden, 'until it is opened').toBe(true);
  route('/');
  expect(await preload.open('/')).toBe(false);
  expect(preload.hidden).toBe(false);
  preload.start();
  expect(load, 'nor is it tried again').toHaveBeenCalledTimes(1);
});

it('a page that is silent for too long stays hidden: it may speak later', () => {
  const { preload } = setUp();
  preload.start();
  vi.advanceTimersByTime(15_000);
  expect(preload.hidden).toBe(true);
});

it('nothing happens to a page that is gone', async () => {
  const { preload, states, load, route } = setUp();
  preload.start();
  route('/');
  preload.dispose();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  preload.start();
  expect(preload.hidden).toBe(false);
  expect(states).toEqual(['loading', 'ready']);
  expect(load).toHaveBeenCalledTimes(1);
  expect(await preload.open('/')).toBe(false);
});
