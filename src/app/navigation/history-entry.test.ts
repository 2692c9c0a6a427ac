// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { canGoBack, currentEntry, goBack, watchHistory, wentBack } from './history-entry';

/** The entries' addresses and states, of which happy-dom has only the current one. */
let entries: { path: string; state: unknown }[] = [];
let at = 0;

function show(path: string, state: unknown = null): void {
  History.prototype.replaceState.call(history, state, '', path);
}

function push(path: string): void {
  const { state } = history;
  entries = [...entries.slice(0, at), { path: location.pathname, state }];
  at = entries.length;
  show(path);
  // The router dispatches it after each push.
  dispatchEvent(new Event('pushState'));
}

function replace(path: string): void {
  show(path, history.state);
  dispatchEvent(new Event('replaceState'));
}

/** The browser's own Back, or what was asked of it. */
function arrive(delta: number): void {
  entries[at] = { path: location.pathname, state: history.state };
  at += delta;
  const { path, state } = entries[at] as (typeof entries)[number];
  show(path, state);
  dispatchEvent(new PopStateEvent('popstate', { state }));
}

watchHistory(window, '/');

beforeEach(() => {
  vi.spyOn(history, 'go').mockImplementation((delta = 0) => arrive(delta));
  vi.spyOn(location, 'replace').mockImplementation(() => {});
  entries = [];
  at = 0;
  show('/product/');
  dispatchEvent(new PopStateEvent('popstate'));
});

function order(): void {
  push('/kassa/');
  push('/kassa/');
  push('/kassa/');
  replace('/kassa/tack/');
}

it('a step back is distinguished from one forward and from a link', () => {
  push('/other/');
  expect(wentBack()).toBe(false);
  arrive(-1);
  expect(wentBack()).toBe(true);
  arrive(1);
  expect(wentBack()).toBe(false);
  arrive(-1);
  push('/third/');
  expect(wentBack()).toBe(false);
});

it('a second step back before the first has been taken does not leave the shop', () => {
  push('/other/');
  vi.mocked(history.go).mockImplementationOnce(() => {});
  expect([goBack(window), goBack(window)]).toEqual([true, false]);
  expect(history.go).toHaveBeenCalledOnce();
});

it('a page opened meanwhile can be left again', () => {
  push('/other/');
  vi.mocked(history.go).mockImplementationOnce(() => {});
  goBack(window);
  push('/third/');
  expect(goBack(window)).toBe(true);
});

describe('the checkout of an order that is made', () => {
  it('is passed over by BACK on the confirmation', () => {
    order();
    expect(goBack(window)).toBe(true);
    expect(location.pathname).toBe('/product/');
    expect(canGoBack()).toBe(false);
  });

  it('is passed over by the browser’s own Back, also after other pages', () => {
    order();
    push('/other/');
    arrive(-1);
    expect(location.pathname).toBe('/kassa/tack/');
    const shown: string[] = [];
    const show = () => shown.push(location.pathname);
    addEventListener('popstate', show);
    arrive(-1);
    removeEventListener('popstate', show);
    expect(shown).toEqual(['/product/']);
    expect(currentEntry().index).toBe(0);
  });

  it('leaves nothing to go back to if it was the shop’s first page', () => {
    show('/kassa/');
    dispatchEvent(new PopStateEvent('popstate'));
    push('/kassa/');
    replace('/kassa/tack/');
    expect(canGoBack()).toBe(false);
    expect(goBack(window)).toBe(false);
    arrive(-1);
    expect(location.replace).toHaveBeenCalledWith('/');
  });

  it('is not confused with that of the next order', () => {
    order();
    order();
    goBack(window);
    expect(location.pathname).toBe('/kassa/tack/');
    goBack(window);
    expect(location.pathname).toBe('/product/');
  });

  it('steps of a checkout that is not ordered are steps back', () => {
    push('/kassa/');
    push('/kassa/');
    goBack(window);
    expect(location.pathname).toBe('/kassa/');
    goBack(window);
    expect(location.pathname).toBe('/product/');
  });
});
