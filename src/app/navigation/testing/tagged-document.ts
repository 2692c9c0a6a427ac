import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, vi } from 'vitest';
import { store } from '../../../lib/store';
import { granted } from '../../../platform/consent/categories';
import { consentAtom } from '../../../platform/consent/consent';
import { choiceSavedAtom, endTagsAtom } from '../../overlays/consent/choice-saved';
import { aroundNavigation } from '../guard';
import { keepFromTags } from '../keep-from-tags';
import { leavingAtom } from '../leaving';
import { tagsHaveStarted } from '../tags-run';

const leaves = () => ({ assign: vi.fn(), replace: vi.fn(), reload: vi.fn() });

/** The document of a public page that the test is in, with the container in it: everything is allowed. */
export const at = {
  client: new QueryClient(),
  left: leaves(),
  listeners: new EventTarget(),
  address: '',
  onLine: true,
};
export const navigate = vi.fn();
export const go = (to: string, options?: Parameters<typeof aroundNavigation>[2]) =>
  aroundNavigation(navigate, to, options);
/** Where a new document has been requested. */
export const leftFor = () => at.left.assign.mock.calls.map(([url]) => String(url));

const stops: (() => void)[] = [];
const subscribe = store.sub;
/** It is left: nothing in it follows the visitor's choices any more. */
export const forgetDocument = () => {
  for (const stop of stops.splice(0)) stop();
};

/** Starts what keeps pages from tags, as the document does. */
export function keep(): void {
  const location = {
    ...at.left,
    get href() {
      return at.address;
    },
    get pathname() {
      return new URL(at.address).pathname;
    },
  };
  const navigator = {
    get onLine() {
      return at.onLine;
    },
  };
  const addEventListener = at.listeners.addEventListener.bind(at.listeners);
  keepFromTags({ location, navigator, document, addEventListener } as unknown as Window, at.client);
}

/** Each test of the file has such a document of its own. */
export function inTaggedDocument(): void {
  tagsHaveStarted();
  beforeEach(() => {
    navigate.mockClear();
    store.set(consentAtom, granted);
    store.set(leavingAtom, false);
    store.set(choiceSavedAtom, null);
    store.set(endTagsAtom, null);
    document.head.replaceChildren();
    Object.assign(at, { client: new QueryClient(), left: leaves(), listeners: new EventTarget() });
    Object.assign(at, { address: 'https://shop.example/', onLine: true });
    vi.spyOn(store, 'sub').mockImplementation((...listener) => {
      stops.push(subscribe(...listener));
      return forgetDocument;
    });
    keep();
  });
  afterEach(forgetDocument);
}
