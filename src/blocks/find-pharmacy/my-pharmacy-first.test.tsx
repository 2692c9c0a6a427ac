// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fakeHttp } from '../../../tests/support/fake-http';
import { dialogText, names, open, searchLund, see } from '../../../tests/support/pharmacy-dialog';
import { byRole, press } from '../../../tests/support/render';
import { pharmacyId } from '../../domain/pharmacy';
import { createBrowserEmbedder } from '../../platform/embedder/browser-embedder';
import { setEmbedder } from '../../platform/embedder/current';
import { myPharmacy } from '../my-pharmacy/my-pharmacy';
import { page, row } from './testing/search-answers';

let requests: URLSearchParams[] = [];
let answer: (search: URLSearchParams) => Response;

// Compiled before a test waits for it to open.
beforeAll(() => import('./FindPharmacyModal'));

beforeEach(() => {
  requests = [];
  myPharmacy.write({ id: pharmacyId('p9'), name: 'Luckan 9' });
  setEmbedder(createBrowserEmbedder(() => {}));
  fakeHttp(({ url }) => {
    if (!url.pathname.endsWith('/pharmacy/search')) return Response.json({ suggestions: [] });
    requests.push(url.searchParams);
    return answer(url.searchParams);
  });
});

it('my pharmacy is requested without the place, and listed first', async () => {
  answer = (search) => page(search.has('pharmacy') ? [row(9, 'fewInStock')] : [row(1, 'inStock'), row(2, 'inStock')]);
  await open();
  await see('Få kvar i lager');
  expect(dialogText()).toContain('Skriv en ort eller använd din position');
  expect(dialogText()).not.toContain('Sida 1');
  await searchLund();
  await see('Luckan 2');
  expect(names()).toEqual(['Luckan 9', 'Luckan 1', 'Luckan 2']);
  const alone = requests.filter((search) => search.get('pharmacy') === 'p9');
  expect(alone.map((search) => search.has('location'))).toEqual([false]);
});

it('the list does not wait for a failing lookup of my pharmacy, says so, and can retry it', async () => {
  answer = (search) => (search.has('pharmacy') ? new Response('', { status: 403 }) : page([row(1, 'inStock')]));
  await open();
  await searchLund();
  await see('Luckan 1');
  expect(names()).toEqual(['Luckan 1']);
  await see('Vi kunde inte hämta lagersaldot på mitt apotek (Luckan 9).');
  answer = () => page([row(9, 'inStock')]);
  await press(byRole('button', 'Försök igen'));
  await vi.waitFor(() => expect(names()).toEqual(['Luckan 9', 'Luckan 1']));
  expect(myPharmacy.read()).not.toBeNull();
});

it('a service that does not know the parameter for one pharmacy drops nothing', async () => {
  answer = () => page([row(1, 'inStock')]);
  await open();
  await searchLund();
  await see('Luckan 1');
  expect(names()).toEqual(['Luckan 1']);
  expect(myPharmacy.read()).not.toBeNull();
});

it('a further page that has only my pharmacy adds no row: the keyboard continues at the list', async () => {
  answer = (search) => {
    if (search.has('pharmacy')) return page([row(9, 'inStock')]);
    return page([row(search.get('page') === '1' ? 9 : 1, 'inStock')], { totalPages: 2 });
  };
  await open();
  await searchLund();
  await see('Sida 1 av 2');
  await press(byRole('button', 'Visa fler apotek'));
  await see('Sida 2 av 2');
  expect(names()).toEqual(['Luckan 9', 'Luckan 1']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Apotek');
});
