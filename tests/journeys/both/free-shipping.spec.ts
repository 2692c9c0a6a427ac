import { freeShippingFrom } from '../../../fixtures/backend/cart/shipping';
import { ore } from '../../../src/domain/money';
import { formatMoney } from '../../../src/i18n/format';
import { expectAccessible } from '../../support/axe';
import { expect, modes, test } from '../../support/launch-in';
import { cheapestShipping, cooledProduct, costOf, evenlyPricedProduct, toPay } from '../../support/products';
import { addToCart, visit } from '../../support/steps';

/** Two of these are below the limit, four above it. */
const product = evenlyPricedProduct(freeShippingFrom / 4, freeShippingFrom / 2);
const cooled = cooledProduct();
/** As many of them as cost more than the limit. */
const enough = Math.ceil(freeShippingFrom / costOf(cooled, 1));

for (const mode of modes) {
  test(`${mode}, alike: the customer sees how much is left to free shipping, when it is reached, and when it no longer is`, async ({
    page,
  }) => {
    const left = (quantity: number) =>
      `Handla för ${formatMoney(ore(freeShippingFrom - costOf(product, quantity)))} till så är frakten fri`;
    const shop = await visit(page, product, mode);
    const cart = await addToCart(page, product);
    await expect(cart.getByRole('progressbar', { name: left(1) })).toHaveJSProperty('value', costOf(product, 1));
    // The sum below it includes it.
    await expect(cart.getByText('Frakt, från').locator('..')).toContainText(
      formatMoney(cheapestShipping([product], costOf(product, 1))),
    );
    await expect(cart.getByText('Att betala').locator('..')).toContainText(formatMoney(toPay(product, 1)));
    await shop.open('/varukorg/');
    const summary = page.getByRole('region', { name: 'Summering' });
    await expect(summary.getByText(left(1))).toBeVisible();
    await expect(summary).toContainText('Frakt, från');

    const quantity = page.getByLabel(`Antal av ${product.title}`, { exact: true });
    await page.getByRole('button', { name: `Öka antalet av ${product.title}` }).click();
    await expect(summary.getByText(left(2))).toBeVisible();
    await quantity.fill('4');
    await quantity.blur();
    await expect(summary.getByText('Frakten är fri')).toBeVisible();
    await expect(summary.getByRole('definition').filter({ hasText: /^Fri$/ })).toBeVisible();
    await expect(summary.getByText(/Handla för/)).toHaveCount(0);
    await expectAccessible(page);
    await shop.open('/kassa/');
    await expect(page.getByText('Frakten är fri')).toBeVisible();

    await quantity.fill('2');
    await quantity.blur();
    await expect(page.getByText(left(2))).toBeVisible();
    await expect(page.getByText('Frakten är fri')).toHaveCount(0);
  });

  test(`${mode}, alike: a customer whose goods only go by home delivery is promised no free shipping`, async ({
    page,
  }) => {
    const shop = await visit(page, cooled, mode);
    const cart = await addToCart(page, cooled);
    await expect(cart).toContainText(cooled.title);
    const promise = page.getByText(/frakten är fri/i);
    await expect(promise).toHaveCount(0);
    await shop.open('/varukorg/');
    const shipping = page.getByRole('region', { name: 'Summering' }).getByText('Frakt, från').locator('..');
    await expect(shipping).toContainText(formatMoney(cheapestShipping([cooled], ore(0))));
    await expect(promise).toHaveCount(0);
    const quantity = page.getByLabel(`Antal av ${cooled.title}`, { exact: true });
    await quantity.fill(`${enough}`);
    await quantity.blur();
    await expect(page.getByText(formatMoney(costOf(cooled, enough))).first()).toBeVisible();
    await expect(shipping).toContainText(formatMoney(cheapestShipping([cooled], costOf(cooled, enough))));
    await expect(promise).toHaveCount(0);
    await shop.open('/kassa/');
    await expect(page.getByText('Frakt, från')).toBeVisible();
    await expect(promise).toHaveCount(0);
  });
}
