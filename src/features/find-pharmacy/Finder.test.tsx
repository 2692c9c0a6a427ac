// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeHttp } from '../../../tests/support/fake-http';
import { byRole, press, until } from '../../../tests/support/render';
import { openAt } from '../../../tests/support/search';
import { page, row } from '../../blocks/find-pharmacy/testing/search-answers';
import { createBrowserEmbedder } from '../../platform/embedder/browser-embedder';
import { setEmbedder } from '../../platform/embedder/current';
import { Finder } from './Finder';

vi.mock('../../blocks/pharmacy-map/PharmacyMap', () => {
  throw new Error('its code could not be loaded');
});

let itemsAnswer: () => Response;

beforeEach(() => {
  setEmbedder(createBrowserEmbedder(() => {}));
  fakeHttp(({ url }) =>
    url.pathname.endsWith('/pharmacy/search') ? page([row(1, 'inStock'), row(2, 'outOfStock')]) : itemsAnswer(),
  );
  itemsAnswer = () => new Response('', { status: 400 });
});

const text = () => document.body.textContent ?? '';

const see = (expected: string) => until(() => expect(text()).toContain(expected));

it('a map that could not be loaded is reported, and its pharmacies are in the list', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await openAt('/hitta-apotek/?plats=Lund&vy=karta', <Finder />);
  await see('Kartan kunde inte visas. Alla apotek finns i listan.');
  await see('Luckan 2');
});

it('products that could not be looked up are reported, and requested again', async () => {
  await openAt('/hitta-apotek/?plats=Lund&vara=100123', <Finder />);
  await see('Vi kunde inte hämta varorna');
  await see('Luckan 1');
  itemsAnswer = () => Response.json({ items: [] });
  await press(byRole('button', 'Försök igen'));
  await until(() => expect(text()).not.toContain('Vi kunde inte hämta varorna'));
});
