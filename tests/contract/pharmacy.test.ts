import { afterAll, beforeAll, expect, it } from 'vitest';
import { failureOf } from '../../src/api/errors';
import { parse } from '../../src/api/parse';
import {
  type PharmacySearch,
  pharmacySearchQuery,
  placeQuery,
  placeSuggestionsQuery,
} from '../../src/api/pharmacy/queries';
import { pharmacyPageSchema } from '../../src/api/pharmacy/schema';
import { createQueryClient } from '../../src/api/query-defaults';
import { productNumber } from '../../src/domain/ids';
import { pharmacyId } from '../../src/domain/pharmacy';
import { placeText } from '../../src/domain/place-text';
import { shop } from './cart/client';

let backend: Awaited<ReturnType<typeof shop>>;
const queries = createQueryClient();
const search = (request: PharmacySearch) => queries.fetchQuery(pharmacySearchQuery(request));

beforeAll(async () => {
  backend = await shop();
});
afterAll(() => backend.db.close());

it('all pharmacies are read page by page, none twice, without a distance', async () => {
  const first = await search({});
  expect(first).toMatchObject({ totalPages: 50, pageNumber: 0, pageSize: 10, first: true, last: false, empty: false });
  const pages = await Promise.all(Array.from({ length: 50 }, (_, page) => search({ page })));
  const all = pages.flatMap(({ content }) => content);
  expect(new Set(all.map(({ pharmacy }) => pharmacy.id)).size).toBe(500);
  expect(all.every(({ distance }) => distance === null)).toBe(true);
  expect(pages.at(-1)).toMatchObject({ first: false, last: true });
  expect(await search({ page: 50 })).toMatchObject({ content: [], empty: true, last: true, totalPages: 50 });
});

it('a place is resolved to its position, and the nearest pharmacies come first', async () => {
  const { content } = await search({ location: 'malmo' });
  expect(content[0]?.pharmacy.place).toBe('Malmö');
  const distances = content.map(({ distance }) => distance ?? Number.NaN);
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
  const place = await queries.fetchQuery(placeQuery('malmo'));
  if (!place) throw new Error('Malmö is a place');
  expect((await search({ origin: place })).content).toEqual(content);
});

it.each(['11122', '111 22'])(
  'the postal code %s finds the pharmacies of its town first, nearest first',
  async (location) => {
    const { content } = await search({ location });
    expect(content.map(({ pharmacy }) => pharmacy.place)).toEqual(Array(10).fill('Stockholm'));
    const distances = content.map(({ distance }) => distance ?? Number.NaN);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(await search({ location: '00000' })).toMatchObject({ empty: true });
  },
);

it('a street or a pharmacy name finds the matching pharmacies, and an unknown name finds nothing', async () => {
  const { content } = await search({ location: 'Luckan Kiruna' });
  expect(content.map(({ pharmacy }) => pharmacy.name)).toContain('Luckan Kiruna');
  expect(await search({ location: 'xyzzy' })).toMatchObject({ content: [], empty: true, totalPages: 0, last: true });
  expect(await search({ location: '!!' })).toMatchObject({ empty: true });
  expect(await search({ origin: { latitude: 0, longitude: 0 } })).toMatchObject({ empty: true });
});

it('filters return what matches all of them, with a count for each choice', async () => {
  const all = await search({});
  const { languageFilter, content } = await search({ languages: ['teckensprak'], locationServices: ['parkering'] });
  for (const { pharmacy } of content) {
    expect(pharmacy.languages.map(({ id }) => id)).toContain('teckensprak');
    expect(pharmacy.locationServices.map(({ id }) => id)).toContain('parkering');
  }
  expect(languageFilter.find(({ id }) => id === 'teckensprak')?.count).toBe(content.length);
  expect(languageFilter.map(({ id }) => id)).toEqual(all.languageFilter.map(({ id }) => id));
  expect(all.bookableServiceFilter.length).toBe(8);
});

it('stock is reported for each product at each pharmacy, never for sensitive or unknown products', async () => {
  const [cream, soldOut, sensitive, none] = ['100002', '100005', '100008', '999999'].map(productNumber);
  if (!cream || !soldOut || !sensitive || !none) throw new Error('four products');
  await backend.db.query('update product set card = card || \'{"marketingSensitive": true}\' where id = $1', [
    sensitive,
  ]);
  const products = [cream, soldOut, sensitive, none];
  const { content } = await search({ location: 'Stockholm', products });
  expect(content.length).toBe(10);
  for (const { productAvailability } of content) {
    expect(Object.keys(productAvailability).sort()).toEqual([...products].sort());
    expect(productAvailability).toMatchObject({ [sensitive]: 'unknown', [none]: 'unknown' });
  }
  const there = await search({ location: 'Stockholm', products: [soldOut, sensitive], inStockOnly: true });
  expect(there.totalPages).toBeLessThan((await search({ location: 'Stockholm' })).totalPages);
  expect(there.content.map(({ productAvailability }) => productAvailability[soldOut])).not.toContain('outOfStock');
});

it('stock comes with the moment of its last update by the clock of the call, and without stock there is none', async () => {
  const [product] = ['100002'].map(productNumber);
  if (!product) throw new Error('a product');
  const path = '/api/pharmacy/public/pharmacy/search?pageSize=1&productsIds=100002';
  const headers = { 'x-test-now': '2026-11-25T12:41:00Z', 'x-luckan-test': '1' };
  const { body } = await backend.call('GET', path, { headers });
  expect(parse(pharmacyPageSchema, body).stockUpdated).toBe('2026-11-25T12:40:00.000Z');
  expect((await search({ location: 'Lund' })).stockUpdated).toBeNull();
  const { stockUpdated: _, ...older } = await search({ location: 'Lund', products: [product] });
  expect(parse(pharmacyPageSchema, older).stockUpdated).toBeNull();
});

it('`products` is another name for `productsIds`, and both together are one list', async () => {
  const path = '/api/pharmacy/public/pharmacy/search?pageSize=1&products=100002,100005&productsIds=100002';
  const { body } = await backend.call('GET', path);
  const [found] = parse(pharmacyPageSchema, body).content;
  expect(Object.keys(found?.productAvailability ?? {}).sort()).toEqual(['100002', '100005']);
});

it('places of one name are told apart by their counties', async () => {
  const named = await queries.fetchQuery(placeSuggestionsQuery('Torsby'));
  expect(named.map(({ county }) => county)).toEqual(['Värmlands län', 'Stockholms län', 'Västra Götalands län']);
  for (const place of named) {
    expect(await queries.fetchQuery(placeQuery(placeText(place)))).toMatchObject(place);
    const { content } = await search({ location: placeText(place) });
    expect(content[0]?.distance).toBeLessThan(30_000);
    expect(content[0]?.pharmacy.county).toBe(place.county);
  }
});

it('one pharmacy can be fetched, however far away it is', async () => {
  const [found] = (await search({ location: 'Ystad' })).content;
  const pharmacy = found?.pharmacy.id;
  if (!pharmacy) throw new Error('there is a pharmacy in Ystad');
  const { content, totalPages } = await search({ pharmacy, origin: { latitude: 67.86, longitude: 20.23 } });
  expect(totalPages).toBe(1);
  expect(content[0]?.distance).toBeGreaterThan(1_300_000);
});

it('one pharmacy answers with its stock; it is empty if it does not match the filters, or does not exist', async () => {
  const [product] = ['100002'].map(productNumber);
  const [found] = (await search({ location: 'Ystad' })).content;
  const { languageFilter } = await search({});
  const unspoken = languageFilter.find(({ id }) => !found?.pharmacy.languages.some((spoken) => spoken.id === id));
  if (!product || !found || !unspoken) throw new Error('a pharmacy in Ystad does not speak every language');
  const alone = { pharmacy: found.pharmacy.id, products: [product] };
  const { content } = await search(alone);
  expect(content.map(({ pharmacy }) => pharmacy.id)).toEqual([found.pharmacy.id]);
  expect(Object.keys(content[0]?.productAvailability ?? {})).toEqual([product]);
  expect(await search({ ...alone, languages: [unspoken.id] })).toMatchObject({ content: [], empty: true });
  expect(await search({ pharmacy: pharmacyId('999999') })).toMatchObject({ content: [], empty: true });
});

it('places are suggested while the user types, and an unknown place is distinguished from a failure', async () => {
  const suggestions = await queries.fetchQuery(placeSuggestionsQuery('gote'));
  expect(suggestions[0]).toEqual({ name: 'Göteborg', county: 'Västra Götalands län' });
  expect(await queries.fetchQuery(placeSuggestionsQuery('a/b?c#d%'))).toEqual([]);
  expect(await queries.fetchQuery(placeQuery('Finns inte'))).toBeNull();
});

it.each([
  ['page=-1', 'page'],
  ['page=1e3', 'page'],
  ['page=99999999999999999999', 'page'],
  ['page=abc', 'page'],
  ['pageSize=0', 'pageSize'],
  ['pageSize=500', 'pageSize'],
  ['originLatitude=NaN&originLongitude=18', 'originLatitude'],
  ['originLatitude=59', 'originLatitude'],
  ['originLatitude=91&originLongitude=18', 'originLatitude'],
  ['originLatitude=59&originLongitude=Infinity', 'originLongitude'],
  [`location=${'x'.repeat(5000)}`, 'location'],
  ["productsIds=1';drop table pharmacy", 'productsIds.0'],
  [`productsIds=${Array.from({ length: 101 }, (_, n) => n).join()}`, 'productsIds'],
  ['option=everything', 'option'],
])('a search with %s is refused with the name of the field', async (query, field) => {
  const answer = await backend.call('GET', `/api/pharmacy/public/pharmacy/search?${query}`);
  expect(answer).toMatchObject({ status: 400, body: { errorCode: 'VALIDATION', errorFields: [field] } });
});

it.each([
  'location/suggest/%20',
  `location/suggest/${'x'.repeat(5000)}`,
  'pharmacy/location/search',
  'pharmacy/location/search?location=',
  `pharmacy/location/search?location=${'x'.repeat(5000)}`,
])('an impossible place is refused: %s', async (path) => {
  expect(await backend.call('GET', `/api/pharmacy/public/${path}`)).toMatchObject({
    status: 400,
    body: { errorCode: 'VALIDATION' },
  });
});

it('an unknown stock value counts as unknown, and a broken response names its field', async () => {
  const product = productNumber('100002');
  const page = await search({ location: 'Lund', products: [product] });
  const [found] = page.content;
  const strange = { ...page, content: [{ ...found, productAvailability: { [product]: 'onItsWay' } }] };
  expect(parse(pharmacyPageSchema, strange).content[0]?.productAvailability).toEqual({ [product]: 'unknown' });
  const broken = { ...page, content: [{ ...found, distance: 'far' }] };
  expect(failureOf(thrownBy(() => parse(pharmacyPageSchema, broken)))).toEqual({
    kind: 'malformed',
    field: 'content.0.distance',
  });
});

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
