import type { Page } from '@playwright/test';
import { productNumber } from '../../../src/domain/ids';
import { paths } from '../../../src/routes/paths';
import { expectAccessible } from '../../support/axe';
import { clearFaults, fault } from '../../support/faults';
import { expect, launchIn, type Mode, modes, test } from '../../support/launch-in';
import { outbox } from '../../support/outbox';
import { plainProduct, productThat } from '../../support/products';
import { quiet } from '../../support/quiet-network';

const soldOut = productThat(({ stock, price, discontinued }) => stock === 0 && price !== null && !discontinued);
const email = 'kim.lund@example.com';
const added = 'Vi hör av oss när varan är tillbaka i lager';
const removed = 'Bevakningen är borttagen';
const failure = 'Tyvärr, något gick fel. Försök gärna igen eller kontakta oss om felet kvarstår.';
const headers = { 'X-Luckan-Test': '1' };

const watchButton = (page: Page) => page.getByRole('button', { name: 'Bevaka varan' });

async function open(page: Page, mode: Mode) {
  const shop = await launchIn(page, mode);
  await shop.hasDeclinedCookies();
  await shop.open(paths.backInStock(soldOut.productNumber));
  await expect(watchButton(page)).toBeVisible();
  return shop;
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('E-post').fill(email);
  await page.getByLabel('Jag accepterar villkoren').check();
}

for (const mode of modes) {
  test(`${mode}, alike: a customer watches a sold-out product, stops, watches again, and is notified once when it is back`, async ({
    page,
  }) => {
    const shop = await open(page, mode);
    await expect(page).toHaveTitle('Bevaka vara – Luckan Apotek');
    await expect(page.getByRole('main').getByRole('link', { name: soldOut.title })).toBeVisible();
    await expectAccessible(page);
    await watchButton(page).click();
    await expect(page.getByText('Obligatoriskt fält')).toHaveCount(2);
    await page.getByLabel('E-post').fill('kim@');
    await watchButton(page).click();
    await expect(page.getByText('Ogiltlig e-post')).toBeVisible();
    await expect(page.getByLabel('E-post')).toBeFocused();
    await expectAccessible(page);

    await fillIn(page);
    await watchButton(page).dblclick();
    await expect(page.getByText(added)).toBeVisible();
    expect(shop.requested.filter((url) => url.endsWith('/backinstock'))).toHaveLength(1);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ta bort bevakningen' }).click();
    await expect(page.getByText(removed)).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Bevaka igen' }).click();
    await expect(page.getByText(added)).toBeFocused();

    for (const stock of [5, 6]) {
      const answer = await page.request.put(`/__stock/${soldOut.productNumber}`, { headers, data: { stock } });
      expect(answer.status()).toBe(204);
    }
    const about = { itemId: soldOut.productNumber };
    expect(await outbox(page)).toMatchObject([{ kind: 'backInStock', to: email, about }]);
    expect(shop.requested.filter((url) => url.includes(encodeURIComponent(email)) || url.includes(email))).toEqual([]);
    expect(JSON.stringify(shop.messages)).not.toContain(email);
    await page.goto('/dev/outbox/');
    await expect(page.getByRole('heading', { name: `${soldOut.title} är tillbaka i lager` })).toBeVisible();
    await expectAccessible(page);
    await shop.open(paths.backInStock(soldOut.productNumber));
    await expect(page.getByText('Finns i lager online')).toBeVisible();
    await expect(watchButton(page)).toBeHidden();
  });

  test(`${mode}, alike: the page of a sold-out product opens the form in place`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    await shop.hasDeclinedCookies();
    await shop.open(soldOut.path);
    // Until its code has loaded, the link leads to the page of the form.
    await quiet(page);
    await page.getByRole('link', { name: 'Bevaka varan: vi mejlar när den är tillbaka' }).click();
    await expect(page.getByRole('heading', { name: 'Bevaka vara', exact: true })).toBeFocused();
    await expect(page).toHaveURL((url) => url.pathname.endsWith(soldOut.path));
    await fillIn(page);
    await expectAccessible(page);
    await watchButton(page).click();
    await expect(page.getByText(added)).toBeFocused();
  });

  test(`${mode}, alike: a failed request to start or stop watching shows an error and preserves the input`, async ({
    page,
    context,
  }) => {
    await open(page, mode);
    await fillIn(page);
    await fault(page, { path: '/api/items/backinstock**', effect: { kind: 'status', status: 500 } });
    await watchButton(page).click();
    await expect(page.getByText(failure)).toBeFocused();
    await expect(page.getByLabel('E-post')).toHaveValue(email);
    await expectAccessible(page);
    await clearFaults(page);
    await context.setOffline(true);
    await watchButton(page).click();
    await expect(page.getByText(failure)).toBeFocused();
    await context.setOffline(false);
    await watchButton(page).click();
    await expect(page.getByText(added)).toBeFocused();
    await expect(page.getByText(failure)).toBeHidden();
    await fault(page, { path: '/api/items/backinstock/*', times: 1, effect: { kind: 'status', status: 503 } });
    const remove = page.getByRole('button', { name: 'Ta bort bevakningen' });
    await remove.click();
    await expect(page.getByText(failure)).toBeFocused();
    await expectAccessible(page);
    await remove.click();
    await expect(page.getByText(removed)).toBeFocused();
  });

  test(`${mode}, alike: only an existing product that is out of stock can be watched`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    for (const address of [paths.backInStock(''), '/bevaka-vara/', paths.backInStock(productNumber('999999999'))]) {
      await shop.open(address);
      await expect(page.getByRole('heading', { level: 1, name: 'Oj, vilket beskt piller!' })).toBeVisible();
    }
    await shop.declineCookies();
    await expectAccessible(page);
    const product = plainProduct();
    await shop.open(paths.backInStock(product.productNumber));
    await expect(page.getByText('Finns i lager online')).toBeVisible();
    await page.getByRole('link', { name: 'Till varan' }).click();
    await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
  });
}
