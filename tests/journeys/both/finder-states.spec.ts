import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { expect, launchIn, type Mode, modes, type Shop, test } from '../../support/launch-in';
import { discontinuedProducts, plainProduct } from '../../support/products';
import { greeting } from '../../support/stand-in-app';

const path = '/hitta-apotek/';
const product = plainProduct();

const rows = (page: Page) => page.getByRole('list', { name: /^Apotek/ }).locator('> li');
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const place = (page: Page) => page.getByRole('combobox', { name: 'Ort, adress eller apotek' });
const near = (page: Page) => page.getByRole('button', { name: 'Använd min position' });

async function open(page: Page, mode: Mode, query = ''): Promise<Shop> {
  const shop = await launchIn(page, mode, greeting());
  await shop.hasDeclinedCookies();
  await shop.open(path + query);
  return shop;
}

for (const mode of modes) {
  test(`${mode}, alike: no stock nearby is told, and so is a place without pharmacies`, async ({ page }) => {
    const rare = discontinuedProducts(10).map(({ productNumber }) => `vara=${productNumber}`);
    const shop = await open(page, mode, `?plats=Lund&${rare.join('&')}&lager=1`);
    await expect(status(page, 'Inget apotek i närheten av ”Lund” har alla varorna i lager.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: 'Visa bara apotek som har alla varorna' }).uncheck();
    await expect(rows(page)).toHaveCount(10);
    await expect(rows(page).filter({ hasText: 'Slut i lager' })).toHaveCount(10);
    // Without products there is no stock to lack.
    await shop.open(`${path}?plats=Xyzzy&lager=1`);
    await expect(status(page, 'Vi hittar inga apotek i närheten av ”Xyzzy”.')).toBeVisible();
  });

  test(`${mode}, alike: a position that cannot be determined is told, and a place can be searched for instead`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(null);
    await open(page, mode);
    await near(page).click();
    await expect(page.getByText('Vi kunde inte hämta din position. Försök igen, eller sök på en ort.')).toBeVisible();
    await expectAccessible(page);
    await place(page).fill('Lund');
    await place(page).press('Enter');
    await expect(status(page, 'Apotek nära ”Lund”')).toBeVisible();
    await expect(page.getByText(/^Vi kunde inte hämta din position/)).toHaveCount(0);
  });

  test(`${mode}, alike: without a network the list stays, a search says so, and is answered once the network is back`, async ({
    page,
    context,
  }) => {
    await open(page, mode, '?plats=Lund');
    await expect(rows(page)).toHaveCount(10);
    await context.setOffline(true);
    await expect(rows(page)).toHaveCount(10);
    await place(page).fill('Umeå');
    await place(page).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Du är inte uppkopplad' })).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(status(page, 'Apotek nära ”Umeå”')).toBeVisible();
    await expect(rows(page)).toHaveCount(10);
    await expect(page.getByText('Du är inte uppkopplad')).toHaveCount(0);
  });

  test(`${mode}, alike: the scroll position is never restored, neither on the way back nor after a reload`, async ({
    page,
  }) => {
    await open(page, mode, '?plats=Lund');
    const pharmacy = rows(page).nth(7).getByRole('heading').getByRole('link');
    const scrolled = () => page.evaluate(() => scrollY);
    await pharmacy.scrollIntoViewIfNeeded();
    await expect.poll(scrolled).toBeGreaterThan(0);
    await pharmacy.press('Enter');
    await expect(page.getByRole('navigation', { name: 'Du är här' })).toBeVisible();
    await page.goBack();
    await expect(rows(page)).toHaveCount(10);
    expect(await scrolled()).toBe(0);
    await pharmacy.scrollIntoViewIfNeeded();
    await expect.poll(scrolled).toBeGreaterThan(0);
    await page.reload();
    await expect(rows(page)).toHaveCount(10);
    await expect(page.getByRole('button', { name: 'Visa fler apotek' })).toBeVisible();
    expect(await scrolled()).toBe(0);
  });

  test(`${mode}, alike: nothing is wider than a screen of 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const numbers = [product, ...discontinuedProducts(3)].map(({ productNumber }) => `vara=${productNumber}`);
    const shop = await open(page, mode, `?plats=Lund&${numbers.join('&')}`);
    await expect(rows(page)).toHaveCount(10);
    await page.getByText('Filtrera på tjänster och språk').click();
    await page.getByRole('checkbox', { name: /^Engelska/ }).check();
    await expect(page.getByRole('list', { name: 'Valda filter' })).toBeVisible();
    expect(await wide()).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Karta', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Karta', exact: true })).toBeVisible();
    expect(await wide()).toBeLessThanOrEqual(0);
    for (const list of ['/hitta-apotek/skane-lan/', '/hitta-apotek/skane-lan/lund/']) {
      await shop.open(list);
      await expect(page.getByText(/I dag \d|Stängt i dag/).first()).toBeVisible();
      expect(await wide()).toBeLessThanOrEqual(0);
    }
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Luckan Lund/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /^Luckan Lund/ })).toBeVisible();
    expect(await wide()).toBeLessThanOrEqual(0);
  });
}
