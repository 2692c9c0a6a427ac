import { beforeEach, expect, it, vi } from 'vitest';
import { familyTitle, pagePrivacy } from '../app/navigation/page-privacy';
import { screenRoutes } from '../app/routes';
import { doctorArea } from '../routes/area-paths';
import { paths } from '../routes/paths';
import { pageIsReportable, trackPageView } from './page-view';
import { configureTracking } from './track';

const sink = vi.fn();
configureTracking(sink);
beforeEach(() => sink.mockClear());

/** Simulates a screen that has just been shown. */
function arrive(path: string, title: string): void {
  const { isPrivate, identity } = pagePrivacy(path);
  trackPageView({ path, title, privateAs: isPrivate ? familyTitle(path) : null, identity });
}

const pages = [
  [paths.club(), 'club', '/kundklubb/', 'Kundklubb'],
  [paths.clubPurchases(), 'club-purchases', '/kundklubb/', 'Kundklubb'],
  [paths.clubProfile(), 'club-profile', '/kundklubb/', 'Kundklubb'],
  [paths.signIn(), 'club-login', '/kundklubb-login/', 'Kundklubb'],
  [paths.signedOut(), 'signed-out', '/utloggad/', 'Utloggad'],
  ['/verifierad/', 'email-verification', '/verifierad/', 'Bekräfta e-postadress'],
  [paths.doctor(), 'own-prescriptions', '/recept/', 'Mina recept'],
  [doctorArea.ofChild('c1').prescription('rx1'), 'children-prescription', '/recept/', 'Mina recept'],
] as const;

it.each(pages)('%s is reported as %s, never by its own title', (path, identity, family, title) => {
  arrive(path, 'Hej Anders!');
  expect(sink.mock.calls).toEqual([
    [{ name: 'page_viewed', parameters: { page_path: family, page_title: title, page_identity: identity } }],
  ]);
  // The tag manager reads addresses by itself, so it must not start there either.
  expect(pageIsReportable(path)).toBe(false);
});

it.each(['/kundklubb/19121212-1212/', '/recept/doktor-se/198001011234/', '/recept/77/', '/order/81231/'])(
  'only the page family of %s is reported',
  (path) => {
    arrive(path, 'Hej Anders!');
    const { parameters } = sink.mock.calls[0]?.[0] ?? {};
    expect(Object.keys(parameters)).toEqual(['page_path', 'page_title']);
    expect(JSON.stringify(parameters)).not.toMatch(/\d|Anders/);
  },
);

it('neither address nor title of a search, or of a product that is watched, is reported', () => {
  for (const [path, title] of [
    [paths.search(), 'Sök'],
    ['/bevaka-vara/', 'Bevaka vara'],
  ] as const) {
    arrive(path, 'Sökresultat för: klamydia 19870412-9803');
    expect(sink.mock.lastCall).toEqual([{ name: 'page_viewed', parameters: { page_path: path, page_title: title } }]);
    expect(pageIsReportable(path)).toBe(false);
  }
});

it.each(screenRoutes.filter(({ visibility }) => visibility === 'private'))(
  '$path is reported by a title, not by a path',
  ({ path }) => {
    arrive(path, 'Hej Anders!');
    expect(sink.mock.calls[0]?.[0].parameters.page_title).toMatch(/^\p{Lu}[\p{L} -]+$/u);
  },
);

it('of a page of the content source that is private, as one of a sensitive product, the title is that of its kind', () => {
  expect([familyTitle('/hitta-apotek/'), familyTitle('/produkt/testa-sjalv-100123/')]).toEqual([
    'Hitta apotek',
    'Produkt',
  ]);
});

it('public pages are reported without an identity', () => {
  arrive('/lakemedel/', 'Läkemedel');
  expect(sink.mock.calls[0]?.[0].parameters).toEqual({ page_path: '/lakemedel/', page_title: 'Läkemedel' });
});

it('a document of a private page, left before its screen is shown, is never one that third parties may read', async () => {
  vi.resetModules();
  const fresh = await import('./page-view');
  fresh.markDocumentPrivate();
  fresh.trackPageView({ path: '/', title: 'Start', privateAs: null });
  expect(fresh.pageIsReportable('/')).toBe(false);
});
