import { expect, it } from 'vitest';
import { matches } from './matches';

it.each([
  ['/kassa/', '/kassa/'],
  ['/preview/:id/', '/preview/0123/'],
  ['/order/:id/kvitto/', '/order/7/kvitto/'],
  ['/apotek/:name-:id/', '/apotek/lund-torget-4236/'],
  ['/recept/*', '/recept/'],
  ['/recept/*', '/recept/77/mer/'],
  ['/*', '/'],
  ['/*', '/hud/ansikte/'],
])('%s matches %s', (pattern, path) => {
  expect(matches(pattern, path)).toBe(true);
});

it.each([
  ['/kassa/', '/'],
  ['/kassa/', '/kassa/tack/'],
  ['/preview/:id/', '/preview/'],
  ['/preview/:id/', '/preview//'],
  ['/preview/:id/', '/preview/0123/mer/'],
  ['/order/:id/kvitto/', '/order/7/'],
  ['/apotek/:name-:id/', '/apotek/lund/'],
  ['/apotek/:name-:id/', '/apotek/'],
  ['/recept/*', '/receptfritt/'],
])('%s does not match %s', (pattern, path) => {
  expect(matches(pattern, path)).toBe(false);
});
