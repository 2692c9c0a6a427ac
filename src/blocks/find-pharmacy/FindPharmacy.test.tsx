// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fakeHttp } from '../../../tests/support/fake-http';
import { dialogText, names, open, searchLund, see } from '../../../tests/support/pharmacy-dialog';
import { byRole, press, render, type } from '../../../tests/support/render';
import { createBrowserEmbedder } from '../../platform/embedder/browser-embedder';
import { setEmbedder } from '../../platform/embedder/current';
import { FindPharmacy } from './FindPharmacy';
import { page, subject as product, row } from './testing/search-answers';

const failure = 'Något gick fel när vi hämtade lagersaldo';
let requests: URL[] = [];
let answer: (search: URLSearchParams) => Response;

// Compiled before a test waits for it to open.
beforeAll(() => import('./FindPharmacyModal'));

beforeEach(() => {
  requests = [];
  setEmbedder(createBrowserEmbedder(() => {}));
  fakeHttp(({ url }) => {
    if (!url.pathname.endsWith('/pharmacy/search')) return Response.json({ suggestions: [] });
    requests.push(url);
    return answer(url.searchParams);
  });
});

it('shows each pharmacy with its distance, address and stock', async () => {
  answer = () => page([row(1, 'inStock'), row(2, 'fewInStock'), row(3, 'outOfStock')]);
  await open();
  await searchLund();
  await see('Luckan 3');
  expect(requests.map(({ searchParams }) => searchParams.get('location'))).toEqual(['Lund']);
  expect(requests[0]?.searchParams.get('productsIds')).toBe('100123');
  const [first, second, third] = [...document.querySelectorAll('dialog li')].map((each) => each.textContent);
  expect(first?.replaceAll('\u00a0', ' ')).toContain('Storgatan 1, 222 22 Lund100 m bort');
  expect(first).toContain('Finns i lager');
  expect(second).toContain('Få kvar i lager');
  expect(third).toContain('Slut i lager');
  expect(dialogText()).toContain('Apotek nära ”Lund”');
});

it('no stock is requested or shown for a sensitive product', async () => {
  answer = () => page([row(1, 'inStock')]);
  await open({ ...product, marketingSensitive: true });
  await searchLund();
  await see('Luckan 1');
  expect(requests[0]?.searchParams.has('productsIds')).toBe(false);
  expect(dialogText()).toContain('Lagersaldo okänt');
  expect(dialogText()).not.toContain('Finns i lager');
  expect(dialogText()).not.toContain('Visa bara apotek som har varan');
});

it('shows a message when there are no pharmacies or no stock nearby', async () => {
  answer = (search) => page(search.has('option') ? [] : [row(1, 'outOfStock')]);
  await open();
  await searchLund();
  await see('Varan finns inte i lager på något apotek i närheten av ”Lund”.');
  expect(names()).toEqual(['Luckan 1']);
  await press(byRole('checkbox', 'Visa bara apotek som har varan'));
  await vi.waitFor(() => expect(requests.at(-1)?.searchParams.get('option')).toBe('inStockOnly'));
  await see('Varan finns inte i lager på något apotek i närheten av ”Lund”.');
  await vi.waitFor(() => expect(names()).toEqual([]));
  await press(byRole('checkbox', 'Visa bara apotek som har varan'));
  answer = () => page([]);
  await type(document.querySelector('[role=combobox]') as HTMLInputElement, 'Ingenstans');
  await press(byRole('button', 'Sök'));
  await see('Vi hittar inga apotek i närheten av ”Ingenstans”.');
});

it('a failed lookup shows an error and can be retried', async () => {
  answer = () => new Response('', { status: 500 });
  await open();
  await searchLund();
  await see(failure);
  answer = () => page([row(1, 'inStock')]);
  await press(byRole('button', 'Försök igen'));
  await see('Luckan 1');
  expect(dialogText()).not.toContain(failure);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Apotek');
});

it('more pharmacies are shown page by page, with focus on the first new one', async () => {
  answer = (search) =>
    search.get('page') === '0'
      ? page([row(1, 'inStock')], { totalPages: 2, last: false })
      : page([row(2, 'inStock')], { totalPages: 2, pageNumber: 1, first: false });
  await open();
  await searchLund();
  await see('Visa fler apotek');
  await press(byRole('button', 'Visa fler apotek'));
  await see('Luckan 2');
  expect(names()).toEqual(['Luckan 1', 'Luckan 2']);
  expect(document.activeElement?.textContent).toBe('Luckan 2');
  expect(dialogText()).not.toContain('Visa fler apotek');
});

it('an app that shows pharmacies itself gets the product number, and no dialog opens', async () => {
  const findPharmacy = vi.fn();
  setEmbedder({ ...createBrowserEmbedder(() => {}), findPharmacy });
  await render(<FindPharmacy product={product} />);
  await press(byRole('button', 'Hitta på apotek'));
  expect(findPharmacy).toHaveBeenCalledExactlyOnceWith({ products: ['100123'] }, expect.any(Function));
  expect(document.querySelector('dialog')).toBeNull();
});

it.each([
  [1, 'Vi får inte använda din position.'],
  [2, 'Vi kunde inte hämta din position.'],
])('a position error (%i) is shown, and the position is requested only on a press', async (code, text) => {
  const getCurrentPosition = vi.fn((_found: unknown, fail: (error: object) => void) =>
    fail({ code, PERMISSION_DENIED: 1 }),
  );
  vi.stubGlobal('navigator', { onLine: true, geolocation: { getCurrentPosition } });
  await open();
  expect(getCurrentPosition).not.toHaveBeenCalled();
  await press(byRole('button', 'Använd min position'));
  await see(text);
  vi.unstubAllGlobals();
});

it('the visitor can find nearby pharmacies by position', async () => {
  const getCurrentPosition = (found: (position: object) => void) =>
    found({ coords: { latitude: 55.70471, longitude: 13.191 } });
  vi.stubGlobal('navigator', { onLine: true, geolocation: { getCurrentPosition } });
  answer = () => page([row(1, 'hasSubstitutionInStock')]);
  await open();
  await press(byRole('button', 'Använd min position'));
  await see('Apotek nära dig');
  await see('Utbytbart läkemedel finns i lager');
  expect(requests[0]?.searchParams.get('originLatitude')).toBe('55.7047');
  await press(byRole('link', 'Öppna i Hitta apotek'));
  expect(location.search).toBe('?nara=1&vara=100123');
  expect(history.state, 'it goes on after a reload, unlike a link').toEqual({ startedHere: true });
  vi.unstubAllGlobals();
});

it('a position that arrives after another search is ignored', async () => {
  let arrive: (position: object) => void = () => {};
  const getCurrentPosition = (found: typeof arrive) => {
    arrive = found;
  };
  vi.stubGlobal('navigator', { onLine: true, geolocation: { getCurrentPosition } });
  answer = () => page([row(1, 'inStock')]);
  await open();
  await press(byRole('button', 'Använd min position'));
  await searchLund();
  await see('Apotek nära ”Lund”');
  await act(async () => arrive({ coords: { latitude: 55.7, longitude: 13.2 } }));
  expect(dialogText()).toContain('Apotek nära ”Lund”');
  expect(requests).toHaveLength(1);
  vi.unstubAllGlobals();
});

it('being offline is reported at once', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  answer = () => new Response('', { status: 500 });
  await open();
  await searchLund();
  await see('Du är inte uppkopplad');
  vi.unstubAllGlobals();
});

it.each([
  ['2027-02-15T11:40:00Z', 'Lagersaldot uppdaterades kl. 12:40. Det görs ungefär varannan timme.'],
  ['2027-02-14T22:40:00Z', 'Lagersaldot uppdaterades den 14 februari kl. 23:40.'],
  [undefined, 'Lagersaldot uppdateras ungefär varannan timme.'],
])('stock updated at %s is said in Swedish time, with the date unless it is today', async (stockUpdated, text) => {
  vi.useFakeTimers({ now: new Date('2027-02-15T12:30:00Z'), toFake: ['Date'] });
  answer = () => page([row(1, 'inStock')], { stockUpdated });
  await open();
  await searchLund();
  await see(text);
  vi.useRealTimers();
});
