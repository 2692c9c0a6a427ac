// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { productNumber } from '../../domain/ids';
import { fakeApp, hello } from './testing/fake-app';

afterEach(() => void vi.useRealTimers());

type Shop = ReturnType<typeof fakeApp>['shop'];
const done = Promise.resolve();

it.each<[string, (shop: Shop) => void]>([
  ['FIND_PHARMACY', (shop) => shop.findPharmacy({ products: [productNumber('100123')] }, () => {})],
  ['FIND_PHARMACY', (shop) => shop.findPharmacy({ prescriptionId: 'p1' }, () => {})],
  ['VIEW_CHECKOUT', (shop) => shop.viewCheckout('c1', () => {}, done)],
  ['SIGN_IN', (shop) => shop.signIn()],
  ['CLOSE_REQUESTED', (shop) => shop.close()],
  ['OPEN_EXTERNAL', () => document.querySelector('a')?.click()],
])('an app gets %s once for a double press, and again for a later one', async (type, press) => {
  vi.useFakeTimers();
  const { posted, send, shop } = fakeApp();
  const capabilities = ['findPharmacy', 'viewCheckout', 'signIn', 'token', 'close', 'openExternal'];
  send('HELLO', { ...hello, capabilities });
  document.body.innerHTML = '<a href="https://carrier.example/parcel/1">Spåra</a>';
  const sent = () => posted.filter((message) => message.type === type);
  press(shop);
  await vi.advanceTimersByTimeAsync(200);
  press(shop);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(500);
  press(shop);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent()).toHaveLength(2);
});
