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

it('restores the scroll position of a page, also after a reload', async () => {
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

it.each(['null', '7', '{"a":"far down"}', 'not json'])('keeps working when storage contained %s', async (stored) => {
  sessionStorage.setItem(key, stored);
  await startAnew();
  Object.defineProperty(window, 'scrollY', { value: 320, configurable: true });
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('pagehide'));
  const positions: object = JSON.parse(sessionStorage.getItem(key) ?? 'null');
  expect(Object.values(positions)).toEqual([320]);
});

it('knows the position of a page that was scrolled in the same frame', async () => {
  await startAnew();
  const left = window.history.state.luckan.key;
  Object.defineProperty(window, 'scrollY', { value: 960, configurable: true });
  window.history.pushState({}, '', '/produkt/');
  window.dispatchEvent(new Event('pushState'));
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(sessionStorage.getItem(key) ?? 'null')).toMatchObject({ [left]: 960 });
});

it('does not mix up the last scroll of the page being left with the position of the page gone back to', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const { placeScroll } = await startAnew();
  placeScroll(window, '/');
  Object.defineProperty(window, 'scrollY', { value: 960, configurable: true });
  window.dispatchEvent(new Event('scroll'));
  const { state } = window.history;
  window.history.pushState({}, '', '/produkt/');
  window.dispatchEvent(new Event('pushState'));
  placeScroll(window, '/produkt/');
  Object.defineProperty(window, 'scrollY', { value: 12, configurable: true });
  window.history.replaceState(state, '', '/');
  window.dispatchEvent(new Event('popstate'));
  window.dispatchEvent(new Event('scroll'));
  placeScroll(window, '/');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 960);
});
