// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { positionNow, returnTo } from './scroll-position';

/** A page of 1500 px whose content ends at so many px from the top of the window. */
function pageWithContentTo(bottom: number) {
  document.body.innerHTML = '<main><div>Din varukorg är tom</div></main>';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, bottom - 400, 390, 400));
  document.documentElement.style.scrollPaddingBlockStart = '113px';
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(1500);
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  return () => scrollTo.mock.calls.map(([, top]) => top);
}

it.each([
  ['where it was left', 900, 200, [900]],
  ['from its top where all of its content is above the view', 900, -100, [900, 0]],
  ['from its top where its content is under the header', 900, 69, [900, 0]],
  ['as far from its end as its footer was left', -700, -100, [800]],
  ['from its top where the page is shorter than that', -1700, 200, [0]],
])('a page is shown %s', (_, position, bottom, scrolls) => {
  const scrolled = pageWithContentTo(bottom);
  returnTo(window, position);
  expect(scrolled()).toEqual(scrolls);
});

it('a position is that from the top while content is in view, and that from the end below it', () => {
  Object.defineProperty(window, 'scrollY', { value: 900, configurable: true });
  pageWithContentTo(200);
  expect(positionNow(window)).toBe(900);
  pageWithContentTo(-100);
  expect(positionNow(window)).toBe(-600);
});
