import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { clearFaults, fault } from '../../support/faults';
import { expect, launchIn, type Mode, modes, test } from '../../support/launch-in';
import { plainProduct, productThat } from '../../support/products';
import { greeting } from '../../support/stand-in-app';
import { isUncovered } from '../../support/uncovered';

const product = plainProduct();
const sensitive = productThat(({ marketingSensitive, discontinued }) => marketingSensitive && !discontinued);
const search = '/api/pharmacy/public/pharmacy/search';
const path = '/hitta-apotek/';

const rows = (page: Page) => page.getByRole('list', { name: /^Apotek/ }).locator('> li');
const place = (page: Page) => page.getByRole('combobox', { name: 'Ort, adress eller apotek' });
const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

/** As the status below the list says. */
async function pageCount(page: Page): Promise<number> {
  const text = await status(page, /^Sida 1 av \d+$/).textContent();
  return Number(text?.split(' ').at(-1));
}

async function open(page: Page, mode: Mode, query = '') {
  const shop = await launchIn(page, mode, greeting());
  await shop.hasDeclinedCookies();
  await shop.open(path + query);
  return shop;
}

async function searchFor(page: Page, text: string): Promise<void> {
  await place(page).fill(text);
  await page.getByRole('search', { name: 'Sök apotek' }).getByRole('button', { name: 'Sök', exact: true }).click();
}

for (const mode of modes) {
  test(`${mode}, alike: all pharmacies are listed page by page, with hours and ways to them, and the counties below`, async ({
    page,
  }) => {
    await open(page, mode);
    await expect(page).toHaveTitle(/^Hitta apotek/);
    await expect(rows(page)).toHaveCount(10);
    await expect(status(page, 'Alla apotek')).toBeVisible();
    await expect(status(page, 'Sida 1 av 50')).toBeVisible();
    for (const row of await rows(page).all()) {
      await expect(row).toContainText(/Öppet nu till|Stängt just nu/);
      await expect(row).toContainText(/I dag \d|Stängt i dag/);
      await expect(row.getByRole('link', { name: /^\d[\d-]+/ })).toBeVisible();
    }
    await expectAccessible(page);
    await fault(page, { path: search, effect: { kind: 'status', status: 503 } });
    await page.getByRole('button', { name: 'Visa fler apotek' }).click();
    const failure = page.getByRole('alert').filter({ hasText: 'Något gick fel när vi hämtade apoteken' });
    await expect(status(page, 'Sida 1 av 50')).toBeVisible();
    await expect(failure).toBeVisible({ timeout: 20_000 });
    await clearFaults(page);
    await failure.getByRole('button', { name: 'Försök igen' }).click();
    await expect(rows(page)).toHaveCount(20);
    await expect(rows(page).nth(10).getByRole('heading').getByRole('link')).toBeFocused();
    await expect(status(page, 'Sida 2 av 50')).toBeVisible();
    await expect(page).toHaveURL(/\?sida=2$/);
    await page.reload();
    await expect(rows(page)).toHaveCount(20);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    // A click could miss it: rows that come near the window get their height.
    await page.getByRole('link', { name: 'Gotlands län' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Apotek i Gotlands län' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Du är här' }).getByRole('link', { name: 'Hitta apotek' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hitta apotek' })).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(rows(page)).toHaveCount(20);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test(`${mode}, alike: a place is searched for and filtered; the address holds it and going back undoes it`, async ({
    page,
  }) => {
    await open(page, mode, '?plats=Lund&sprak=klingonska&sida=x');
    await expect(status(page, 'Apotek nära ”Lund”')).toBeVisible();
    // What the service does not know is taken out of the address.
    await expect(page).toHaveURL(/\?plats=Lund$/);
    await expect(place(page)).toHaveValue('Lund');
    await searchFor(page, 'Umeå');
    await expect(status(page, 'Apotek nära ”Umeå”')).toBeVisible();
    await expect(rows(page).first()).toContainText(/\d\sk?m bort/);
    await page.getByText('Filtrera på tjänster och språk').click();
    const language = page.getByRole('group', { name: 'Språk förutom svenska' }).getByRole('checkbox').first();
    await language.check();
    await expect(page).toHaveURL(/\?plats=Ume%C3%A5&sprak=/);
    // Otherwise the site's header covers half of a checkbox.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    const chips = page.getByRole('list', { name: 'Valda filter' });
    await expect(chips.getByRole('listitem')).toHaveCount(1);
    await chips.getByRole('button', { name: /^Ta bort filter:/ }).click();
    await expect(chips).toBeHidden();
    await expect(page.getByRole('region', { name: 'Apotek', exact: true })).toBeFocused();
    await page.goBack();
    await expect(chips).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(status(page, 'Apotek nära ”Lund”')).toBeVisible();
    await expect(place(page)).toHaveValue('Lund');
  });

  test(`${mode}, alike: of two services chosen right after each other both apply, and are undone one by one`, async ({
    page,
  }) => {
    await open(page, mode);
    await page.getByText('Filtrera på tjänster och språk').click();
    const services = page.getByRole('group', { name: 'Service på apoteket' }).getByRole('checkbox');
    const [first, second] = [services.nth(0), services.nth(1)];
    await first.focus();
    for (const key of ['Space', 'Tab', 'Space']) await page.keyboard.press(key);
    await expect(first).toBeChecked();
    await expect(second).toBeChecked();
    await expect(second).toBeFocused();
    await expect(page).toHaveURL(/\?service=[\w-]+&service=[\w-]+$/);
    await expect(status(page, 'Alla apotek som passar dina val')).toBeVisible();
    await page.reload();
    const ofBoth = await pageCount(page);
    await page.getByText('Filtrera på tjänster och språk').click();
    await page.goBack();
    await expect(second).not.toBeChecked();
    await expect(first).toBeChecked();
    await expect.poll(() => pageCount(page)).toBeGreaterThan(ofBoth);
    await page.goForward();
    await expect(second).toBeChecked();
    await expect.poll(() => pageCount(page)).toBe(ofBoth);
    await page.goBack();
    await page.goBack();
    await expect(first).not.toBeChecked();
    await expect(status(page, /^Alla apotek$/)).toBeVisible();
    await expect(status(page, 'Sida 1 av 50')).toBeVisible();
  });

  test(`${mode}, alike: nothing found and failures are told`, async ({ page }) => {
    await open(page, mode, '?plats=Xyzzy');
    await expect(status(page, 'Vi hittar inga apotek i närheten av ”Xyzzy”.')).toBeVisible();
    await expect(page.getByText('Kontrollera stavningen, eller sök på en större ort i närheten.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Visa alla apotek' }).click();
    await expect(status(page, /^Alla apotek$/)).toBeVisible();
    await expect(place(page)).toHaveValue('');
    await page.getByText('Filtrera på tjänster och språk').click();
    await page.getByRole('group', { name: 'Tjänster att boka' }).getByRole('checkbox').first().check();
    await expect(status(page, 'Alla apotek som passar dina val')).toBeVisible();
    await fault(page, { path: search, effect: { kind: 'status', status: 500 } });
    await searchFor(page, 'Lund');
    const alert = page.getByRole('alert').filter({ hasText: 'Något gick fel när vi hämtade apoteken' });
    await expect(alert).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    await clearFaults(page);
    await alert.getByRole('button', { name: 'Försök igen' }).click();
    await expect(rows(page)).toHaveCount(10);
  });

  test(`${mode}, alike: a product and the place are carried over from its dialog`, async ({ page }) => {
    const shop = await launchIn(page, mode, greeting());
    await shop.hasDeclinedCookies();
    await shop.open(product.path);
    if (mode === 'external') await expect.poll(() => shop.messages.map(({ type }) => type)).toContain('ROUTE_CHANGE');
    await page.getByRole('button', { name: 'Hitta på apotek' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hitta på apotek' });
    await dialog.getByRole('combobox').fill('Lund');
    await dialog.getByRole('button', { name: 'Sök', exact: true }).click();
    await expect(dialog.getByText('Apotek nära ”Lund”')).toBeVisible();
    await dialog.getByRole('link', { name: 'Öppna i Hitta apotek' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hitta apotek' })).toBeVisible();
    await expect(rows(page).first()).toContainText(/Finns i lager|Få kvar i lager|Slut i lager/);
    await expect(page.getByText(/^Lagersaldot uppdaterades .* Det görs ungefär varannan timme\./)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: 'Visa bara apotek som har varan' }).check();
    await expect(page).toHaveURL(new RegExp(`\\?plats=Lund&vara=${product.productNumber}&lager=1$`));
    await expect(rows(page).filter({ hasText: 'Slut i lager' })).toHaveCount(0);
    await page.getByRole('button', { name: /^Ta bort vara:/ }).click();
    await expect(rows(page).filter({ hasText: 'i lager' })).toHaveCount(0);
    expect(shop.messages.filter(({ type }) => type === 'FIND_PHARMACY')).toHaveLength(mode === 'external' ? 1 : 0);
  });

  test(`${mode}, alike: no stock is asked for or shown of sensitive products, and unknown ones are ignored`, async ({
    page,
  }) => {
    const shop = await open(page, mode, `?plats=Lund&vara=${sensitive.productNumber}&vara=999999999`);
    await expect(rows(page)).toHaveCount(10);
    await expect(rows(page).filter({ hasText: 'Lagersaldo okänt' })).toHaveCount(10);
    await expect(page.getByRole('checkbox', { name: /^Visa bara apotek/ })).toBeHidden();
    await expect(page.getByText(/Vi visar inte lagersaldo för den här varan\./)).toBeVisible();
    expect(shop.requested.filter((url) => url.includes('productsIds'))).toEqual([]);
  });

  test(`${mode}, alike: a refused position is told; a shared one is neither in the address nor sent to the app`, async ({
    page,
    context,
  }) => {
    const shop = await open(page, mode, '?nara=1');
    await expect(page.getByText(/Använd din position, eller sök på en ort\./)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Använd min position' }).click();
    await expect(page.getByText(/Vi får inte använda din position\./)).toBeVisible();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 67.8558, longitude: 20.2253 });
    await page.getByRole('button', { name: 'Använd min position' }).click();
    await expect(rows(page).first()).toContainText('Kiruna');
    await expect(page).toHaveURL(/\?nara=1$/);
    await page.reload();
    await expect(rows(page).first()).toContainText('Kiruna');
    expect(JSON.stringify(shop.messages)).not.toContain('67.85');
  });
}

for (const mode of modes) {
  test(`${mode}, alike: the map marks what is chosen in the list; on a phone it is shown at a press`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, mode, '?plats=Lund');
    const map = page.getByRole('region', { name: 'Karta', exact: true });
    await expect(map.getByRole('application')).toBeVisible();
    const onMap = rows(page).first().getByRole('button', { name: 'Visa på kartan' });
    await onMap.click();
    await expect(onMap).toHaveAttribute('aria-pressed', 'true');
    await expect(map.getByRole('button', { pressed: true })).toHaveCount(1);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(map).toBeHidden();
    await page.getByRole('button', { name: 'Karta', exact: true }).click();
    await expect(map).toBeVisible();
    await expect(page).toHaveURL(/vy=karta/);
    await expectAccessible(page);
    await page.goBack();
    await expect(map).toBeHidden();
    await expect(rows(page)).toHaveCount(10);
    // A row far down the list: the map that is above it comes into view, and the row below it.
    await page
      .getByRole('button', { name: /^Visa på kartan: / })
      .last()
      .click();
    await expect(rows(page)).toHaveCount(1);
    await expect(page.locator(':focus').getByRole('application')).toBeVisible();
    await expect(map.getByRole('button', { pressed: true })).toBeInViewport();
    await expect.poll(() => isUncovered(map.getByRole('button', { pressed: true }))).toBe(true);
    await page.goBack();
    await expect(rows(page)).toHaveCount(10);
    await expect(rows(page).last().getByRole('button', { name: 'Visa på kartan' })).toBeFocused();
  });
}
