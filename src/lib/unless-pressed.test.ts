// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unlessPressed } from './unless-pressed';

let applied: number[];
let height: ReturnType<typeof unlessPressed<number>>;

beforeEach(() => {
  vi.useFakeTimers();
  applied = [];
  height = unlessPressed((value) => applied.push(value));
});
afterEach(() => {
  height.stop();
  vi.useRealTimers();
});

function point(name: 'pointerdown' | 'pointerup' | 'pointercancel', pointerId = 1): void {
  dispatchEvent(Object.assign(new Event(name), { pointerId }));
}

it('a value is applied at once where nothing is pressed', () => {
  height.apply(300);
  expect(applied).toEqual([300]);
});

it.each(['pointerup', 'pointercancel'] as const)('the newest of a press is applied after its %s', (end) => {
  point('pointerdown');
  height.apply(300);
  height.apply(320);
  expect(applied).toEqual([]);
  point(end);
  // The click comes first.
  expect(applied).toEqual([]);
  vi.advanceTimersToNextFrame();
  expect(applied).toEqual([320]);
});

it('all pointers have to be up', () => {
  point('pointerdown', 1);
  point('pointerdown', 2);
  height.apply(300);
  point('pointerup', 1);
  vi.advanceTimersToNextFrame();
  expect(applied).toEqual([]);
  point('pointerup', 2);
  vi.advanceTimersToNextFrame();
  expect(applied).toEqual([300]);
});

it('a press that follows at once is waited for, too', () => {
  point('pointerdown');
  height.apply(300);
  point('pointerup');
  point('pointerdown');
  vi.advanceTimersToNextFrame();
  expect(applied).toEqual([]);
});

it('a press that never ends does not hold anything for ever', () => {
  point('pointerdown');
  height.apply(300);
  vi.advanceTimersByTime(4_999);
  expect(applied).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(applied).toEqual([300]);
  height.apply(310);
  expect(applied).toEqual([300, 310]);
});

it('once stopped, presses are not heard any more', () => {
  height.stop();
  point('pointerdown');
  height.apply(300);
  expect(applied).toEqual([300]);
});
