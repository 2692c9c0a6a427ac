import { expect, it } from 'vitest';
import { findShop } from './shop';

const page = (search: string) => ({
  location: { origin: 'http://127.0.0.1:4181', search },
  document: { cookie: '' },
});
const cookieName = async () => 'luckan_app';

it('shows the shop of its own origin, and sets the cookie before loading it', async () => {
  const here = page('');
  const shop = await findShop(here, cookieName);
  expect(shop.origin).toBe('http://127.0.0.1:4181');
  expect(shop.open('/external/kassa/', true)).toBe('/external/kassa/');
  expect(here.document.cookie).toMatch(/^luckan_app=1;/);
  expect(shop.open('/', false)).toBe('/');
  expect(here.document.cookie).toContain('Max-Age=0');
});

it('shows the shop of another site, whose server sets the cookie', async () => {
  const here = page('?shop=http://localhost:4180');
  const shop = await findShop(here, cookieName);
  expect(shop.origin).toBe('http://localhost:4180');
  expect(shop.open('/external/kassa/?tg=1', true)).toBe(
    'http://localhost:4180/dev/app-mark?in=1&to=%2Fexternal%2Fkassa%2F%3Ftg%3D1',
  );
  expect(shop.open('/', false)).toBe('http://localhost:4180/dev/app-mark?in=0&to=%2F');
  expect(here.document.cookie).toBe('');
});

it.each(['javascript:alert(1)', 'http://localhost:4180/path', '*', ''])(
  'ignores the invalid shop %j',
  async (named) => {
    expect((await findShop(page(`?shop=${named}`), cookieName)).origin).toBe('http://127.0.0.1:4181');
  },
);
