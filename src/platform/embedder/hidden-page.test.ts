import { beforeEach, expect, it, vi } from 'vitest';
import { store } from '../../lib/store';
import { denied, granted } from '../consent/categories';
import { consentAtom } from '../consent/consent';
import { eventsWithConsent } from './events-with-consent';
import { watchVisibility } from './visibility';

const view = (path: string) => ({ name: 'page_viewed', parameters: { page_path: path } });
const vital = { name: 'web_vital', parameters: {} };
type Handlers = Record<'HELLO' | 'VISIBILITY', (payload: object) => void>;

beforeEach(() => store.set(consentAtom, null));

function setUp() {
  const handlers = {} as Handlers;
  const send = vi.fn();
  const visibility = watchVisibility({
    on(type: keyof Handlers, handler: Handlers[keyof Handlers]) {
      handlers[type] = handler;
      return () => {};
    },
  } as never);
  const track = eventsWithConsent((event) => send(event), visibility);
  return { ...handlers, send, track, visibility };
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
  track(vital);
  expect(send.mock.calls).toEqual([[view('/kassa/')], [vital]]);
});

it('a page of which the app says nothing is seen', () => {
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

it('who reads anew what has grown old is told when the page is shown, not when it was never hidden', () => {
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
