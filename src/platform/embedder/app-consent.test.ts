// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { store } from '../../lib/store';
import { denied } from '../consent/categories';
import { consentAtom, currentConsent } from '../consent/consent';
import { fakeApp, hello } from './testing/fake-app';

let posted: ReturnType<typeof fakeApp>['posted'];
let send: ReturnType<typeof fakeApp>['send'];
let shop: ReturnType<typeof fakeApp>['shop'];

beforeEach(() => {
  ({ posted, send, shop } = fakeApp());
});
afterEach(() => store.set(consentAtom, null));

/** In the newest session: the pages of other tests live on in this window. */
function tracked(): unknown[] {
  const newest = posted.findLast(({ type }) => type === 'READY')?.session;
  return posted.flatMap(({ type, session, payload }) =>
    type === 'ANALYTICS_EVENT' && session === newest ? [payload] : [],
  );
}
const viewOf = (path: string) => ({ name: 'page_viewed', parameters: { page_path: path } });
const search = { name: 'search', parameters: { search_term: 'salva' } };
const allowing = (consent: object) => ({ ...hello, consent });

describe('an event', () => {
  it.each([
    ['an app that names no consent', hello],
    ['a customer who denies statistics', allowing({ preferences: true, marketing: true })],
  ])('is not sent to %s', (_, greeting) => {
    shop.track(viewOf('/'));
    send('HELLO', greeting);
    shop.track(search);
    shop.track(viewOf('/hud/'));
    expect(tracked()).toEqual([]);
  });

  it('is not sent to an app that never answers', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const silent = fakeApp();
    silent.shop.track(viewOf('/'));
    await vi.advanceTimersByTimeAsync(1500);
    silent.shop.track(search);
    expect(silent.posted.map(({ type }) => type)).not.toContain('ANALYTICS_EVENT');
    // An app that wakes up later may still allow it.
    silent.send('HELLO', allowing({ statistics: true }));
    expect(silent.posted.at(-1)?.payload).toEqual(viewOf('/'));
  });

  it('waits for the consent that the app has when the page is opened', () => {
    shop.track(viewOf('/'));
    shop.track(search);
    expect(tracked()).toEqual([]);
    send('HELLO', allowing({ statistics: true }));
    shop.track(viewOf('/hud/'));
    expect(tracked()).toEqual([viewOf('/'), search, viewOf('/hud/')]);
  });

  it('of the time before the customer agrees is not sent afterwards, but the page that is shown counts once', () => {
    send('HELLO', hello);
    for (const event of [viewOf('/'), search, viewOf('/hud/')]) shop.track(event);
    send('HELLO', allowing({ statistics: true }));
    send('HELLO', hello);
    shop.track(search);
    send('HELLO', allowing({ statistics: true }));
    expect(tracked()).toEqual([viewOf('/hud/')]);
  });
});

describe('a page that is shown again from the memory of the web view', () => {
  const showAgain = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

  it('allows nothing until the app has greeted anew', () => {
    send('HELLO', allowing({ statistics: true }));
    showAgain();
    expect(currentConsent()).toEqual(denied);
    shop.track(viewOf('/'));
    send('HELLO', hello, 'app.again');
    expect(currentConsent()).toEqual(denied);
    expect(tracked()).toEqual([]);
  });

  it('goes on where the app still allows it', () => {
    send('HELLO', allowing({ statistics: true }));
    showAgain();
    shop.track(viewOf('/'));
    send('HELLO', allowing({ statistics: true }));
    expect(tracked()).toEqual([viewOf('/')]);
  });

  it('denies everything if the app does not answer any more', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    send('HELLO', allowing({ statistics: true }));
    showAgain();
    await vi.advanceTimersByTimeAsync(1500);
    expect(store.get(consentAtom)).toEqual(denied);
  });
});
