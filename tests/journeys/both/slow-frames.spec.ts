import { expectAccessible } from '../../support/axe';
import { fillCart } from '../../support/cart-service';
import { delayResponses } from '../../support/delay-responses';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { atPayment, pressPay, throughDelivery } from '../../support/steps';

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
}
