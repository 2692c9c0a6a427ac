import { expect, it } from 'vitest';
import { foreignHost } from './foreign-host';

const page = 'https://shop.example/hitta-apotek/?nara=1';

it.each([
  ['a path', '/tiles/{z}/{x}/{y}.png', null],
  ["the shop's own address", 'https://shop.example/tiles/{z}/{x}/{y}.png', null],
  ['another host', 'https://tiles.example/{z}/{x}/{y}.png', 'tiles.example'],
  ['a host of the same company', 'https://tiles.shop.example/{z}/{x}/{y}.png', 'tiles.shop.example'],
  ['another port', 'https://shop.example:8443/{z}/{x}/{y}.png', 'shop.example:8443'],
])('tiles at %s', (_, url, host) => {
  expect(foreignHost({ url }, page)).toBe(host);
});
