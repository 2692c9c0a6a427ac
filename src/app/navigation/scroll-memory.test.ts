// @vitest-environment happy-dom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

const key = 'luckan.scroll.v1';

beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

async function startAnew() {
  const { watchHistory } = await import('./history-entry');
  watchHistory(window, '/');
  const memory = await import('./scroll-memory');
  memory.watchScroll(window);
  return memory;
}

it('restores the scroll position of a page, also after a reload', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  await startAnew();
  Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
  window.dispatchEvent(new Event('pagehide'));
  vi.resetModules();
  const { placeScroll } = await startAnew();
  placeScroll(window, '/');
  expect(scrollTo).toHaveBeenCalledWith(0, 640);
});

it('shows the end of a page again, even if a focus has scrolled there before the page was on the screen', async () => {
  sessionStorage.setItem(key, JSON.stringify({ [window.history.state.luckan.key]: -844 }));
  // As happy-dom measures it, all content is above the window.
  document.body.innerHTML = '<main><p>Innehåll</p></main>';
  const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(6000);
  onTestFinished(() => {
    document.body.innerHTML = '';
    height.mockRestore();
  });
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const { placeScroll } = await startAnew();
  Object.defineProperty(window, 'scrollY', { value: 6000 - 844, configurable: true });
  window.dispatchEvent(new Event('scroll'));
  expect(placeScroll(window, '/')).toBe('restore');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 6000 - 844);
});

it('leaves a fresh document where it is once its visitor has pressed, scrolled or typed in it', async () => {
  for (const act of ['pointerdown', 'keydown', 'wheel', 'scroll']) {
    vi.resetModules();
    sessionStorage.setItem(key, JSON.stringify({ [window.history.state.luckan.key]: 640 }));
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
    const scrollTo = vi.spyOn(window, 'scrollTo').mockClear();
    const { placeScroll } = await startAnew();
    // Its event has not been dispatched yet.
    if (act === 'scroll') Object.defineProperty(window, 'scrollY', { value: 320, configurable: true });
    else window.dispatchEvent(new Event(act));
    expect(placeScroll(window, '/')).toBe('keep');
    expect(scrollTo).not.toHaveBeenCalled();
  }
});

it('leaves a fresh document where it is if its visitor acted before the code had loaded', async () => {
  sessionStorage.setItem(key, JSON.stringify({ [window.history.state.luckan.key]: 640 }));
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  window.luckanTouched = true;
  onTestFinished(() => {
    delete window.luckanTouched;
  });
  const scrollTo = vi.spyOn(window, 'scrollTo').mockClear();
  const { placeScroll } = await startAnew();
  expect(placeScroll(window, '/')).toBe('keep');
  expect(scrollTo).not.toHaveBeenCalled();
});

it('stops scrolling to where a page was left when its visitor presses, even before the code for it has loaded', async () => {
  const observers: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(changed: () => void) {
        observers.push(changed);
      }
      observe() {}
      disconnect() {}
    },
  );
  sessionStorage.setItem(key, JSON.stringify({ [window.history.state.luckan.key]: 640 }));
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const { placeScroll } = await startAnew();
  expect(placeScroll(window, '/')).toBe('restore');
  window.dispatchEvent(new Event('pointerdown'));
  await import('./reach');
  await Promise.resolve();
  expect(observers).toEqual([]);
});

it.each(['null', '7', '{"a":"far down"}', 'not json'])('keeps working when storage contained %s', async (stored) => {
  sessionStorage.setItem(key, stored);
  await startAnew();
  Object.defineProperty(window, 'scrollY', { value: 320, configurable: true });
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

/** Steps of one page: the address differs in its query alone, and no screen arrives. */
async function backAndForwardWithin(pathname: string) {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  window.history.replaceState(window.history.state, '', `${pathname}?steg=betalning`);
  const { placeScroll } = await startAnew();
  placeScroll(window, pathname);
  Object.defineProperty(window, 'scrollY', { value: 900, configurable: true });
  window.dispatchEvent(new Event('popstate'));
  scrollTo.mockClear();
  return { placeScroll, scrollTo };
}

it('what takes the place of a page begins at its top, also after a step back and forward within that page', async () => {
  const { placeScroll, scrollTo } = await backAndForwardWithin('/kassa/');
  window.history.replaceState(window.history.state, '', '/kassa/tack/');
  window.dispatchEvent(new Event('replaceState'));
  expect(placeScroll(window, '/kassa/tack/')).toBe('top');
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
});

it('goes on recording where the way back was taken again before its page was shown', async () => {
  const { state } = window.history;
  await backAndForwardWithin('/produkt/');
  for (const pathname of ['/hud/', '/produkt/']) {
    window.history.replaceState(state, '', pathname);
    window.dispatchEvent(new Event('popstate'));
  }
  Object.defineProperty(window, 'scrollY', { value: 1200, configurable: true });
  window.dispatchEvent(new Event('pagehide'));
  const stored: object = JSON.parse(sessionStorage.getItem(key) ?? '{}');
  expect(Object.values(stored)).toContain(1200);
});
