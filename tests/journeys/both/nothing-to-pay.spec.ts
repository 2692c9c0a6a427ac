import type { Page } from '@playwright/test';
import { freeShippingFrom } from '../../../fixtures/backend/cart/shipping';
import { expectAccessible } from '../../support/axe';
import { fillCart } from '../../support/cart-service';
import { clearFaults, fault } from '../../support/faults';
import { expect, launchIn, type Mode, modes, test } from '../../support/launch-in';
import { outbox } from '../../support/outbox';
import { evenlyPricedProduct } from '../../support/products';
import { signInAs } from '../../support/sign-in';
import { throughDelivery } from '../../support/steps';

/** Shipped for free, and covered by four of the largest cheques. */
const product = evenlyPricedProduct(freeShippingFrom + 1_000, 39_900);
const thankYou = /\/kassa\/tack\/$/;

/** @returns the order button of a cart that cheques pay in full */
async function toOrder(page: Page, mode: Mode) {
  const shop = await launchIn(page, mode);
  await signInAs(page, 'member-saver');
  await shop.hasDeclinedCookies();
  await fillCart(page, product);
  await shop.open('/kassa/');
  const cheques = page.getByRole('region', { name: 'Bonuscheckar' });
  const use = cheques.getByRole('button', { name: /^Använd bonuschecken/ });
  for (const left of [3, 2, 1]) {
    await use.first().click();
    await expect(use).toHaveCount(left);
  }
  await use.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Använd hela checken' }).click();
  await expect(use).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Din beställning' })).toContainText(/Att betala\s*0\skr/);
  await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();
  await throughDelivery(page);
  await expect(page.getByText('Det finns inget att betala.')).toBeVisible();
  return page.getByRole('button', { name: 'Slutför beställningen' });
}

for (const mode of modes) {
  test(`${mode}, alike: an order that is fully covered by cheques is placed without a payment`, async ({ page }) => {
    test.slow();
    const order = await toOrder(page, mode);
    await expect(page.locator('iframe[title="Betalning"]')).toHaveCount(0);
    await expectAccessible(page);
    await order.dblclick();
    await expect(page).toHaveURL(thankYou);
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Bekräftad' })).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(product.title) })).toBeVisible();
    await expectAccessible(page);
    expect(await outbox(page)).toMatchObject([{ kind: 'orderConfirmation' }]);
  });

  test(`${mode}, alike: an order without a payment whose response is lost is found again after a reload`, async ({
    page,
  }) => {
    test.slow();
    const order = await toOrder(page, mode);
    const confirmation = { method: 'POST', path: '/api/web/cart2/**/confirm' };
    await fault(page, { ...confirmation, effect: { kind: 'drop', late: true } });
    await order.click();
    await expect(page.getByText('Vi vet ännu inte om beställningen gick igenom')).toBeVisible({ timeout: 20_000 });
    await clearFaults(page);
    await page.reload();
    await expect(page).toHaveURL(thankYou);
    await expect(page.getByRole('row', { name: new RegExp(product.title) })).toBeVisible();
    expect(await outbox(page)).toMatchObject([{ kind: 'orderConfirmation' }]);
  });
}
