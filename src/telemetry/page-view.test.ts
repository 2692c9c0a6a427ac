import { beforeEach, expect, it, vi } from 'vitest';
import { pagePrivacy } from '../app/navigation/page-privacy';
import { doctorArea } from '../routes/area-paths';
import { paths } from '../routes/paths';
import { pageIsReportable, trackPageView } from './page-view';
import { configureTracking } from './track';

const sink = vi.fn();
configureTracking(sink);
beforeEach(() => sink.mockClear());

/** Simulates a screen that has just been shown. */
const arrive = (path: string, title: string) => trackPageView({ path, title, ...pagePrivacy(path) });

const pages = [
  [paths.club(), 'club', '/kundklubb/'],
  [paths.clubPurchases(), 'club-purchases', '/kundklubb/'],
  [paths.clubProfile(), 'club-profile', '/kundklubb/'],
  [paths.signIn(), 'club-login', '/kundklubb-login/'],
  [paths.signedOut(), 'signed-out', '/utloggad/'],
  ['/verifierad/', 'email-verification', '/verifierad/'],
  [paths.doctor(), 'own-prescriptions', '/recept/'],
  [doctorArea.ofChild('c1').prescription('rx1'), 'children-prescription', '/recept/'],
] as const;

it.each(pages)('%s is reported as %s, never by its title', (path, identity, family) => {
  arrive(path, 'Hej Anders!');
  expect(sink.mock.calls).toEqual([
    [{ name: 'page_viewed', parameters: { page_path: family, page_title: family, page_identity: identity } }],
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
  for (const path of [paths.search(), '/bevaka-vara/']) {
    arrive(path, 'Sökresultat för: klamydia 19870412-9803');
    expect(sink.mock.lastCall).toEqual([{ name: 'page_viewed', parameters: { page_path: path, page_title: path } }]);
    expect(pageIsReportable(path)).toBe(false);
  }
});

it('public pages are reported without an identity', () => {
  arrive('/lakemedel/', 'Läkemedel');
  expect(sink.mock.calls[0]?.[0].parameters).toEqual({ page_path: '/lakemedel/', page_title: 'Läkemedel' });
});

it('a document of a private page, left before its screen is shown, is never one that third parties may read', async () => {
  vi.resetModules();
  const fresh = await import('./page-view');
  fresh.markDocumentPrivate();
  fresh.trackPageView({ path: '/', title: 'Start', isPrivate: false });
  expect(fresh.pageIsReportable('/')).toBe(false);
});
