import { beforeEach, expect, it, vi } from 'vitest';
import { card } from '../../cart/testing/card';
import { productNumber } from '../../domain/ids';
import { configureElevate } from './client';
import { notifyAddToCart, notifyClick, notifyFavourite, notifySessionEnd } from './notifications';
import { notifyViewed } from './viewed';

const product = { ...card(productNumber('100123')), ticket: 'list' };
const { ticket: _, ...ofPage } = product;
const secret = { marketingSensitive: true };
const prescribed = { itemType: 'prescription' } as const;
let reported: { notice: string; customer: string | null; body: unknown; keepalive: unknown }[];

beforeEach(() => {
  reported = [];
  configureElevate({
    base: 'http://search.example',
    market: 'SE',
    locale: 'sv-SE',
    touchpoint: 'mobile',
    session: () => ({ customerKey: 'now', sessionKey: 's' }),
  });
  vi.stubGlobal('fetch', async (address: string, { body, keepalive }: RequestInit) => {
    const { pathname, searchParams } = new URL(address);
    const notice = pathname.split('/').at(-1) ?? '';
    if (notice === 'product-page') {
      const productKey = searchParams.get('productKey') ?? '';
      return Response.json({ recommendationLists: [], tickets: { [productKey]: `page of ${productKey}` } });
    }
    reported.push({
      notice,
      customer: searchParams.get('customerKey'),
      body: body ? JSON.parse(String(body)) : null,
      keepalive,
    });
    return new Response(null, { status: 204 });
  });
});

const notification = (notice: string, body: unknown, customer = 'now') => [{ notice, customer, body, keepalive: true }];

it('a click is reported by the ticket of the list, and not at all for a product from page data', async () => {
  await notifyClick(ofPage);
  await notifyAddToCart(ofPage);
  expect(reported).toEqual([]);
  await notifyClick(product);
  expect(reported).toEqual(notification('click', { ticket: 'list' }));
});

it("adding a product on its own page is reported by that page's ticket", async () => {
  await notifyViewed(ofPage);
  await notifyAddToCart(ofPage);
  expect(reported).toEqual(notification('add-to-cart', { ticket: 'page of 100123' }));
  await notifyAddToCart(product);
  expect(reported[1]?.body, 'the ticket of a list comes before that of the page').toEqual({ ticket: 'list' });
  await notifyViewed({ ...ofPage, productNumber: productNumber('100124') });
  await notifyAddToCart(ofPage);
  expect(reported).toHaveLength(2);
});

it('favourites are reported by product number', async () => {
  await notifyFavourite(product, true);
  await notifyFavourite(product, false);
  const body = { productKey: '100123' };
  expect(reported).toEqual([...notification('add-favorite', body), ...notification('remove-favorite', body)]);
});

it.each([secret, prescribed])('nothing is reported for a product with %j', async (kind) => {
  const requests = vi.spyOn(globalThis, 'fetch');
  const stored = { ...product, ...kind };
  await notifyViewed(stored);
  await notifyClick(stored);
  await notifyAddToCart(stored);
  await notifyFavourite(stored, true);
  await notifyFavourite(stored, false);
  expect(requests).not.toHaveBeenCalled();
});

it('the end of a session is reported with its own keys', async () => {
  await notifySessionEnd({ customerKey: 'before', sessionKey: 's' });
  expect(reported).toEqual(notification('end', null, 'before'));
});
