// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { render } from '../../../tests/support/render';
import { finishFirst } from '../../lib/finish-first';
import { store } from '../../lib/store';
import { useUnsavedState } from '../../lib/unsaved-state';
import { denied, granted } from '../../platform/consent/categories';
import { consentAtom } from '../../platform/consent/consent';
import { paths } from '../../routes/paths';
import { dialogOpened } from '../../ui/modal/top-dialog';
import { choiceSavedAtom, endTagsAtom, savedChoice } from '../overlays/consent/choice-saved';
import { leavingAtom } from './leaving';
import { restoreSerializedState } from './serialized-state';
import { at, forgetDocument, go, inTaggedDocument, keep, leftFor, navigate } from './testing/tagged-document';

inTaggedDocument();

const plain = '/produkt/plaster-100124/';

/** A part of the page with something that no other document could show again. */
function Holds() {
  useUnsavedState(true);
  return null;
}

const policies = () => [...document.head.querySelectorAll<HTMLMetaElement>('meta')].map(({ content }) => content);

it.each([
  ['everything', denied],
  ['one of what tags were allowed', { ...granted, statistics: false }],
  ['the choice itself, as another tab may', null],
])('who takes back %s gets the document anew, from which tags reach nobody any more', async (_, consent) => {
  store.set(consentAtom, consent);
  expect(store.get(leavingAtom)).toBe(true);
  expect(at.left.reload, 'after what else follows the choice').not.toHaveBeenCalled();
  await vi.waitFor(() => expect(at.left.reload).toHaveBeenCalledOnce());
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
  expect(at.left.reload).not.toHaveBeenCalled();
});

it('a write that is under way is waited for before, and who allows it again meanwhile stays', async () => {
  let finish = () => {};
  const write = () => finishFirst(new Promise((resolve) => (finish = resolve)));
  write();
  store.set(consentAtom, denied);
  store.set(consentAtom, granted);
  finish();
  await vi.waitFor(() => expect(store.get(leavingAtom)).toBe(false));
  expect(at.left.reload).not.toHaveBeenCalled();
  write();
  store.set(consentAtom, denied);
  await new Promise((resolve) => setTimeout(resolve));
  expect(at.left.reload).not.toHaveBeenCalled();
  finish();
  await vi.waitFor(() => expect(at.left.reload).toHaveBeenCalledOnce());
});

it('who goes on before that gets the next page in a new document, not this one anew', async () => {
  store.set(consentAtom, denied);
  go(plain);
  await vi.waitFor(() => expect(leftFor()).toEqual([`https://shop.example${plain}`]));
  expect(navigate).not.toHaveBeenCalled();
  expect(at.left.reload).not.toHaveBeenCalled();
});

it('a place in the same page is shown in it, with or without consent, and the page is not left grey', async () => {
  go('/#sok');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/#sok', {});
  at.onLine = false;
  store.set(consentAtom, denied);
  at.onLine = true;
  go('/#sok');
  expect(navigate).toHaveBeenCalledTimes(2);
  await vi.waitFor(() => expect(at.left.reload).toHaveBeenCalledOnce());
  expect(leftFor()).toEqual([]);
});

it('what would be lost with the document is kept until the visitor says so or goes on', async () => {
  const held = await render(<Holds />);
  store.set(consentAtom, denied);
  expect(store.get(leavingAtom)).toBe(false);
  store.get(endTagsAtom)?.end();
  expect(at.left.reload).toHaveBeenCalledOnce();
  store.set(consentAtom, granted);
  expect(store.get(endTagsAtom)).toBeNull();
  await held.show(null);
});

it('tags end as soon as nothing would be lost any more', async () => {
  const held = await render(<Holds />);
  store.set(consentAtom, denied);
  await Promise.resolve();
  expect(at.left.reload).not.toHaveBeenCalled();
  await held.show(null);
  await vi.waitFor(() => expect(at.left.reload).toHaveBeenCalledOnce());
  expect(store.get(endTagsAtom)).toBeNull();
});

it('without a network it is loaded anew once there is one', async () => {
  at.onLine = false;
  store.set(consentAtom, denied);
  expect(store.get(leavingAtom)).toBe(false);
  at.onLine = true;
  at.listeners.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(at.left.reload).toHaveBeenCalledOnce());
});

const cached = () => Object.assign(new Event('pageshow'), { persisted: true });

it('one that comes back from the cache after that is loaded anew, whatever is allowed then', async () => {
  go(paths.checkout());
  at.listeners.dispatchEvent(cached());
  expect(at.left.reload).not.toHaveBeenCalled();
  store.set(consentAtom, denied);
  go(paths.cart());
  await vi.waitFor(() => expect(leftFor()).toContain('https://shop.example/varukorg/'));
  store.set(consentAtom, granted);
  at.listeners.dispatchEvent(cached());
  expect(at.left.reload).toHaveBeenCalledOnce();
});

/** The state that the new document's entry of the history gets. */
async function carriedOver(): Promise<unknown[]> {
  await vi.waitFor(() => expect(at.left.reload).toHaveBeenCalledOnce());
  const history = { replaceState: vi.fn() };
  restoreSerializedState({ history, location: { href: at.address } } as unknown as Window);
  return history.replaceState.mock.calls.map(([state]) => state);
}

it('the choice that was saved here is confirmed by the new document', async () => {
  store.set(choiceSavedAtom, 'here');
  store.set(consentAtom, denied);
  expect(await carriedOver()).toEqual([savedChoice('before')]);
});

it('one that was saved in another tab is confirmed where it closes a dialog', async () => {
  const closed = dialogOpened(document.createElement('dialog'));
  store.set(consentAtom, denied);
  expect(await carriedOver()).toEqual([savedChoice('elsewhere')]);
  closed();
});

it('one that was saved in another tab is not confirmed where nothing is closed', async () => {
  store.set(consentAtom, denied);
  expect(await carriedOver()).toEqual([]);
});
