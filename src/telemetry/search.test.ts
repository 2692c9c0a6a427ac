import { beforeEach, expect, it, vi } from 'vitest';
import { card } from '../cart/testing/card';
import { productNumber } from '../domain/ids';
import type { ProductCard } from '../domain/product';
import { trackSearch } from './search';
import { configureTracking } from './track';

const sink = vi.fn();
configureTracking(sink);
let repetitions = 0;
beforeEach(() => {
  trackSearch(`another search ${repetitions++}`, []);
  sink.mockClear();
});

const named = (title: string, more: Partial<ProductCard> = {}): ProductCard => ({
  ...card(productNumber('100123')),
  title,
  subTitle: 'Filmdragerad tablett 20 st',
  brand: 'Lindamol AB',
  ...more,
});
const tablets = named('Lindamol 500 mg');
const plasters = named('Plåster', { subTitle: '10 st', brand: 'Pareda' });
const test = named('Klamydia självtest', { marketingSensitive: true });
const prescribed = named('Levotyroxin 100 mikrogram', { itemType: 'prescription' });
const reportedAs = () => sink.mock.calls.map(([{ name, parameters }]) => [name, parameters.search_term]);

it.each([
  ['lindamol', 'lindamol'],
  ['Lindamol, 500 MG', 'lindamol 500 mg'],
  ['lindamol lindamol tablett', 'lindamol tablett'],
])('%s, in the words of one product found, is reported as %s', (term, word) => {
  trackSearch(term, [plasters, tablets]);
  expect(reportedAs()).toEqual([['search', word]]);
});

it.each([
  '19870412-9803',
  'lindamol 19870412-9803',
  'lindamol kim.lund@example.com',
  '070-123 45 67 lindamol',
  'Kim Lund, Exempelgatan 12, 111 22 Stockholm',
  'lindamol plåster',
  'lindam',
  '?!',
])('%s, with other words, is not', (term) => {
  trackSearch(term, [tablets, plasters]);
  expect(reportedAs()).toEqual([['search', 'other']]);
});

it.each([
  ['klamydia', [test]],
  ['självtest', [named('Självtest järn'), test]],
  ['levotyroxin', [prescribed]],
  ['klamydia', []],
] as const)('%s is not reported if it finds what must not be, or nothing', (term, found) => {
  trackSearch(term, found);
  expect(reportedAs()).toEqual([['search', 'other']]);
});

it('is reported once, and again only after another one', () => {
  for (const term of ['lindamol', 'lindamol', 'Kim Lund', 'lindamol']) trackSearch(term, [tablets]);
  expect(reportedAs()).toEqual([
    ['search', 'lindamol'],
    ['search', 'other'],
    ['search', 'lindamol'],
  ]);
});
