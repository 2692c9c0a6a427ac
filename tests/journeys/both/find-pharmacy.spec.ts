import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { clearFaults, fault } from '../../support/faults';
import { expect, launchIn, type Mode, modes, test } from '../../support/launch-in';
import { plainProduct, productThat } from '../../support/products';
import { greeting } from '../../support/stand-in-app';

const product = plainProduct();
const sensitive = productThat(({ marketingSensitive, discontinued }) => marketingSensitive && !discontinued);
const failure = 'Något gick fel när vi hämtade lagersaldo';
const search = '/api/pharmacy/public/pharmacy/search';

const modal = (page: Page) => page.getByRole('dialog', { name: 'Hitta på apotek' });
const pharmacies = (page: Page) => modal(page).getByRole('list', { name: 'Apotek och lagersaldo' });

/** Opens a product's page with the pharmacies; the app has declared that it leaves them to the shop. */
async function open(page: Page, mode: Mode, { path } = product) {
  const shop = await launchIn(page, mode, greeting());
  await shop.hasDeclinedCookies();
  await shop.open(path);
  const button = page.getByRole('button', { name: 'Hitta på apotek' });
  // The app's greeting must arrive first.
  if (mode === 'external') await expect.poll(() => shop.messages.map(({ type }) => type)).toContain('ROUTE_CHANGE');
  await button.click();
  await expect(modal(page)).toBeVisible();
  return shop;
}

async function searchFor(page: Page, place: string): Promise<void> {
  await modal(page).getByRole('combobox', { name: 'Ort, adress eller apotek' }).fill(place);
  await modal(page).getByRole('button', { name: 'Sök', exact: true }).click();
}

for (const mode of modes) {
  test(`${mode}, alike: pharmacies near a place show whether they have the product in stock`, async ({ page }) => {
    const shop = await open(page, mode);
    await expectAccessible(page);
    const field = modal(page).getByRole('combobox', { name: 'Ort, adress eller apotek' });
    await field.fill('Göteb');
    const suggestion = modal(page).getByRole('option', { name: 'Göteborg' });
    await expect(suggestion).toBeVisible();
    await expectAccessible(page);
    await suggestion.click();
    await expect(field).toHaveValue('Göteborg, Västra Götalands län');

    const rows = pharmacies(page).getByRole('listitem');
    await expect(rows).toHaveCount(10);
    await expect(
      modal(page).getByRole('status').filter({ hasText: 'Apotek nära ”Göteborg, Västra Götalands län”' }),
    ).toBeVisible();
    for (const row of await rows.all()) {
      await expect(row).toContainText(/Finns i lager|Få kvar i lager|Slut i lager/);
      await expect(row).toContainText(/\d\sk?m bort/);
      await expect(row).toContainText(/I dag \d|Stängt i dag/);
    }
    await expect(
      modal(page).getByText(/Lagersaldot uppdaterades (den .+ )?kl\.\s\d\d:40\. Det görs ungefär/),
    ).toBeVisible();
    await expectAccessible(page);
    await modal(page).getByRole('button', { name: 'Visa fler apotek' }).click();
    await expect(rows).toHaveCount(20);
    await expect(rows.nth(10).getByRole('heading').getByRole('link')).toBeFocused();
    await modal(page).getByRole('checkbox', { name: 'Visa bara apotek som har varan' }).check();
    await expect(rows).toHaveCount(10);
    await expect(rows.filter({ hasText: 'Slut i lager' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(modal(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Hitta på apotek' })).toBeFocused();
    const pharmacyMessages = shop.messages.filter(({ type }) => type === 'FIND_PHARMACY');
    expect(pharmacyMessages).toHaveLength(mode === 'external' ? 1 : 0);
  });

  test(`${mode}, alike: a failed stock lookup shows an error and works on retry`, async ({ page }) => {
    await open(page, mode);
    await fault(page, { path: search, effect: { kind: 'status', status: 500 } });
    await searchFor(page, 'Lund');
    await expect(modal(page).getByRole('alert').filter({ hasText: failure })).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    await clearFaults(page);
    await modal(page).getByRole('button', { name: 'Försök igen' }).click();
    await expect(pharmacies(page).getByRole('listitem').first()).toBeVisible();
    await expect(modal(page).getByText(failure)).toBeHidden();
  });

  test(`${mode}, alike: unknown data is never guessed: sensitive products, places that do not exist, no position`, async ({
    page,
  }) => {
    const shop = await open(page, mode, sensitive);
    await searchFor(page, 'Lund');
    const rows = pharmacies(page).getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    await expect(rows.filter({ hasText: 'Lagersaldo okänt' })).toHaveCount(await rows.count());
    expect(shop.requested.filter((url) => url.includes('productsIds'))).toEqual([]);
    await searchFor(page, 'Xyzzy');
    await expect(modal(page).getByText('Vi hittar inga apotek i närheten av ”Xyzzy”.')).toBeVisible();
    await modal(page).getByRole('button', { name: 'Använd min position' }).click();
    await expect(modal(page).getByText(/Vi får inte använda din position\./)).toBeVisible();
    await expectAccessible(page);
  });

  test(`${mode}: nearby pharmacies are found once the visitor shares their position`, async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 67.8558, longitude: 20.2253 });
    const shop = await open(page, mode);
    await modal(page).getByRole('button', { name: 'Använd min position' }).click();
    await expect(pharmacies(page).getByRole('listitem').first()).toContainText('Kiruna');
    await expect(modal(page).getByText('Apotek nära dig')).toBeVisible();
    expect(JSON.stringify(shop.messages)).not.toContain('67.85');
  });
}

for (const [app, capabilities] of [
  ['that shows pharmacies itself', ['findPharmacy']],
  ['that never answers', null],
] as const) {
  test(`an app ${app} is notified of the product, and the shop shows nothing`, async ({ page }) => {
    const shop = await launchIn(page, 'external', capabilities ? greeting(...capabilities) : {});
    await shop.open(product.path);
    await page.getByRole('button', { name: 'Hitta på apotek' }).click();
    const findMessages = () =>
      shop.messages.filter(({ type }) => type === 'FIND_PHARMACY').map(({ payload }) => payload);
    await expect.poll(findMessages).toEqual([{ productNumber: product.productNumber }]);
    await expect(modal(page)).toBeHidden();
    expect(shop.requested.filter((url) => url.includes('FindPharmacyModal'))).toEqual([]);
  });
}
