// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { productNumber } from '../../domain/ids';
import { createBrowserEmbedder } from './browser-embedder';
import { fakeApp, hello } from './testing/fake-app';

let app: ReturnType<typeof fakeApp>;

beforeEach(() => {
  app = fakeApp();
});

const [product, another] = [productNumber('100123'), productNumber('100234')];
const request = { products: [product] };
const pharmacyMessages = () => app.posted.filter(({ type }) => type === 'FIND_PHARMACY').map(({ payload }) => payload);

it.each([
  ['shows pharmacies itself', ['findPharmacy'], 0],
  ['leaves them to the shop', ['viewCheckout'], 1],
])('an app that %s is notified of the requested product', (_, capabilities, shown) => {
  app.send('HELLO', { ...hello, capabilities });
  const show = vi.fn();
  app.shop.findPharmacy(request, show);
  expect(pharmacyMessages()).toEqual([{ productNumber: product }]);
  expect(show).toHaveBeenCalledTimes(shown);
});

it.each([
  ['several products', [product, another], { productNumbers: [product, another] }],
  ['no product', [], {}],
])('an app that shows pharmacies is asked for those of %s', (_, products, payload) => {
  app.send('HELLO', { ...hello, capabilities: ['findPharmacy'] });
  app.shop.findPharmacy({ products }, () => {});
  expect(pharmacyMessages()).toEqual([payload]);
});

it('an app that never responds is notified, and assumed to show the pharmacies', async () => {
  const show = vi.fn();
  app.shop.findPharmacy(request, show);
  await vi.waitFor(() => expect(pharmacyMessages()).toEqual([{ productNumber: product }]), 3000);
  expect(show).not.toHaveBeenCalled();
});

it('in a browser the shop shows the pharmacies', () => {
  const show = vi.fn();
  createBrowserEmbedder(() => {}).findPharmacy(request, show);
  expect(show).toHaveBeenCalledOnce();
});
