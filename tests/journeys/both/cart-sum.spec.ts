import { add, ore } from '../../../src/domain/money';
import { formatMoney } from '../../../src/i18n/format';
import { delayResponses } from '../../support/delay-responses';
import { expect, modes, test } from '../../support/launch-in';
import { costOf, plainProduct, toPay } from '../../support/products';
import { addToCart, throughDelivery, visit, visitCheckout } from '../../support/steps';

const product = plainProduct();
const nothing = /(?<!\d)0\skr/;

for (const mode of modes) {
  test(`${mode}, alike: a sum that is not known yet is not shown as 0 kr, and the checkout need not wait for it`, async ({
    page,
  }) => {
    await visit(page, product, mode);
    const answer = await delayResponses(page, '**/api/web/cart2/**');
    const cart = await addToCart(page, product);
    await expect(cart.getByText('Att betala')).toBeVisible();
    await expect(cart).not.toContainText(nothing);
    const sum = cart.getByText(formatMoney(toPay(product, 1)), { exact: true });
    if (mode === 'site') {
      await cart.getByText('Till kassan').click();
      await expect(page.getByRole('heading', { level: 1, name: 'Kassa' })).toBeVisible();
      await expect(page.getByText('Att betala').first()).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText(nothing);
      answer.release();
      await expect(
        page
          .getByRole('main')
          .getByText(formatMoney(toPay(product, 1)), { exact: true })
          .first(),
      ).toBeVisible();
    } else {
      answer.release();
      await expect(sum).toBeVisible();
    }
  });
  test(`${mode}, alike: the sum with another delivery method is spoken once`, async ({ page }) => {
    await visitCheckout(page, product, mode);
    await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();
    const sum = formatMoney(add(costOf(product, 1), ore(7_900)));
    await throughDelivery(page, async () => {
      await page
        .frameLocator('iframe[title="Leverans"]')
        .getByRole('radio', { name: /Hemleverans/ })
        .check();
      await expect(page.getByRole('status').filter({ hasText: `Ny summa: ${sum}` })).toHaveCount(1);
    });
    await expect(page.getByRole('main')).toContainText(sum);
  });
}
