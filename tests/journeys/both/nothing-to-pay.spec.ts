import { freeShippingFrom } from '../../../fixtures/backend/cart/shipping';
import { expectAccessible } from '../../support/axe';
import { evenlyPricedGood } from '../../support/goods';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { outbox } from '../../support/outbox';
import { signInAs } from '../../support/sign-in';
import { addToCart, throughDelivery } from '../../support/steps';

/** Sent for free, and paid for by four of the largest cheques. */
const good = evenlyPricedGood(freeShippingFrom + 1_000, 39_900);

for (const mode of modes) {
  test(`${mode}: an order that cheques pay for wholly is made without a payment`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    await signInAs(page, 'member-saver');
    await shop.open(good.path);
    await shop.declineCookies();
    await addToCart(page, good);
    await shop.open('/varukorg/');
    const cheques = page.getByRole('region', { name: 'Bonuscheckar' });
    const use = cheques.getByRole('button', { name: /^Använd bonuschecken/ });
    for (const left of [3, 2, 1]) {
      await use.first().click();
      await expect(use).toHaveCount(left);
    }
    await use.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Använd hela checken' }).click();
    await expect(use).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Summering' })).toContainText(/Att betala\s*0\skr/);

    await shop.open('/kassa/');
    await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();
    await throughDelivery(page);
    await expect(page.getByText('Det finns inget att betala.')).toBeVisible();
    await expect(page.locator('iframe[title="Betalning"]')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Slutför beställningen' }).dblclick();
    await expect(page).toHaveURL(/\/kassa\/tack\/$/);
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Bekräftad' })).toBeVisible();
    await expect(page.getByRole('table').or(page.getByRole('main')).first()).toContainText(good.title);
    await expectAccessible(page);
    expect(await outbox(page)).toMatchObject([{ kind: 'orderConfirmation' }]);
  });
}
