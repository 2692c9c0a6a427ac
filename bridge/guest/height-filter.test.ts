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
  const claim = createHeightFilter({ window, apply: (height) => applied.push(height), onFrozen, ...bounds });
  function pass(milliseconds = 16) {
    now += milliseconds;
    const callback = frame;
    frame = undefined;
    callback?.(now);
  }
  return {
    applied,
    onFrozen,
    claim: (height: unknown) => claim(height, 'payment frame'),
    pass,
    each(...heights: unknown[]) {
      for (const height of heights) {
        claim(height, 'payment frame');
        pass();
      }
    },
  };
}

describe('heights of frames', () => {
  it('one a frame of animation at most: the newest', () => {
    const { claim, pass, applied } = setUp();
    claim(100);
    claim(200);
    claim(300);
    expect(applied).toEqual([]);
    pass();
    expect(applied).toEqual([300]);
  });

  it('rounded up, so that nothing is cut off', () => {
    const { each, applied } = setUp();
    each(100.2);
    expect(applied).toEqual([101]);
  });

  it('within bounds', () => {
    const { each, applied } = setUp({ min: 50, max: 1000 });
    each(-5, 1e9);
    expect(applied).toEqual([50, 1000]);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, '400', null, undefined, {}])('%j is no height', (height) => {
    const { each, applied } = setUp();
    each(height);
    expect(applied).toEqual([]);
  });

  it('unchanged ones and shrinks by up to 4 px are left out, all growth counts', () => {
    const { each, applied } = setUp();
    each(100, 100, 96, 95, 96, 92);
    expect(applied).toEqual([100, 95, 96]);
  });

  it('a height that goes up and down without end is frozen at the greatest, with its cause', () => {
    const { each, applied, onFrozen } = setUp();
    for (let n = 0; n < 40; n++) each(500, 600);
    expect(onFrozen).toHaveBeenCalledExactlyOnceWith('payment frame');
    expect(applied.at(-1)).toBe(600);
    expect(applied.length).toBeLessThanOrEqual(33);
    each(100);
    expect(applied.at(-1)).toBe(600);
  });

  it('thirty turns in 2 s are not yet a loop', () => {
    const { each, onFrozen } = setUp();
    for (let n = 0; n < 15; n++) each(500, 600);
    expect(onFrozen).not.toHaveBeenCalled();
  });

  it('a form that people open and close is no loop, however long', () => {
    const { claim, pass, onFrozen } = setUp();
    for (let n = 0; n < 200; n++) {
      claim(n % 2 ? 500 : 600);
      pass(100);
    }
    expect(onFrozen).not.toHaveBeenCalled();
  });

  it('a height that only grows is no loop', () => {
    const { each, onFrozen, applied } = setUp();
    each(...Array.from({ length: 100 }, (_, n) => 100 + n));
    expect(onFrozen).not.toHaveBeenCalled();
    expect(applied).toHaveLength(100);
  });
});
