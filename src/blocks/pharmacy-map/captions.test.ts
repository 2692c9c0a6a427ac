import { expect, it } from 'vitest';
import { type Box, type CaptionedMark, captionsThatFit } from './captions';

const mark = (key: string, x: number, y: number, caption = `Apotek ${key}`) => ({
  key,
  caption,
  x,
  y,
  above: 22,
  below: 22,
});
const placesOf = (marks: CaptionedMark[], covered?: Box[]) => Object.fromEntries(captionsThatFit(marks, covered));

it('marks far from each other all have their caption below them', () => {
  expect(placesOf([mark('a', 100, 100), mark('b', 300, 100), mark('c', 100, 300)])).toEqual({
    a: 'below',
    b: 'below',
    c: 'below',
  });
});

it('a caption that would cover a mark, or an earlier caption, is above its mark', () => {
  expect(placesOf([mark('a', 100, 100), mark('b', 100, 145)])).toEqual({ a: 'above', b: 'below' });
  expect(placesOf([mark('a', 100, 100), mark('b', 150, 100)])).toEqual({ a: 'below', b: 'above' });
});

it('without room on either side it is left out', () => {
  expect(placesOf([mark('a', 100, 100), mark('b', 100, 145), mark('c', 100, 190)])).toEqual({ a: 'above', c: 'below' });
});

it('a caption that the buttons above the map would cover is left out', () => {
  const buttons = { left: 320, right: 390, top: 0, bottom: 170 };
  expect(placesOf([mark('a', 310, 100), mark('b', 100, 100), mark('c', 310, 200)], [buttons])).toEqual({
    b: 'below',
    c: 'below',
  });
});

it('a caption goes out of the way of where the visitor is', () => {
  const dot = { left: 90, right: 110, top: 125, bottom: 145 };
  expect(placesOf([mark('a', 100, 100)], [dot])).toEqual({ a: 'above' });
});

it('a text that is repeated stands once', () => {
  const both = [mark('a', 100, 100, 'Stockholm'), mark('b', 400, 400, 'Stockholm')];
  expect(placesOf(both)).toEqual({ a: 'below' });
});
