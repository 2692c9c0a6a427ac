import { expectAccessible } from '../../support/axe';
import { measuring, remembered, unnecessary } from '../../support/consent';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { shortcutProduct } from '../../support/products';
import { addToCart, browseTo, payFor, toCheckout } from '../../support/steps';

const product = shortcutProduct();

for (const mode of modes) {
  test(`${mode}: from the home page to the order confirmation`, async ({ page }) => {
    test.slow();
    const judge = () => expectAccessible(page, { texts: 6 });
    const shop = await launchIn(page, mode);
    await shop.open('/');
    await shop.declineCookies();
    await judge();
    await browseTo(page, product, judge);
    await judge();

    const cart = await addToCart(page, product);
    await judge();
    await toCheckout(shop, cart);
    await payFor(page, judge);
    await expect(page.getByText(product.title).first()).toBeVisible();
    await judge();
    await page.reload();
    await expect(page.getByText(product.title).first()).toBeVisible();

    // Who allows nothing buys without being measured: only the companies that deliver and are paid get requests.
    const others = measuring(page, shop.requested).map((url) => new URL(url).pathname);
    expect(others.filter((path) => !/^\/frames\/(api\/)?(delivery|payment|shared|shops)\b/.test(path))).toEqual([]);
    expect(others).toContain('/frames/payment/');
    expect(unnecessary(await remembered(page))).toEqual([]);
  });
}
