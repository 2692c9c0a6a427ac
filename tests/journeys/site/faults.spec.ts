import { expectAccessible } from '../../support/axe';
import { clearFaults, fault } from '../../support/faults';
import { expect, launchIn, test } from '../../support/launch-in';
import { plainProduct, topCategory } from '../../support/products';
import { findInMenu, payFor, visitCheckout } from '../../support/steps';

const product = plainProduct();
const category = topCategory();

test('a page whose response is lost twice is requested again', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await fault(page, { path: `/page-data${category.path}index.json`, times: 2, effect: { kind: 'drop' } });
  await shop.hasDeclinedCookies();
  await shop.open('/');
  await (await findInMenu(page, category)).click();
  await expect(page.getByRole('heading', { level: 1, name: category.title })).toBeVisible();
});

test('a failed search can be retried', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await fault(page, { path: '/api/**/queries/search-page', effect: { kind: 'status', status: 500 } });
  await page.goto('/hitta-produkter/?q=kr%C3%A4m');
  await shop.declineCookies();
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'Någonting gick fel...' });
  await expect(alert).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await clearFaults(page);
  await alert.getByRole('button', { name: 'Försök igen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sökresultat för: kräm' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(shop.requested.filter((url) => url.includes('/queries/search-page')).length).toBeGreaterThan(1);
});

test.describe('with a storage that the browser forbids', () => {
  test('the shop can be used to the end', async ({ page }) => {
    await page.addInitScript(() => {
      const forbid = {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      };
      Object.defineProperty(window, 'localStorage', forbid);
      Object.defineProperty(window, 'sessionStorage', forbid);
    });
    await visitCheckout(page, product);
    await payFor(page);
    await expect(page.getByText(product.title).first()).toBeVisible();
  });
});

test('a screen whose file is missing is loaded with a fresh document', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await shop.hasDeclinedCookies();
  await shop.open('/');
  const search = page.getByRole('banner').getByRole('combobox');
  await fault(page, { path: '/assets/SearchScreen-*.js', effect: { kind: 'status', status: 404 } });
  const freshDocument = page.waitForEvent('load');
  await search.fill('kräm');
  await search.press('Enter');
  await freshDocument;
  await clearFaults(page);
  await search.fill('kräm');
  await search.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sökresultat för: kräm' })).toBeVisible();
});
