import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { expect, modes, test } from '../../support/launch-in';
import { setStatus, shownOrderNumber } from '../../support/orders';
import { chooseToReturn, makeSlip, shownCode, slipsOn } from '../../support/return-page';
import { returned } from '../../support/returnable-order';
import { payFor, visitCheckout } from '../../support/steps';

const { goods } = returned;

const ended = (page: Page) => page.getByRole('alert').filter({ hasText: 'Öppna beställningen igen' });

/** By then no token of an order that was opened before can be used. */
async function waitHours(page: Page, hours: number): Promise<void> {
  const now = new Date(Date.now() + hours * 3_600_000).toISOString();
  await page.request.put('/__clock', { headers: { 'X-Luckan-Test': '1' }, data: { now } });
}

async function openAgain(page: Page): Promise<void> {
  await expect(ended(page)).toBeVisible();
  await page.getByLabel('E-post eller telefonnummer').fill('kim.lund@example.com');
  await page.getByRole('button', { name: /^(Visa beställningen|Gå vidare)$/ }).click();
  await expect(ended(page)).toBeHidden();
}

for (const mode of modes) {
  test(`${mode}, alike: an order that was open for too long says so, and is opened again in its place`, async ({
    page,
  }) => {
    test.slow();
    await visitCheckout(page, goods, mode);
    await payFor(page);
    await setStatus(page, await shownOrderNumber(page), 'delivered');
    await page.getByRole('link', { name: 'Följ din beställning' }).click();
    await expect(page.getByRole('button', { name: 'Ladda ner kvitto' })).toBeVisible();
    await waitHours(page, 2);
    await page.getByRole('button', { name: 'Ladda ner kvitto' }).click();
    await openAgain(page);

    await page.getByRole('link', { name: 'Returnera varor' }).click();
    await chooseToReturn(page, goods, '1 st', 'Annat skäl');
    await waitHours(page, 4);
    await makeSlip(page).click();
    await expect(ended(page)).toContainText('Retursedeln är inte skapad än.');
    await expect(page.locator(':focus')).toContainText('Öppna beställningen igen');
    await expectAccessible(page);
    await openAgain(page);
    await chooseToReturn(page, goods, '1 st', 'Annat skäl');
    await makeSlip(page).click();
    const made = await shownCode(page);
    await waitHours(page, 6);
    await page.getByRole('button', { name: 'Ladda ner retursedeln' }).click();
    await openAgain(page);
    await expect(slipsOn(page)).toContainText(made);
  });
}
