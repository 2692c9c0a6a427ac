import { describe, expect, it, vi } from 'vitest';
import { createHeightFilter } from './height-filter';

function setUp(bounds: { min?: number; max?: number } = {}) {
  let frame: ((now: number) => void) | undefined;
  let now = 0;
  const applied: number[] = [];
  const onFrozen = vi.fn();
  const window = {
    requestAnimationFrame(callback: (at: number) => void) {
      frame = callback;
      return 1;
    },
  };
  const request = createHeightFilter({ window, apply: (height) => applied.push(height), onFrozen, ...bounds });
  function advance(milliseconds = 16) {
    now += milliseconds;
    const callback = frame;
    frame = undefined;
    callback?.(now);
  }
  return {
    applied,
    onFrozen,
    request: (height: unknown) => request(height, 'payment frame'),
    advance,
    each(...heights: unknown[]) {
      for (const height of heights) {
        request(height, 'payment frame');
        advance();
      }
    },
  };
}

describe('frame heights', () => {
  it('at most one per animation frame: the latest', () => {
    const { request, advance, applied } = setUp();
    request(100);
    request(200);
    request(300);
    expect(applied).toEqual([]);
    advance();
    expect(applied).toEqual([300]);
  });

  it('are rounded up, so that nothing is cut off', () => {
    const { each, applied } = setUp();
    each(100.2);
    expect(applied).toEqual([101]);
  });

  it('are clamped', () => {
    const { each, applied } = setUp({ min: 50, max: 1000 });
    each(-5, 1e9);
    expect(applied).toEqual([50, 1000]);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, '400', null, undefined, {}])('%j is not a height', (height) => {
    const { each, applied } = setUp();
    each(height);
    expect(applied).toEqual([]);
  });

  it('ignores unchanged heights and shrinking by up to 4 px, but no growth', () => {
    const { each, applied } = setUp();
    each(100, 100, 96, 95, 96, 92);
    expect(applied).toEqual([100, 95, 96]);
  });

  it('freezes an endlessly alternating height at its maximum, and reports the cause', () => {
    const { each, applied, onFrozen } = setUp();
    for (let n = 0; n < 40; n++) each(500, 600);
    expect(onFrozen).toHaveBeenCalledExactlyOnceWith('payment frame');
    expect(applied.at(-1)).toBe(600);
    expect(applied.length).toBeLessThanOrEqual(33);
    each(100);
    expect(applied.at(-1)).toBe(600);
  });

  it('thirty reversals in 2 s are not a loop yet', () => {
    const { each, onFrozen } = setUp();
    for (let n = 0; n < 15; n++) each(500, 600);
    expect(onFrozen).not.toHaveBeenCalled();
  });

  it('a form that people open and close is never a loop', () => {
    const { request, advance, onFrozen } = setUp();
    for (let n = 0; n < 200; n++) {
      request(n % 2 ? 500 : 600);
      advance(100);
    }
    expect(onFrozen).not.toHaveBeenCalled();
  });

  it('a height that only grows is not a loop', () => {
    const { each, onFrozen, applied } = setUp();
    each(...Array.from({ length: 100 }, (_, n) => 100 + n));
    expect(onFrozen).not.toHaveBeenCalled();
    expect(applied).toHaveLength(100);
  });
});
