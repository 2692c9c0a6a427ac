// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { returnTo } from './return-to';

it.each([
  ['where it was left', 200, [[0, 900]]],
  [
    'from its top where all of its content is above the view',
    -100,
    [
      [0, 900],
      [0, 0],
    ],
  ],
])('a page is shown %s', (_, bottom, scrolls) => {
  document.body.innerHTML = '<main><div>Din varukorg är tom</div></main>';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, bottom - 400, 390, 400));
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  returnTo(window, 900);
  expect(scrollTo.mock.calls).toEqual(scrolls);
});
