import { expectAccessible } from '../../support/axe';
import { fillCart } from '../../support/cart-service';
import { customer } from '../../support/customer';
import { delayResponses } from '../../support/delay-responses';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { quiet } from '../../support/quiet-network';
import { atPayment, pressPay, throughDelivery, visitCheckout } from '../../support/steps';

const product = plainProduct();

for (const mode of modes) {
  test(`${mode}, alike: slow frames show a message, can be retried, and still work when they load after all`, async ({
    page,
  }) => {
    test.slow();
    await page.clock.install();
    const shop = await launchIn(page, mode);
    await shop.hasDeclinedCookies();
    await fillCart(page, product);
    await shop.open('/kassa/');
    const alert = page.getByRole('alert').filter({ hasText: 'Det tar längre tid än väntat' });
    const delivery = await delayResponses(page, '**/frames/delivery/delivery.js');
    await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();
    await expect(page.getByRole('status', { name: 'Leverans laddas' })).toBeVisible();
    await page.clock.fastForward(15_000);
    await expect(alert).toContainText('Vi har inte fått kontakt.');
    await expectAccessible(page);
    // The press comes first: a frame that loads by itself takes the alert away.
    await alert.getByRole('button', { name: 'Försök igen' }).click();
    await expect(alert).toBeHidden();
    delivery.release();
    const payment = await delayResponses(page, '**/frames/payment/payment.js');
    await throughDelivery(page);
    await expect(page.getByRole('status', { name: 'Betalning laddas' })).toBeVisible();
    await page.clock.fastForward(15_000);
    await expect(alert).toBeVisible();
    payment.release();
    await expect(alert).toBeHidden();
    await pressPay(await atPayment(page));
    await expect(page).toHaveURL(/\/kassa\/tack\/$/);
  });

  test(`${mode}, alike: a delivery method that is chosen while the address is being sent stays chosen`, async ({
    page,
  }) => {
    const { requested } = await visitCheckout(page, product, mode);
    const address = await delayResponses(page, '**/frames/api/delivery/*/address');
    await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();
    const letterbox = page.frameLocator('iframe[title="Leverans"]').getByRole('radio', { name: /Brevlåda/ });
    const sent = () => requested.filter((url) => url.endsWith('/method')).length;
    await throughDelivery(page, async () => {
      expect(sent(), 'its answer would come before that to the address').toBe(0);
      address.release();
      await quiet(page);
      expect(sent()).toBe(1);
      await expect(letterbox).toBeChecked();
    });
    await atPayment(page);
  });

  test(`${mode}, alike: the keyboard stays at a delivery method while the answer to the address comes`, async ({
    page,
  }) => {
    await visitCheckout(page, product, mode);
    const address = await delayResponses(page, '**/frames/api/delivery/*/address');
    await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();
    const delivery = page.frameLocator('iframe[title="Leverans"]');
    const first = delivery.getByRole('radio').first();
    await expect(first).toBeVisible();
    for (const [label, value] of Object.entries(customer))
      await delivery.getByLabel(label, { exact: true }).fill(value);
    await first.focus();
    const answered = page.waitForResponse('**/frames/api/delivery/*/address');
    address.release();
    await answered;
    await quiet(page);
    await expect(first).toBeFocused();
    await page.keyboard.press('Space');
    await expect(first).toBeChecked();
  });
}
