import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { sitePath } from '../../../bridge/protocol/site-path';
import { bridgePath } from './bridge-path';

it.each(['/', '/kassa/', '/hitta-produkter/?q=röd', '/recept/:id/'])('%s is passed on as it is', (path) => {
  expect(bridgePath(path)).toBe(path);
});

it('segments of dots are dropped', () => {
  expect(bridgePath('/external/.&/..')).toBe('/external/.&/');
  expect(bridgePath('/a/./%2E./b/.c')).toBe('/a/b/.c');
});

it('the path of any address of the shop, decoded by the router, fits the protocol', () => {
  const decoded = (path: string) => {
    const { pathname } = new URL(path, 'https://shop.example/external/');
    try {
      return decodeURI(pathname);
    } catch {
      return pathname;
    }
  };
  const awkward = fc.constantFrom(
    '/',
    '//',
    '\\',
    '%5C',
    '%0A',
    '%00',
    '.',
    '..',
    '%2e',
    '%',
    'ö',
    '?',
    '#',
    'a',
    '😀',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(awkward, fc.string()), { maxLength: 40 }), (parts) => {
      const address = `/external/${parts.join('')}`;
      fc.pre(URL.canParse(address, 'https://shop.example/'));
      expect(v.safeParse(sitePath, bridgePath(decoded(address))).success, address).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
