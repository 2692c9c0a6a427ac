// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ignoreSecondClick } from './double-click';

const below = document.body.appendChild(document.createElement('button'));
const onClick = vi.fn();
below.addEventListener('click', onClick);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.advanceTimersByTime(500);
  vi.useRealTimers();
  onClick.mockClear();
});

function click(clientX: number, clientY: number, detail = 1): boolean {
  return below.dispatchEvent(new MouseEvent('click', { clientX, clientY, detail, bubbles: true, cancelable: true }));
}

it('a second click at the same place reaches nothing, for half a second', () => {
  ignoreSecondClick({ clientX: 100, clientY: 100, detail: 1 });
  vi.advanceTimersByTime(450);
  expect(click(100, 100, 2)).toBe(false);
  expect(click(110, 95)).toBe(false);
  expect(onClick).not.toHaveBeenCalled();
  vi.advanceTimersByTime(50);
  expect(click(100, 100)).toBe(true);
  expect(onClick).toHaveBeenCalledOnce();
});

it('clicks elsewhere and keys work', () => {
  ignoreSecondClick({ clientX: 100, clientY: 100, detail: 1 });
  click(200, 100);
  click(100, 100, 0);
  expect(onClick).toHaveBeenCalledTimes(2);
});

it('an answer by keyboard blocks no click', () => {
  ignoreSecondClick({ clientX: 0, clientY: 0, detail: 0 });
  click(0, 0);
  expect(onClick).toHaveBeenCalledOnce();
});
