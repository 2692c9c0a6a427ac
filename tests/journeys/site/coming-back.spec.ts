import { expect, launchIn, test } from '../../support/launch-in';
import { topCategory } from '../../support/products';
import { quiet } from '../../support/quiet-network';
import { findInMenu } from '../../support/steps';

const category = topCategory();

test('the menu is closed on the page that the visitor comes back to', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await shop.hasDeclinedCookies();
  await shop.open('/');
  const link = await findInMenu(page, category);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: category.title })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await quiet(page);
  await expect(page.getByRole('heading', { level: 1, name: category.title })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a new search begins at its top; back at the one before, the field and the place are as they were', async ({
  page,
}) => {
  const shop = await launchIn(page, 'site');
  await shop.hasDeclinedCookies();
  await shop.open('/hitta-produkter/?q=kr%C3%A4m');
  const products = page.getByRole('main').getByRole('article');
  await products.nth(8).scrollIntoViewIfNeeded();
  await quiet(page);
  const top = () => page.evaluate(() => scrollY);
  const field = page.getByRole('combobox', { name: 'Sök bland varor och råd' }).first();
  await field.fill('salva');
  const before = await top();
  expect(before).toBeGreaterThan(500);
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /salva/ })).toBeInViewport();
  expect(await top()).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /kräm/ })).toBeAttached();
  await expect(field).toHaveValue('kräm');
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});
