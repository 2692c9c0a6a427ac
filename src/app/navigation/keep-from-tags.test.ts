// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { type PageAnswer, pageQuery } from '../../api/page-data/queries';
import { store } from '../../lib/store';
import { paths } from '../../routes/paths';
import { leavingAtom } from './leaving';
import { restoreSerializedState } from './serialized-state';
import { at, go, inTaggedDocument, leftFor, navigate } from './testing/tagged-document';

inTaggedDocument();

const sensitive = '/produkt/testa-sjalv-100123/';
const plain = '/produkt/plaster-100124/';

function answerOf(marketingSensitive: boolean): PageAnswer {
  const product = { itemType: 'goods', marketingSensitive };
  return { found: true, page: { template: 'product', data: { product } } } as unknown as PageAnswer;
}

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
  at.client.setQueryData(pageQuery(sensitive).queryKey, answerOf(true));
  go(sensitive);
  await vi.waitFor(() => expect(leftFor()).toHaveLength(1));
  at.client.removeQueries();
  vi.spyOn(at.client, 'fetchQuery').mockResolvedValueOnce(answerOf(true)).mockResolvedValueOnce(answerOf(false));
  go(sensitive);
  await vi.waitFor(() => expect(leftFor()).toHaveLength(2));
  go(plain);
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith(plain, {}));
  expect(store.get(leavingAtom)).toBe(false);
});

it('so is an address without a page, which may be anything', async () => {
  at.client.setQueryData<PageAnswer>(pageQuery('/kim-lund/').queryKey, { found: false });
  go('/kim-lund/');
  await vi.waitFor(() => expect(leftFor()).toHaveLength(1));
  expect(navigate).not.toHaveBeenCalled();
});

it('a page whose kind cannot be learnt is shown by a new document', async () => {
  vi.spyOn(at.client, 'fetchQuery').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  go(plain);
  await vi.waitFor(() => expect(leftFor()).toEqual([`https://shop.example${plain}`]));
});

it('all other pages are shown as ever', () => {
  at.client.setQueryData(pageQuery(plain).queryKey, answerOf(false));
  for (const to of [paths.cart(), paths.favourites(), plain]) go(to, { replace: true });
  expect(navigate.mock.calls).toEqual([paths.cart(), paths.favourites(), plain].map((to) => [to, { replace: true }]));
});

it('a write that is under way is waited for, and the state of the navigation is taken along', async () => {
  let finish = () => {};
  const writing = at.client
    .getMutationCache()
    .build(at.client, { mutationFn: () => new Promise<void>((resolve) => (finish = resolve)) })
    .execute(undefined);
  at.client.setQueryData(pageQuery(sensitive).queryKey, answerOf(true));
  go(sensitive, { state: { buys: '100123' } });
  await vi.waitFor(() => expect(at.client.isMutating()).toBe(1));
  expect(leftFor()).toEqual([]);
  finish();
  await writing;
  await vi.waitFor(() => expect(leftFor()).toHaveLength(1));
  const history = { state: { luckan: 1 }, replaceState: vi.fn() };
  const arrival = { history, location: { href: `https://shop.example${sensitive}` } } as unknown as Window;
  restoreSerializedState(arrival);
  restoreSerializedState(arrival);
  expect(history.replaceState.mock.calls).toEqual([[{ luckan: 1, buys: '100123' }, '']]);
});

it('the last of two navigations counts, and a step back none', async () => {
  let answer = (_: PageAnswer) => {};
  vi.spyOn(at.client, 'fetchQuery').mockReturnValue(new Promise((resolve) => (answer = resolve)));
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
  at.listeners.addEventListener('popstate', others);
  at.address = 'https://shop.example/kassa/';
  at.listeners.dispatchEvent(new Event('popstate'));
  expect(at.left.reload).toHaveBeenCalledOnce();
  expect(others).not.toHaveBeenCalled();
  at.address = 'https://shop.example/varukorg/';
  at.listeners.dispatchEvent(new Event('popstate'));
  expect(at.left.reload).toHaveBeenCalledOnce();
  expect(others).toHaveBeenCalledOnce();
});

it('without a network the page is shown here, and loaded anew once there is one', () => {
  at.onLine = false;
  go(paths.checkout());
  expect(navigate).toHaveBeenCalledOnce();
  at.address = 'https://shop.example/kassa/';
  at.onLine = true;
  at.listeners.dispatchEvent(new Event('online'));
  expect(at.left.reload).toHaveBeenCalledOnce();
});
