import type { Page } from '@playwright/test';
import { paths } from '../../../src/routes/paths';
import { expectAccessible } from '../../support/axe';
import { clearFaults, fault } from '../../support/faults';
import { expect, launchIn, modes, type Shop, test } from '../../support/launch-in';
import { productThat, shortcut, shortcutProduct } from '../../support/products';

const carded = shortcutProduct();
const other = productThat(({ productNumber, discontinued, stock }) => {
  return !discontinued && stock > 10 && productNumber !== carded.productNumber;
});
const category = shortcut().category;
const discontinued = productThat((product) => product.discontinued);
const key = 'luckan.favourites.v1';

const heart = (page: Page, { title }: { title: string }) =>
  page.getByRole('main').getByRole('button', { name: `Spara som favorit: ${title}`, exact: true });
const remove = (page: Page, { title }: { title: string }) =>
  page.getByRole('main').getByRole('button', { name: `Ta bort från favoriter: ${title}`, exact: true });
const rows = (page: Page) => page.getByRole('list', { name: 'Dina favoriter' }).getByRole('listitem');

/** Saves products as favourites on their pages, the last one first. */
async function addFavourites(page: Page, shop: Shop, ...products: { title: string; path: string }[]): Promise<void> {
  for (const product of products) {
    await shop.open(product.path);
    await heart(page, product).click();
    await expect(remove(page, product)).toHaveAttribute('aria-pressed', 'true');
  }
}

for (const mode of modes) {
  test(`${mode}: favourites are saved from a list and a page, survive reload, sync between tabs, and can be removed and restored`, async ({
    context,
    page,
  }) => {
    const shop = await launchIn(page, mode);
    await shop.hasDeclinedCookies();
    await shop.open(paths.favourites());
    await expect(page).toHaveTitle('Favoriter – Luckan Apotek');
    await expect(page.getByText('Du har inga favoriter än')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Hitta varor' })).toBeVisible();
    await expectAccessible(page);

    await shop.open(category.path);
    await expect(heart(page, carded)).toHaveAttribute('aria-pressed', 'false');
    await heart(page, carded).press('Enter');
    await expect(remove(page, carded)).toHaveAttribute('aria-pressed', 'true');
    await expect(remove(page, carded)).toBeFocused();
    await expectAccessible(page);
    await addFavourites(page, shop, other);
    await expectAccessible(page);
    await page.reload();
    await expect(remove(page, other)).toBeVisible();

    if (mode === 'site') {
      await page.getByRole('button', { name: 'Meny' }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Favoriter' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Favoriter' })).toBeFocused();
    } else await shop.open(paths.favourites());
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).first()).toContainText(other.title);
    await expect(rows(page).last()).toContainText('Finns i lager online');
    await expect(rows(page).last()).toContainText(/\d\skr/);
    await expectAccessible(page);

    const tab = await context.newPage();
    await shop.open(carded.path, tab);
    await remove(tab, carded).click();
    await expect(rows(page)).toHaveCount(1);
    await heart(tab, carded).click();
    await expect(rows(page).first()).toContainText(carded.title);
    await tab.close();

    await remove(page, carded).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).getByRole('link', { name: other.title, exact: true })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: `${carded.title} är borttagen` })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ångra' }).click();
    await expect(rows(page).first()).toContainText(carded.title);
    await expect(rows(page).getByRole('link', { name: carded.title, exact: true })).toBeFocused();
    for (const product of [carded, other]) await remove(page, product).click();
    await expect(page.getByText('Du har inga favoriter än')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.reload();
    await expect(page.getByText('Du har inga favoriter än')).toBeVisible();
  });

  test(`${mode}, alike: favourites are shown without the service or a network, and unknown data is omitted`, async ({
    page,
    context,
  }) => {
    const shop = await launchIn(page, mode);
    await shop.hasDeclinedCookies();
    await shop.open('/');
    await addFavourites(page, shop, other);
    await fault(page, { path: '/api/items/items', effect: { kind: 'status', status: 500 } });
    await shop.open(paths.favourites());
    const alert = page.getByRole('alert').filter({ hasText: 'Pris och lagersaldo kunde inte hämtas' });
    await expect(alert).toBeVisible({ timeout: 30_000 });
    await expect(rows(page).getByRole('link', { name: other.title })).toBeVisible();
    await expect(rows(page)).not.toContainText(/\d\skr/);
    await expectAccessible(page);
    await clearFaults(page);
    await context.setOffline(true);
    await expect(page.getByText('Du är inte uppkopplad')).toBeVisible();
    await context.setOffline(false);
    await expect(rows(page)).toContainText(/\d\skr/, { timeout: 30_000 });
    await expect(alert).toBeHidden();
  });

  test(`${mode}, alike: a favourite that no longer exists shows a message and can be removed`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    await shop.hasDeclinedCookies();
    await shop.open('/');
    await addFavourites(page, shop, discontinued, other);
    await page.evaluate(
      ([name, number]) => {
        const stored = localStorage.getItem(name) ?? '';
        localStorage.setItem(name, stored.replace(`"productNumber":"${number}"`, '"productNumber":"999999999"'));
      },
      [key, other.productNumber] as const,
    );
    await shop.open(paths.favourites());
    await expect(rows(page).first()).toContainText('Varan finns inte längre i butiken.');
    await expect(rows(page).first().getByRole('link')).toHaveCount(0);
    await expect(rows(page).last()).toContainText('Varan har utgått');
    await expectAccessible(page);
    await remove(page, other).click();
    await expect(rows(page)).toHaveCount(1);
  });

  test(`${mode}, alike: a browser without storage shows one warning, and favourites last until the page is left`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('no storage', 'SecurityError');
        },
      });
    });
    const shop = await launchIn(page, mode);
    await shop.hasDeclinedCookies();
    await shop.open(category.path);
    await heart(page, carded).click();
    const status = page.getByRole('status').filter({ hasText: 'Webbläsaren kan inte spara dina favoriter.' });
    await expect(status).toBeVisible();
    await expectAccessible(page);
    await expect(status).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: carded.title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: carded.title })).toBeVisible();
    await remove(page, carded).click();
    await heart(page, carded).click();
    await expect(remove(page, carded)).toBeVisible();
    await expect(status).toBeHidden();
  });
}
