// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

const key = 'luckan.scroll.v1';

beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
});

async function startAnew() {
  const { watchHistory } = await import('./history-entry');
  watchHistory(window);
  const memory = await import('./scroll-memory');
  memory.watchScroll(window);
  return memory;
}

it('goes back to where a page was scrolled to, over a reload', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  await startAnew();
  Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('pagehide'));
  vi.resetModules();
  const { placeScroll } = await startAnew();
  placeScroll(window, '/');
  expect(scrollTo).toHaveBeenCalledWith(0, 640);
});

it.each(['null', '7', '{"a":"far down"}', 'not json'])('starts at the top where %s is kept', async (kept) => {
  sessionStorage.setItem(key, kept);
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const { placeScroll } = await startAnew();
  window.dispatchEvent(new Event('scroll'));
  placeScroll(window, '/');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});
