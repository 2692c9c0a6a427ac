import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { accessTokenSchema } from '../../src/api/authy/schema';
import { parse } from '../../src/api/parse';
import document from '../../src/platform/config/default.json';
import { configSchema } from '../../src/platform/config/schema';
import { checkAnswers } from './answers/check-answers';
import { shop } from './cart/client';

const config = parse(configSchema, document);
let backend: Awaited<ReturnType<typeof shop>>;
let bearer: string;

beforeAll(async () => {
  backend = await shop();
  const headers = { 'x-luckan-test': '1' };
  const login = await backend.call('GET', '/api/web/authy/getFakeLogin?person=member', { headers });
  bearer = parse(accessTokenSchema, login.body).token;
});
afterEach(() => vi.unstubAllGlobals());

/** Checks the reference backend, whose responses can be altered in transit. */
function check(change: (url: string, body: string) => string = (_, body) => body) {
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const answer = await backend.config.fetch?.(input, init);
    if (!answer) throw new TypeError('no backend');
    const { status, headers } = answer;
    // A 204 response must have no body, not even an empty one.
    const body = change(String(input), await answer.text()) || null;
    return new Response(body, { status, headers });
  };
  vi.stubGlobal('fetch', fetch);
  return checkAnswers({ config, origin: 'http://localhost', bearer, paid: null, fetch });
}

it('the reference backend responds as the shop expects, for every service', async () => {
  const results = await check();
  expect(results.filter(({ verdict }) => verdict !== 'fits')).toMatchObject([
    { service: 'orders', verdict: 'left out', request: 'GET /order/cart/{cartId}' },
    { service: 'orders', verdict: 'left out', request: 'GET /return/orders/{id}' },
  ]);
  expect([...new Set(results.map(({ service }) => service))].sort()).toEqual(
    [
      'deliveryParameters',
      'elevate',
      'expedition',
      'identity',
      'items',
      'members',
      'messages',
      'orders',
      'pageData',
      'pharmacy',
      'web',
    ].sort(),
  );
});

it('a response that does not match is reported with its first wrong field', async () => {
  const results = await check((url, body) =>
    url.includes('/api/items/') ? body.replace('"price":', '"cost":') : body,
  );
  expect(results.filter(({ verdict }) => verdict === 'MISMATCH')).toMatchObject([
    { service: 'items', note: 'items.0.price' },
  ]);
});
