import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { accessTokenSchema } from '../../src/api/authy/schema';
import { configureElevate } from '../../src/api/elevate/client';
import { productsByNumber } from '../../src/api/elevate/products';
import {
  autocompleteQuery,
  landingPageQuery,
  navigationTreeQuery,
  recommendationsQuery,
  searchPageQuery,
} from '../../src/api/elevate/queries';
import { failureOf } from '../../src/api/errors';
import { itemQuery } from '../../src/api/items/queries';
import { memberInfoQuery, memberStatusQuery } from '../../src/api/member/queries';
import { messagesQuery } from '../../src/api/messages/queries';
import { messagesSchema } from '../../src/api/messages/schema';
import { pageQuery } from '../../src/api/page-data/queries';
import { parse } from '../../src/api/parse';
import { createQueryClient } from '../../src/api/query-defaults';
import { productNumber } from '../../src/domain/ids';
import { featureBuildsSchema } from '../../src/platform/flags/feature-builds';
import { flagNames } from '../../src/platform/flags/flag-names';
import { payloadSchema } from '../../src/platform/flags/payload-schema';
import { shop } from './cart/client';

let backend: Awaited<ReturnType<typeof shop>>;
const queries = createQueryClient();

beforeAll(async () => {
  backend = await shop();
  const { fetch } = backend.config;
  if (fetch) vi.stubGlobal('fetch', fetch);
  configureElevate({
    base: 'http://localhost/api/elevate',
    market: 'SE',
    locale: 'sv-SE',
    touchpoint: 'desktop',
    session: () => ({ customerKey: 'c', sessionKey: 's' }),
  });
});
afterAll(() => vi.unstubAllGlobals());

it('a page is found, and a missing one is distinguished from a failure', async () => {
  expect(await queries.fetchQuery(pageQuery('/produkt/vara-100001'))).toMatchObject({
    found: true,
    page: { template: 'product' },
  });
  expect(await queries.fetchQuery(pageQuery('/finns/inte/'))).toEqual({ found: false });
});

it('a page that fails with 500 is not retried; other failures are, three times', async () => {
  const { retry } = pageQuery('/x/');
  if (typeof retry !== 'function') throw new Error('pages are retried by rule');
  const { ApiError } = await import('../../src/api/errors');
  const failed = (status: number) => new ApiError({ kind: 'refused', status, code: null, fields: [] });
  expect([0, 1, 2, 3].map((count) => retry(count, failed(500)))).toEqual([false, false, false, false]);
  expect([0, 1, 2, 3].map((count) => retry(count, failed(503)))).toEqual([true, true, true, false]);
});

it('many items are looked up in one call', async () => {
  const spy = vi.spyOn(backend.app, 'request');
  const numbers = ['100001', '100002', '999999'].map(productNumber);
  const [known, other, missing] = await Promise.all(numbers.map((each) => queries.fetchQuery(itemQuery(each))));
  expect([known?.price, other?.promotion?.price, missing]).toEqual([4900, 8000, null]);
  expect(spy).toHaveBeenCalledOnce();
});

it('responses of the search service are converted to our own shapes', async () => {
  const search = await queries.fetchQuery(searchPageQuery({ q: 'alvedon' }));
  expect(search.primaryList.productGroups).toMatchObject([{ card: { productNumber: '100001', price: 4900 } }]);
  const listing = { pageReference: '/hud/', sort: 'priceLow', limit: 2 } as const;
  const landing = await queries.fetchQuery(landingPageQuery(listing));
  expect(landing.primaryList).toMatchObject({
    sort: { selected: 'PRICE_ASCENDING' },
    productGroups: [{ card: { productNumber: '100005' } }, { card: { productNumber: '100002' } }],
  });
  expect((await queries.fetchQuery(navigationTreeQuery())).tree.children.length).toBeGreaterThan(0);
  expect(await queries.fetchQuery(autocompleteQuery('alv'))).toMatchObject({ totalHits: expect.any(Number) });
  const { recommendationLists } = await queries.fetchQuery(recommendationsQuery(productNumber('100002')));
  expect(recommendationLists.map((list) => list.id)).toEqual(['others', 'similar', 'together', 'brand']);
});

it('products are fetched by number, without those that do not exist', async () => {
  const numbers = ['100002', '999999', '100014'].map(productNumber);
  const products = await productsByNumber(numbers, new AbortController().signal);
  expect(products.map((product) => product.productNumber).sort()).toEqual(['100002', '100014']);
  expect(products.find((product) => product.productNumber === '100014')?.multiBuy).toEqual({
    ribbon: 'Ta 3 betala för 2',
    expires: '2030-06-30',
  });
  expect((await queries.fetchQuery(itemQuery(productNumber('100014'))))?.multiBuy?.ribbon).toBe('Ta 3 betala för 2');
});

it('an error response of the search service becomes an error with its body', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(
    new Response(JSON.stringify({ message: 'no such market' }), { status: 400 }),
  );
  const error = await queries.fetchQuery({ ...autocompleteQuery('x'), retry: false }).catch((each: unknown) => each);
  expect(failureOf(error)).toEqual({ kind: 'elevate', body: { message: 'no such market' } });
  expect(String(error)).not.toContain('market');
});

it('member reads run only for a signed-in customer, and one who is not a member has the status NONE and no number', async () => {
  expect(memberStatusQuery(false).enabled).toBe(false);
  const login = await backend.call('GET', '/api/web/authy/getFakeLogin?person=customer', {
    headers: { 'x-luckan-test': '1' },
  });
  backend.session.bearer = parse(accessTokenSchema, login.body).token;
  expect(await queries.fetchQuery(memberStatusQuery(true))).toBe('NONE');
  expect(await queries.fetchQuery(memberInfoQuery(true))).toMatchObject({ memberNumber: null, points: 0 });
});

it('messages of the operator are read with their limits; what has ended is left out, and no dangerous link comes through', async () => {
  const document = [
    { id: 'plain', text: 'Hej' },
    {
      id: 'limited',
      revision: 3,
      severity: 'problem',
      text: 'Kortbetalning fungerar inte.',
      link: { text: 'Läs mer', href: '/rad/kundservice/' },
      from: '2026-01-01T00:00:00Z',
      until: '2999-01-01T00:00:00Z',
      pages: ['/kassa/*'],
      channels: ['b2c'],
      surfaces: ['site'],
    },
    { id: 'ended', text: 'Förbi', until: '2020-01-01T00:00:00Z' },
    { id: 'later', severity: 'a-new-one', text: 'Farlig', link: { text: 'x', href: 'javascript:alert(1)' } },
  ];
  const headers = { 'x-luckan-test': '1', cookie: 'luckan_test=messages-and-flags' };
  expect((await backend.call('PUT', '/__messages', { headers, body: { document } })).status).toBe(204);
  const { body } = await backend.call('GET', '/api/messages/', { headers });
  const { messages } = parse(messagesSchema, body);
  const everywhere = { revision: 1, from: null, until: null, pages: [], channels: [], surfaces: [], link: null };
  expect(messages).toEqual([
    { ...everywhere, id: 'plain', severity: 'info', text: 'Hej' },
    document[1],
    { ...everywhere, id: 'later', severity: 'info', text: 'Farlig' },
  ]);
  expect((await queries.fetchQuery(messagesQuery())).messages).toEqual([]);
});

it('messages and flags may be cached, and a test session’s own are not', async () => {
  for (const [path, put, document] of [
    ['/api/messages/', '/__messages', []],
    ['/api/flags/api/features/sdk-luckan', '/__flags', { features: {} }],
  ] as const) {
    const usual = await backend.call('GET', path);
    expect(usual.header('cache-control')).toMatch(/^public, max-age=/);
    expect(usual.header('etag')).toBeTruthy();
    const headers = { 'x-luckan-test': '1', cookie: 'luckan_test=messages-and-flags' };
    await backend.call('PUT', put, { headers, body: { document } });
    expect((await backend.call('GET', path, { headers })).header('cache-control')).toBe('no-cache');
  }
});

it('the flags’ payload fits its schema, and names only flags of the shop', async () => {
  const { body } = await backend.call('GET', '/api/flags/api/features/sdk-luckan');
  expect(Object.keys(parse(payloadSchema, body).features)).toEqual([...flagNames]);
  expect((await backend.call('GET', '/api/flags/api/features/sdk-other')).status).toBe(404);
});

it('every feature build turns on flags of the shop', async () => {
  const { body } = await backend.call('GET', '/features.json');
  expect(parse(featureBuildsSchema, body).builds.length).toBeGreaterThan(0);
});
