import { expectAccessible } from '../../support/axe';
import { shortcutGood } from '../../support/goods';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { addToCart, browseTo, payFor, toCheckout } from '../../support/steps';

const good = shortcutGood();

for (const mode of modes) {
  test(`${mode}: from the start page to the confirmation of the order`, async ({ page }) => {
    test.slow();
    const judge = async () => void expect(await expectAccessible(page)).toBeGreaterThan(5);
    const shop = await launchIn(page, mode);
    await shop.open('/');
    await shop.declineCookies();
    await judge();
    await browseTo(page, good, judge);
    await judge();

    const cart = await addToCart(page, good);
    await judge();
    await toCheckout(shop, cart);
    await payFor(page, judge);
    await expect(page.getByText(good.title).first()).toBeVisible();
    await judge();
    await page.reload();
    await expect(page.getByText(good.title).first()).toBeVisible();
  });
}
