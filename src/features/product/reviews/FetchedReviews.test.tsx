// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../../tests/support/render';
import { FetchedReviews } from './FetchedReviews';

let seen: (ratio: number) => void = () => {};
let watched: number;
let threshold: unknown;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  watched = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: { intersectionRatio: number }[]) => void, options: { threshold: number }) {
        threshold = options.threshold;
        seen = (intersectionRatio) => notify([{ intersectionRatio }]);
      }
      observe() {
        watched += 1;
      }
      disconnect() {}
    },
  );
});
afterEach(() => vi.useRealTimers());

const frame = () => document.querySelector('iframe');
const onRetry = vi.fn();

async function show() {
  await render(<FetchedReviews address="about:blank" expected={40} onRetry={onRetry} />);
}

async function wait(ms: number) {
  await act(async () => vi.advanceTimersByTime(ms));
}

it('reviews are requested 400 ms after page load, once a fifth of their area is in view', async () => {
  await show();
  await wait(399);
  expect(watched).toBe(0);
  await wait(1);
  expect(watched).toBe(1);
  expect(threshold).toBe(0.2);
  await act(async () => seen(0.19));
  expect(frame()).toBeNull();
  await act(async () => seen(0.2));
  expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts');
  expect(frame()?.getAttribute('referrerpolicy')).toBe('no-referrer');
});

it('nothing is observed until the page has loaded', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  await show();
  await wait(5000);
  expect(watched).toBe(0);
  window.dispatchEvent(new Event('load'));
  await wait(400);
  expect(watched).toBe(1);
});

it('the request fails after 15 s without an answer, counted from the request', async () => {
  await show();
  await wait(60_000);
  expect(document.body.textContent).not.toContain('Omdömena kunde inte hämtas');
  await act(async () => seen(1));
  await wait(14_999);
  expect(document.body.textContent).not.toContain('Omdömena kunde inte hämtas');
  await wait(1);
  expect(document.body.textContent).toContain('Omdömena kunde inte hämtas');
  expect(frame()).toBeNull();
});
