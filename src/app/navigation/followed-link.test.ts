// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { linkBackTo, watchLinks } from './followed-link';
import { watchHistory } from './history-entry';

watchHistory(window, '/');
watchLinks(window);

const links = () => [...document.querySelectorAll('a')];

/** A page with these links to a prescription, each 40 px high. */
function show(tops: readonly number[]): void {
  document.body.innerHTML = `<main>${tops.map(() => '<a href="/recept/1/?person=2"><b>Recept</b></a>').join('')}</main>`;
  for (const [index, link] of links().entries()) {
    vi.spyOn(link, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, tops[index], 300, 40));
  }
}

beforeEach(() => {
  document.documentElement.style.scrollPaddingBlockStart = '113px';
  history.pushState({}, '', '/recept/');
  window.dispatchEvent(new Event('pushState'));
});

it('of several links to one address, the one that was followed is found again', () => {
  show([150, 200, 250]);
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  document.querySelectorAll('b')[1]?.click();
  expect(linkBackTo('/recept/1/')).toBe(links()[1]);
  show([150]);
  expect(linkBackTo('/recept/1/')).toBe(links()[0]);
  expect(linkBackTo('/recept/2/')).toBeNull();
});

it('where none of them was followed it is the first in view, which is not one under the header', () => {
  show([-200, 80, 300]);
  expect(linkBackTo('/recept/1/')).toBe(links()[2]);
  show([-200, 100, 300]);
  expect(linkBackTo('/recept/1/')).toBe(links()[1]);
});

it('a link of the footer is one only where it was followed, or is in view', () => {
  document.body.innerHTML = '<main></main><footer><a href="/varumarken/">Varumärken</a></footer>';
  const [link] = links();
  const place = vi.spyOn(link ?? document.body, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 9000, 300, 40));
  expect(linkBackTo('/varumarken/')).toBeNull();
  place.mockReturnValue(new DOMRect(0, 300, 300, 40));
  expect(linkBackTo('/varumarken/')).toBe(link);
  place.mockReturnValue(new DOMRect(0, 9000, 300, 40));
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link?.click();
  expect(linkBackTo('/varumarken/')).toBe(link);
});
