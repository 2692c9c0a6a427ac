import { beforeEach, expect, it, vi } from 'vitest';
import { store } from '../../lib/store';
import { denied, granted } from '../consent/categories';
import { consentAtom } from '../consent/consent';
import { eventsWithConsent } from './events-with-consent';
import { watchVisibility, whenSeen } from './visibility';

const view = (path: string) => ({ name: 'page_viewed', parameters: { page_path: path } });
const vital = { name: 'web_vital', parameters: {} };
type Handlers = Record<'HELLO' | 'VISIBILITY', (payload: object) => void>;

beforeEach(() => store.set(consentAtom, null));

function setUp() {
  const handlers: Record<keyof Handlers, Handlers['HELLO'][]> = { HELLO: [], VISIBILITY: [] };
  const receive = (type: keyof Handlers) => (payload: object) => {
    for (const handle of handlers[type]) handle(payload);
  };
  const send = vi.fn();
  const guest = {
    on(type: keyof Handlers, handler: Handlers['HELLO']) {
      handlers[type].push(handler);
      return () => {};
    },
  };
  const receiveConsent = () =>
    guest.on('HELLO', (hello) => 'consent' in hello && store.set(consentAtom, hello.consent as never));
  const visibility = watchVisibility(guest as never, receiveConsent);
  const { track, forget } = eventsWithConsent((event) => send(event), visibility);
  return { HELLO: receive('HELLO'), VISIBILITY: receive('VISIBILITY'), send, track, forget, visibility };
}

it('nothing counts as seen before the page is shown: then the page that is there, once', () => {
  const { HELLO, VISIBILITY, send, track } = setUp();
  track(view('/'));
  HELLO({ hidden: true });
  store.set(consentAtom, granted);
  track(vital);
  track(view('/kassa/'));
  expect(send).not.toHaveBeenCalled();
  VISIBILITY({ visible: true });
  expect(send.mock.calls).toEqual([[view('/kassa/')]]);
  VISIBILITY({ visible: true });
  expect(send.mock.calls).toEqual([[view('/kassa/')]]);
});

it('times of a page that was loaded ahead are never sent: nobody has waited for it', () => {
  const { HELLO, VISIBILITY, send, track } = setUp();
  track(vital);
  HELLO({ hidden: true });
  store.set(consentAtom, granted);
  track(view('/'));
  VISIBILITY({ visible: true });
  track(vital);
  expect(send.mock.calls).toEqual([[view('/')]]);
});

it('times of a page that the customer has opened are sent, even if it is hidden for a while', () => {
  const { HELLO, VISIBILITY, send, track } = setUp();
  HELLO({});
  store.set(consentAtom, granted);
  VISIBILITY({ visible: false });
  track(vital);
  VISIBILITY({ visible: true });
  expect(send.mock.calls).toEqual([[vital]]);
});

it('what the opened page tracks while it is hidden counts when it is shown, times aside', () => {
  const { HELLO, VISIBILITY, send, track } = setUp();
  const [viewed, begun] = ['view_item', 'begin_checkout'].map((name) => ({ name, parameters: {} }));
  HELLO({ hidden: true, consent: granted });
  track(view('/produkt/a/'));
  track(viewed as never);
  track(view('/kassa/'));
  track(vital);
  track(begun as never);
  VISIBILITY({ visible: true });
  expect(send.mock.calls).toEqual([[view('/kassa/')], [begun]]);
});

it('a HELLO that shows the page and withdraws consent sends nothing of before', () => {
  const { HELLO, send, track } = setUp();
  HELLO({ hidden: true, consent: granted });
  track(view('/'));
  HELLO({ consent: denied });
  expect(send).not.toHaveBeenCalled();
});

it('a page of which the app reports nothing is seen', () => {
  const { HELLO, send, track } = setUp();
  track(view('/'));
  HELLO({});
  store.set(consentAtom, granted);
  expect(send.mock.calls).toEqual([[view('/')]]);
});

it('without consent a page that is shown counts for nobody', () => {
  const { HELLO, send, track } = setUp();
  HELLO({ hidden: true });
  store.set(consentAtom, denied);
  track(view('/'));
  HELLO({});
  expect(send).not.toHaveBeenCalled();
});

it('who reads anew what has grown old is notified when the page is shown, not when it was never hidden', () => {
  const { HELLO, VISIBILITY, visibility } = setUp();
  const shown = vi.fn();
  visibility.onShown(shown);
  HELLO({});
  VISIBILITY({ visible: true });
  expect(shown).not.toHaveBeenCalled();
  VISIBILITY({ visible: false });
  VISIBILITY({ visible: true });
  expect(shown).toHaveBeenCalledTimes(1);
});

it('a page is unseen until it is shown, and not when it is hidden again', () => {
  const { HELLO, VISIBILITY, visibility } = setUp();
  expect(visibility.loadedAhead()).toBe('no');
  HELLO({ hidden: true });
  expect(visibility.loadedAhead()).toBe('unseen');
  for (const visible of [true, false]) {
    VISIBILITY({ visible });
    expect(visibility.loadedAhead()).toBe('opened');
  }
});

it('a page that was shown from its start was not loaded ahead, also if a later HELLO hides it', () => {
  const { HELLO, visibility } = setUp();
  for (const hidden of [false, true]) HELLO({ hidden });
  expect([visibility.isHidden(), visibility.loadedAhead()]).toEqual([true, 'no']);
});

it('what waits for the customer waits for the greeting, and then for the page to be shown, once', async () => {
  const { HELLO, VISIBILITY, visibility } = setUp();
  const [seen, cancelled] = [vi.fn(), vi.fn()];
  let greet = () => {};
  const greeted = new Promise<void>((resolve) => (greet = resolve));
  whenSeen(visibility, greeted, seen);
  const cancel = whenSeen(visibility, greeted, cancelled);
  HELLO({ hidden: true });
  greet();
  await greeted;
  expect(seen).not.toHaveBeenCalled();
  cancel();
  for (const visible of [true, false, true]) VISIBILITY({ visible });
  expect(seen).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
});

it('a page that is shown is seen as soon as its app has reported it', async () => {
  const { HELLO, visibility } = setUp();
  const seen = vi.fn();
  HELLO({});
  whenSeen(visibility, Promise.resolve(), seen);
  await Promise.resolve();
  expect(seen).toHaveBeenCalledTimes(1);
});
