import fc from 'fast-check';
import { expect, it } from 'vitest';
import { productNumber } from '../../domain/ids';
import { type FinderAddress, finderPath, readFinder, writeFinder } from './finder-address';
import { initialState, noFilters } from './finder-state';

const start: FinderAddress = { ...initialState, products: [], view: 'list' };

it('the address contains the state', () => {
  const state: FinderAddress = {
    place: 'Lund, Skåne län',
    nearMe: false,
    filters: { bookableServices: ['vaccination'], locationServices: ['parking', 'toilet'], languages: ['ar'] },
    inStockOnly: true,
    pages: 3,
    products: [productNumber('100123')],
    view: 'map',
  };
  expect(readFinder(writeFinder(state))).toEqual(state);
  expect(writeFinder(start)).toBe('');
  expect(readFinder('')).toEqual(start);
});

it('shows that the search is near the visitor, but not where that is', () => {
  expect(writeFinder({ ...start, nearMe: true })).toBe('?nara=1');
  expect(readFinder('?nara=1&plats=Lund')).toEqual({ ...start, nearMe: true });
});

it.each([
  '?sida=0',
  '?sida=-1',
  '?sida=1e9',
  '?sida=x',
  '?nara=yes',
  '?vy=annat',
  '?vara=<script>',
  '?tjanst=a,b',
  '?lager=true',
  '?plats=%20%00%20',
  `?plats=${'x'.repeat(101)}`,
])('%s is ignored', (search) => {
  expect(readFinder(search)).toEqual(start);
});

it('more products, filters and pages than one search takes are cut off', () => {
  const many = (name: string) => [...Array(200).keys()].map((n) => `${name}=${n}`).join('&');
  const { products, filters, pages } = readFinder(`?${many('vara')}&${many('sprak')}&sida=999`);
  expect([products.length, filters.languages.length, pages]).toEqual([10, 20, 100]);
});

it('whatever the address contains, the state that is read is written and read back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), (text, page) => {
      const read = readFinder(`?plats=${encodeURIComponent(text)}&sida=${page}&vara=${encodeURIComponent(text)}`);
      expect(readFinder(writeFinder(read))).toEqual(read);
    }),
  );
});

it('a product and the place are carried over from its dialog', () => {
  expect(finderPath([productNumber('100123')], { ...initialState, place: 'Umeå', filters: noFilters })).toBe(
    '/hitta-apotek/?plats=Ume%C3%A5&vara=100123',
  );
});
