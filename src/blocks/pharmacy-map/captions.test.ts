import { expect, it } from 'vitest';
import { captionsThatFit } from './captions';

const mark = (key: string, x: number, y: number, caption = `Apotek ${key}`) => ({
  key,
  caption,
  x,
  y,
  above: 22,
  below: 22,
});

it('marks far from each other all have their caption', () => {
  expect(captionsThatFit([mark('a', 100, 100), mark('b', 300, 100), mark('c', 100, 300)])).toEqual(
    new Set(['a', 'b', 'c']),
  );
});

it('a caption that would cover a mark, or an earlier caption, is left out', () => {
  expect(captionsThatFit([mark('a', 100, 100), mark('b', 100, 145)])).toEqual(new Set(['b']));
  expect(captionsThatFit([mark('a', 100, 100), mark('b', 150, 100)])).toEqual(new Set(['a']));
});

it('a caption that the buttons above the map would cover is left out', () => {
  const buttons = { left: 320, right: 390, top: 0, bottom: 170 };
  expect(captionsThatFit([mark('a', 310, 100), mark('b', 100, 100), mark('c', 310, 200)], [buttons])).toEqual(
    new Set(['b', 'c']),
  );
});

it('a text that is repeated stands once', () => {
  const both = [mark('a', 100, 100, 'Stockholm'), mark('b', 400, 400, 'Stockholm')];
  expect(captionsThatFit(both)).toEqual(new Set(['a']));
});
