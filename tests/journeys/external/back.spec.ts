import type { Page } from '@playwright/test';
import { expect, launchIn, test } from '../../support/launch-in';
import { dialog, openDialog, product, rows, searchFor } from '../../support/my-pharmacy';
import { greeting } from '../../support/stand-in-app';

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
