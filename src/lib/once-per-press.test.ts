import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { oncePerPress } from './once-per-press';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('the second press of a double press does nothing, a later one does', () => {
  const call = vi.fn();
  const press = oncePerPress(call);
  press('open', { number: 1 });
  vi.advanceTimersByTime(450);
  press('open', { number: 1 });
  expect(call).toHaveBeenCalledExactlyOnceWith('open', { number: 1 });
  vi.advanceTimersByTime(50);
  press('open', { number: 1 });
  expect(call).toHaveBeenCalledTimes(2);
});

it('a press on something else is not the second of a double press', () => {
  const call = vi.fn();
  const press = oncePerPress(call);
  press('open', { number: 1 });
  press('open', { number: 2 });
  press('close', { number: 2 });
  expect(call).toHaveBeenCalledTimes(3);
});
