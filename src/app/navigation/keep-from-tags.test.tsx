// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../tests/support/render';
import type { PageAnswer } from '../../api/page-data/queries';
import { pageQuery } from '../../api/page-data/queries';
import { finishFirst } from '../../lib/finish-first';
import { useHoldsDocument } from '../../lib/held-document';
import { store } from '../../lib/store';
import { denied, granted } from '../../platform/consent/categories';
import { consentAtom } from '../../platform/consent/consent';
import { paths } from '../../routes/paths';
import { choiceSavedAtom, endTagsAtom, savedChoice } from '../overlays/consent/choice-saved';
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

const stops: (() => void)[] = [];
const subscribe = store.sub;
/** It is left: nothing in it follows the visitor's choices any more. */
const forgetDocument = () => {
  for (const stop of stops.splice(0)) stop();
};
afterEach(forgetDocument);

/** A part of the page with something that no other document could show again. */
function Holds() {
  useHoldsDocument(true);
  return null;
}

// The document of a public page, with the container in it.
tagsHaveStarted();

beforeEach(() => {
  navigate.mockClear();
  store.set(consentAtom, granted);
  store.set(leavingAtom, false);
  store.set(choiceSavedAtom, false);
  store.set(endTagsAtom, null);
  document.head.replaceChildren();
  client = new QueryClient();
  left = { assign: vi.fn(), replace: vi.fn(), reload: vi.fn() };
  listeners = new EventTarget();
  address = 'https://shop.example/';
  onLine = true;
  vi.spyOn(store, 'sub').mockImplementation((...listener) => {
    stops.push(subscribe(...listener));
    return forgetDocument;
  });
  keep();
});

function keep(): void {
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
    document,
    addEventListener: listeners.addEventListener.bind(listeners),
  };
  keepFromTags(page as unknown as Window, client);
}

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

const policies = () => [...document.head.querySelectorAll<HTMLMetaElement>('meta')].map(({ content }) => content);

it.each([
  ['everything', denied],
  ['one of what tags were allowed', { ...granted, statistics: false }],
  ['the choice itself, as another tab may', null],
])('who takes back %s gets the document anew, from which tags reach nobody any more', async (_, consent) => {
  store.set(consentAtom, consent);
  expect(store.get(leavingAtom)).toBe(true);
  expect(left.reload, 'after what else follows the choice').not.toHaveBeenCalled();
  await vi.waitFor(() => expect(left.reload).toHaveBeenCalledOnce());
  expect(policies()).toEqual(["default-src 'none'"]);
  expect(leftFor()).toEqual([]);
});

it('nothing is loaded anew for who allows more, or says the same again', async () => {
  forgetDocument();
  store.set(consentAtom, { ...denied, statistics: true });
  keep();
  for (const again of [{ ...granted }, { ...granted }]) store.set(consentAtom, again);
  await Promise.resolve();
  expect(store.get(leavingAtom)).toBe(false);
  expect(left.reload).not.toHaveBeenCalled();
});

it('a write that is under way is waited for before, and who allows it again meanwhile stays', async () => {
  let finish = () => {};
  const write = () => finishFirst(new Promise((resolve) => (finish = resolve)));
  write();
  store.set(consentAtom, denied);
  store.set(consentAtom, granted);
  finish();
  await vi.waitFor(() => expect(store.get(leavingAtom)).toBe(false));
  expect(left.reload).not.toHaveBeenCalled();
  write();
  store.set(consentAtom, denied);
  await new Promise((resolve) => setTimeout(resolve));
  expect(left.reload).not.toHaveBeenCalled();
  finish();
  await vi.waitFor(() => expect(left.reload).toHaveBeenCalledOnce());
});

it('who goes on before that gets the next page in a new document, not this one anew', async () => {
  store.set(consentAtom, denied);
  go(plain);
  await vi.waitFor(() => expect(leftFor()).toEqual([`https://shop.example${plain}`]));
  expect(navigate).not.toHaveBeenCalled();
  expect(left.reload).not.toHaveBeenCalled();
});

it('a place in the same page is shown in it, with or without consent, and the page is not left grey', async () => {
  go('/#sok');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/#sok', {});
  onLine = false;
  store.set(consentAtom, denied);
  onLine = true;
  go('/#sok');
  expect(navigate).toHaveBeenCalledTimes(2);
  await vi.waitFor(() => expect(left.reload).toHaveBeenCalledOnce());
  expect(leftFor()).toEqual([]);
});

it('what would be lost with the document is kept until the visitor says so or goes on', async () => {
  const held = await render(<Holds />);
  store.set(consentAtom, denied);
  expect(store.get(leavingAtom)).toBe(false);
  store.get(endTagsAtom)?.end();
  expect(left.reload).toHaveBeenCalledOnce();
  store.set(consentAtom, granted);
  expect(store.get(endTagsAtom)).toBeNull();
  await held.show(null);
});

it('without a network it is loaded anew once there is one', async () => {
  onLine = false;
  store.set(consentAtom, denied);
  expect(store.get(leavingAtom)).toBe(false);
  onLine = true;
  listeners.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(left.reload).toHaveBeenCalledOnce());
});

it('one that comes back from the cache after that is loaded anew, whatever is allowed then', async () => {
  go(paths.checkout());
  listeners.dispatchEvent(new Event('pageshow'));
  expect(left.reload).not.toHaveBeenCalled();
  store.set(consentAtom, denied);
  go(paths.cart());
  await vi.waitFor(() => expect(leftFor()).toContain('https://shop.example/varukorg/'));
  store.set(consentAtom, granted);
  listeners.dispatchEvent(new Event('pageshow'));
  expect(left.reload).toHaveBeenCalledOnce();
});

it('the choice that was saved here is told by the new document', async () => {
  store.set(choiceSavedAtom, true);
  store.set(consentAtom, denied);
  await vi.waitFor(() => expect(left.reload).toHaveBeenCalledOnce());
  const history = { replaceState: vi.fn() };
  takeCarriedState({ history, location: { href: address } } as unknown as Window);
  expect(history.replaceState.mock.calls).toEqual([[savedChoice, '']]);
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
