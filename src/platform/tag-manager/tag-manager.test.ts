// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { familyTitle, pagePrivacy } from '../../app/navigation/page-privacy';
import type { EventParameters } from '../../telemetry/events';
import { type Consent, denied, granted } from '../consent/categories';

const added = vi.fn();
const loading = vi.fn();
const allows = { script: [], connect: [], img: [], frame: [], trustedTypes: [] };
const config = { id: 'GTM-X', url: '/gtm.js', source: 'https://tags.example/gtm.js', allows, stores: [] };

/** Events of the data layer by this name. */
const pushed = (name: string) =>
  ((window.dataLayer ?? []) as Record<string, unknown>[]).filter(({ event }) => event === name);

/** Opens the first page as a visitor who has allowed everything, or has not chosen yet. */
async function open(choice: 'granted' | 'none' | Consent) {
  vi.resetModules();
  const consent = await import('../consent/consent');
  const { startWithChoice } = await import('../consent/testing');
  startWithChoice(choice === 'granted' ? granted : choice === 'none' ? null : choice);
  const { trackPageView } = await import('../../telemetry/page-view');
  const { configureTracking, track } = await import('../../telemetry/track');
  const { startTagManager } = await import('./tag-manager');
  configureTracking(startTagManager(window, config, loading));
  const view = (path: string, title: string, sensitive = false) => {
    history.pushState(null, '', path);
    trackPageView({ path, title, privateAs: sensitive || pagePrivacy(path).isPrivate ? familyTitle(path) : null });
  };
  return {
    view,
    track,
    allow: () => consent.chooseConsent(granted),
    deny: () => consent.chooseConsent(denied),
  };
}

beforeEach(() => {
  vi.spyOn(document.head, 'append').mockImplementation(added);
});
afterEach(() => {
  added.mockClear();
  loading.mockClear();
  window.dataLayer = [];
  localStorage.clear();
});

it('loads on the first page for a visitor who has consented', async () => {
  const { view } = await open('granted');
  expect(added).not.toHaveBeenCalled();
  view('/produkt/plaster-100124/', 'Plåster');
  expect(added).toHaveBeenCalledOnce();
});

it('comes from the own host, which is told which container to fetch', async () => {
  const { view } = await open('granted');
  view('/', 'Start');
  const script = added.mock.calls[0]?.[0] as HTMLScriptElement;
  const { origin, pathname, searchParams } = new URL(script.src);
  expect([origin, pathname]).toEqual([location.origin, '/gtm.js']);
  expect([...searchParams]).toEqual([['url', 'https://tags.example/gtm.js?id=GTM-X']]);
});

it('that it does not load is reported', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { view } = await open('granted');
  view('/', 'Start');
  const script = added.mock.calls[0]?.[0] as HTMLScriptElement;
  script.dispatchEvent(new Event('error'));
  expect(reported).toHaveBeenCalledExactlyOnceWith('luckan', 'tag-manager', 'tagManagerLoad');
});

it('a container whose push throws breaks neither a page nor a choice', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { view, deny } = await open('granted');
  view('/', 'Start');
  window.dataLayer = Object.assign(window.dataLayer ?? [], {
    push() {
      throw new TypeError('hostile');
    },
  });
  expect(() => view('/hud/', 'Hud')).not.toThrow();
  expect(deny).not.toThrow();
  expect(reported).toHaveBeenCalledWith('luckan', 'tag-manager', 'TypeError');
});

it('gets no event once consent is withdrawn', async () => {
  const { view, deny } = await open('granted');
  view('/', 'Start');
  deny();
  view('/hud/', 'Hud');
  expect(JSON.stringify(window.dataLayer)).not.toContain('Hud');
});

it.each([
  ['/kassa/', false],
  ['/recept/', false],
  ['/produkt/testa-sjalv-100123/', true],
])('does not load on %s, nor later in its document, but in the next one', async (path, sensitive) => {
  const first = await open('none');
  first.view(path, 'Hemligt', sensitive);
  first.allow();
  first.view('/', 'Start');
  expect(added).not.toHaveBeenCalled();
  const next = await open('granted');
  next.view('/', 'Start');
  expect(added).toHaveBeenCalledOnce();
  expect(JSON.stringify(window.dataLayer)).not.toContain('Hemligt');
});

it('counts the page on which consent was given, even if the next one is already loading', async () => {
  const { view, track, allow } = await open('none');
  history.pushState(null, '', '/lakemedel/');
  allow();
  track('page_viewed', { page_path: '/', page_title: 'Start' });
  expect(added).not.toHaveBeenCalled();
  view('/lakemedel/', 'Läkemedel');
  expect(JSON.stringify(window.dataLayer)).toMatch(/"Start".*"Läkemedel"/);
});

it('drops pending events when consent is withdrawn, and counts the page that is shown if it is given again', async () => {
  const { view, allow, deny } = await open('none');
  view('/kassa/', 'Kassa');
  allow();
  view('/order/81231/', 'Order 81231');
  deny();
  expect(localStorage).toHaveLength(0);
  allow();
  const next = await open('granted');
  next.view('/', 'Start');
  expect(pushed('page_viewed').map(({ page_path }) => page_path)).toEqual(['/order/', '/']);
});

it('counts the page that is shown once for each consent', async () => {
  const { view, allow, deny } = await open('none');
  view('/', 'Start');
  allow();
  expect(pushed('page_viewed').map(({ page_path }) => page_path)).toEqual(['/']);
  deny();
  view('/hud/', 'Hud');
  allow();
  expect(pushed('page_viewed').map(({ page_path }) => page_path)).toEqual(['/', '/hud/']);
  const entries = (window.dataLayer ?? []).map((entry) => JSON.stringify(entry));
  const update = entries.findLastIndex((entry) => entry.includes('update') && entry.includes('granted'));
  expect(update, 'the update comes first').toBeLessThan(entries.findIndex((entry) => entry.includes('/hud/')));
});

it.each([
  ['everything', granted],
  ['statistics alone', { ...denied, statistics: true }],
  ['marketing alone', { ...denied, marketing: true }],
])(
  'a purchase on a page where it must not load is handed over by a later document, once: with consent to %s',
  async (_, consent) => {
    const bought: EventParameters<'purchase'> = {
      currency: 'SEK',
      value: 49,
      transaction_id: '700',
      shipping: 0,
      tax: 0,
      items: [],
    };
    const first = await open(consent);
    first.view('/kassa/tack/', 'Tack');
    first.track('purchase', bought);
    expect(pushed('purchase')).toEqual([]);
    window.dataLayer = [];
    const second = await open(consent);
    second.view('/', 'Start');
    expect(pushed('purchase')).toMatchObject([{ ecommerce: { transaction_id: '700', value: 49 } }]);
    expect(pushed('page_viewed').map(({ page_path }) => page_path)).toEqual(['/kassa/', '/']);
    window.dataLayer = [];
    const third = await open(consent);
    third.view('/', 'Start');
    expect(pushed('purchase')).toEqual([]);
  },
);

it('tags are sent the address of each page, and of a private one only its family', async () => {
  const first = await open('granted');
  first.view('/order/81231/', 'Order 81231');
  const { view } = await open('granted');
  view('/hud/', 'Hud');
  const places = pushed('page_viewed').map(({ page_location, page_title }) => [page_location, page_title]);
  expect(places).toEqual([
    [`${location.origin}/order/`, 'Hitta din beställning'],
    [`${location.origin}/hud/`, 'Hud'],
  ]);
});

it('that it loads is reported before its script is there', async () => {
  loading.mockImplementation(() => expect(added).not.toHaveBeenCalled());
  const { view } = await open('granted');
  expect(loading).not.toHaveBeenCalled();
  view('/', 'Start');
  expect(loading).toHaveBeenCalledOnce();
  expect(added).toHaveBeenCalledOnce();
});

it('does not load while a private page is loading', async () => {
  const { view, allow } = await open('none');
  view('/', 'Start');
  history.pushState(null, '', '/kassa/');
  allow();
  expect(added).not.toHaveBeenCalled();
});
