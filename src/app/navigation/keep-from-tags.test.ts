// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PageAnswer } from '../../api/page-data/queries';
import { pageQuery } from '../../api/page-data/queries';
import { store } from '../../lib/store';
import { denied, granted } from '../../platform/consent/categories';
import { consentAtom } from '../../platform/consent/consent';
import { paths } from '../../routes/paths';
import { takeCarriedState } from './carried-state';
import { aroundNavigation } from './guard';
import { keepFromTags } from './keep-from-tags';
import { leavingAtom } from './leaving';
import { tagsHaveStarted } from './tags-run';

const navigate = vi.fn();
const sensitive = '/produkt/testa-sjalv-100123/';
const plain = '/produkt/plaster-100124/';
let client: QueryClient;
let left: { assign: ReturnType<typeof vi.fn>; replace: ReturnType<typeof vi.fn>; reload: ReturnType<typeof vi.fn> };
let listeners: EventTarget;
let address: string;
let onLine: boolean;

function answerOf(marketingSensitive: boolean): PageAnswer {
  const product = { itemType: 'goods', marketingSensitive };
  return { found: true, page: { template: 'product', data: { product } } } as unknown as PageAnswer;
}

// The document of a public page, with the container in it.
tagsHaveStarted();

beforeEach(() => {
  navigate.mockClear();
  store.set(leavingAtom, false);
  store.set(consentAtom, granted);
  client = new QueryClient();
  left = { assign: vi.fn(), replace: vi.fn(), reload: vi.fn() };
  listeners = new EventTarget();
  address = 'https://shop.example/';
  onLine = true;
  const location = {
    ...left,
    get href() {
      return address;
    },
    get pathname() {
      return new URL(address).pathname;
    },
  };
  const page = {
    location,
    navigator: {
      get onLine() {
        return onLine;
      },
    },
    addEventListener: listeners.addEventListener.bind(listeners),
  };
  keepFromTags(page as unknown as Window, client);
});

const go = (to: string, options?: Parameters<typeof aroundNavigation>[2]) => aroundNavigation(navigate, to, options);
const leftFor = () => left.assign.mock.calls.map(([url]) => String(url));

it.each([
  paths.checkout(),
  paths.club(),
  paths.prescriptions(),
  paths.order('81231'),
  paths.search('klamydia'),
  paths.backInStock('100123'),
])('%s is shown by a new document, and the address does not change before', async (to) => {
  go(to);
  expect(store.get(leavingAtom)).toBe(true);
  await vi.waitFor(() => expect(leftFor()).toEqual([`https://shop.example${to}`]));
  expect(navigate).not.toHaveBeenCalled();
});

it('so is a product that must not be used in marketing, also if that has to be asked for first', async () => {
  client.setQueryData(pageQuery(sensitive).queryKey, answerOf(true));
  go(sensitive);
  await vi.waitFor(() => expect(leftFor()).toHaveLength(1));
  client.removeQueries();
  vi.spyOn(client, 'fetchQuery').mockResolvedValueOnce(answerOf(true)).mockResolvedValueOnce(answerOf(false));
  go(sensitive);
  await vi.waitFor(() => expect(leftFor()).toHaveLength(2));
  go(plain);
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith(plain, {}));
  expect(store.get(leavingAtom)).toBe(false);
});

it('so is an address without a page, which may be anything', async () => {
  client.setQueryData<PageAnswer>(pageQuery('/kim-lund/').queryKey, { found: false });
  go('/kim-lund/');
  await vi.waitFor(() => expect(leftFor()).toHaveLength(1));
  expect(navigate).not.toHaveBeenCalled();
});

it('a page whose kind cannot be learnt is shown by a new document', async () => {
  vi.spyOn(client, 'fetchQuery').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  go(plain);
  await vi.waitFor(() => expect(leftFor()).toEqual([`https://shop.example${plain}`]));
});

it('all other pages are shown as ever', () => {
  client.setQueryData(pageQuery(plain).queryKey, answerOf(false));
  for (const to of [paths.cart(), paths.favourites(), plain]) go(to, { replace: true });
  expect(navigate.mock.calls).toEqual([paths.cart(), paths.favourites(), plain].map((to) => [to, { replace: true }]));
});

it('after consent has been withdrawn the container ends with its document: every page gets a new one', async () => {
  client.setQueryData(pageQuery(plain).queryKey, answerOf(false));
  store.set(consentAtom, denied);
  go(plain);
  await vi.waitFor(() => expect(leftFor()).toEqual([`https://shop.example${plain}`]));
  expect(navigate).not.toHaveBeenCalled();
});

it('a write that is under way is waited for, and the state of the navigation is taken along', async () => {
  let finish = () => {};
  const writing = client
    .getMutationCache()
    .build(client, { mutationFn: () => new Promise<void>((resolve) => (finish = resolve)) })
    .execute(undefined);
  client.setQueryData(pageQuery(sensitive).queryKey, answerOf(true));
  go(sensitive, { state: { buys: '100123' } });
  await vi.waitFor(() => expect(client.isMutating()).toBe(1));
  expect(leftFor()).toEqual([]);
  finish();
  await writing;
  await vi.waitFor(() => expect(leftFor()).toHaveLength(1));
  const history = { state: { luckan: 1 }, replaceState: vi.fn() };
  const arrival = { history, location: { href: `https://shop.example${sensitive}` } } as unknown as Window;
  takeCarriedState(arrival);
  takeCarriedState(arrival);
  expect(history.replaceState.mock.calls).toEqual([[{ luckan: 1, buys: '100123' }, '']]);
});

it('the last of two navigations counts, and a step back none', async () => {
  let answer = (_: PageAnswer) => {};
  vi.spyOn(client, 'fetchQuery').mockReturnValue(new Promise((resolve) => (answer = resolve)));
  go(sensitive);
  go(paths.cart());
  answer(answerOf(true));
  await Promise.resolve();
  expect(navigate).toHaveBeenCalledExactlyOnceWith(paths.cart(), {});
  expect(leftFor()).toEqual([]);
  expect(store.get(leavingAtom)).toBe(false);
});

it('a step back to such a page loads it anew, before the router or a tag hears of it', () => {
  const others = vi.fn();
  listeners.addEventListener('popstate', others);
  address = 'https://shop.example/kassa/';
  listeners.dispatchEvent(new Event('popstate'));
  expect(left.reload).toHaveBeenCalledOnce();
  expect(others).not.toHaveBeenCalled();
  address = 'https://shop.example/varukorg/';
  listeners.dispatchEvent(new Event('popstate'));
  expect(left.reload).toHaveBeenCalledOnce();
  expect(others).toHaveBeenCalledOnce();
});

it('without a network the page is shown here, and loaded anew once there is one', () => {
  onLine = false;
  go(paths.checkout());
  expect(navigate).toHaveBeenCalledOnce();
  address = 'https://shop.example/kassa/';
  onLine = true;
  listeners.dispatchEvent(new Event('online'));
  expect(left.reload).toHaveBeenCalledOnce();
});
