import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wakeAfterLoads } from './wake-react';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function create(shown: Promise<void>) {
  let load = () => {};
  const update = vi.fn();
  const loader = {
    onLoad(listener: () => void) {
      load = listener;
    },
  };
  wakeAfterLoads(loader, shown, update);
  return { load: () => load(), update };
}

test('React is woken once after several parts have loaded', async () => {
  const { load, update } = create(Promise.resolve());
  load();
  await vi.advanceTimersByTimeAsync(60);
  load();
  await vi.advanceTimersByTimeAsync(60);
  expect(update).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60);
  expect(update).toHaveBeenCalledTimes(1);
});

test('but not before the page is its own', async () => {
  let resolve = () => {};
  const shown = new Promise<void>((done) => {
    resolve = done;
  });
  const { load, update } = create(shown);
  load();
  await vi.advanceTimersByTimeAsync(500);
  expect(update).not.toHaveBeenCalled();
  resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(update).toHaveBeenCalledTimes(1);
});
