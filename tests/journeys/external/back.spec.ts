import type { Page } from '@playwright/test';
import { expect, launchIn, test } from '../../support/launch-in';
import { dialog, openDialog, product, rows, searchFor } from '../../support/my-pharmacy';
import { plainProduct } from '../../support/products';
import { greeting } from '../../support/stand-in-app';
import { addToCart } from '../../support/steps';

const plain = plainProduct();

const back = (page: Page) => page.evaluate(() => window.sendAsApp({ type: 'BACK', payload: {} }));

test('BACK closes what is open above the page, then goes back, and leaves the shop only from its first page', async ({
  page,
}) => {
  const shop = await launchIn(page, 'external', greeting());
  const answers = () => shop.messages.flatMap(({ type, payload }) => (type === 'ACK' ? [payload] : []));
  await shop.open(product.path);
  await openDialog(page, shop);
  await searchFor(dialog(page), 'Lund');
  await expect(rows(dialog(page)).first()).toBeVisible();
  await back(page);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Hitta på apotek' })).toBeFocused();
  await expect.poll(answers).toEqual([{ ok: true }]);

  await openDialog(page, shop);
  await searchFor(dialog(page), 'Lund');
  const pharmacy = rows(dialog(page)).first().getByRole('heading').getByRole('link');
  const name = (await pharmacy.textContent()) ?? '';
  await pharmacy.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await back(page);
  await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
  await expect.poll(answers).toEqual([{ ok: true }, { ok: true }]);
  await expect(dialog(page)).toBeHidden();
  await back(page);
  await expect.poll(answers).toEqual([{ ok: true }, { ok: true }, { ok: false, reason: 'NOT_HANDLED' }]);
});

test('an app is told that it can go back as soon as a search adds to the way', async ({ page }) => {
  const shop = await launchIn(page, 'external', greeting());
  const route = () => shop.messages.flatMap(({ type, payload }) => (type === 'ROUTE_CHANGE' ? [payload] : [])).at(-1);
  const finder = { path: '/hitta-apotek/', title: 'Hitta apotek' };
  await shop.open('/hitta-apotek/');
  await expect.poll(route).toEqual({ ...finder, canGoBack: false });
  await expect(rows(page)).toHaveCount(10);
  await searchFor(page, 'Lund');
  await expect(page.getByText('Apotek nära ”Lund”')).toBeVisible();
  await expect.poll(route).toEqual({ ...finder, canGoBack: true });
  await back(page);
  await expect(page.getByText('Alla apotek', { exact: true })).toBeVisible();
  await expect.poll(route).toEqual({ ...finder, canGoBack: false });
});

test('an app is told of each search by its title, and keeps its page if there is none of that path', async ({
  page,
}) => {
  const shop = await launchIn(page, 'external', greeting());
  const route = () => shop.messages.flatMap(({ type, payload }) => (type === 'ROUTE_CHANGE' ? [payload] : [])).at(-1);
  const refused = () => shop.messages.flatMap(({ type, payload }) => (type === 'FAULT' ? [payload.field] : []));
  const navigate = (path: string) =>
    page.evaluate((to) => window.sendAsApp({ type: 'NAVIGATE', payload: { path: to } }), path);
  await shop.open('/hitta-produkter/?q=plåster');
  await expect.poll(route).toMatchObject({ title: 'Sökresultat för: plåster' });
  await navigate(`/hitta-produkter/?q=${encodeURIComponent('tandkräm')}`);
  await expect.poll(route).toMatchObject({ title: 'Sökresultat för: tandkräm', canGoBack: true });
  await back(page);
  await expect.poll(route).toMatchObject({ title: 'Sökresultat för: plåster', canGoBack: false });
  await navigate('/produkt/finns-inte-999999/');
  await expect.poll(refused).toEqual(['path']);
  await expect(page.getByRole('heading', { level: 1, name: 'Sökresultat för: plåster' })).toBeVisible();
});

test('BACK closes the side cart and the filters, and goes back one step of the checkout', async ({ page }) => {
  const shop = await launchIn(page, 'external', greeting());
  const answers = () => shop.messages.flatMap(({ type, payload }) => (type === 'ACK' ? [payload] : []));
  await shop.open(plain.path);
  const cart = await addToCart(page, plain);
  await back(page);
  await expect(cart).toBeHidden();
  await expect.poll(answers).toEqual([{ ok: true }]);
  await expect(page.getByRole('heading', { level: 1, name: plain.title })).toBeVisible();

  await shop.open('/kassa/');
  await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Fortsätt till betalning' })).toBeVisible();
  await back(page);
  await expect(page.getByRole('button', { name: 'Fortsätt', exact: true })).toBeVisible();
  await back(page);
  await expect.poll(answers).toEqual([{ ok: true }, { ok: true }, { ok: false, reason: 'NOT_HANDLED' }]);

  await page.setViewportSize({ width: 390, height: 844 });
  await shop.open('/hitta-produkter/?q=kr%C3%A4m');
  await page.getByRole('button', { name: 'Filtrera' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await back(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => answers().at(-1)).toEqual({ ok: true });
  await expect(page).toHaveURL(/\/hitta-produkter\/\?q=kr/);
});

test('NAVIGATE to the page that is shown closes what is open above it, and adds nothing to go back to', async ({
  page,
}) => {
  const shop = await launchIn(page, 'external', greeting());
  const answers = () => shop.messages.flatMap(({ type, payload }) => (type === 'ACK' ? [payload] : []));
  const show = (path: string) =>
    page.evaluate((path) => window.sendAsApp({ type: 'NAVIGATE', payload: { path } }), path);
  await shop.open(product.path);
  await openDialog(page, shop);
  await show(product.path);
  await expect(dialog(page)).toBeHidden();
  await show(product.path.replace(/\/$/, ''));
  await back(page);
  await expect.poll(answers).toEqual([{ ok: false, reason: 'NOT_HANDLED' }]);
  await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
});
