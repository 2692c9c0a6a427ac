import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { cartIdOf, cartService } from '../../support/cart-service';
import { fault } from '../../support/faults';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { plainProduct, productThat } from '../../support/products';
import {
  addToCart,
  atPayment,
  payFor,
  pressPay,
  throughDelivery,
  toPayment,
  visit,
  visitCheckout,
} from '../../support/steps';

const medicine = productThat(
  ({ disclaimerSubstance, price, discontinued, stock, itemType }) =>
    disclaimerSubstance !== null && price !== null && !discontinued && stock > 5 && itemType === 'otc',
);
const substance = medicine.disclaimerSubstance ?? '';
const plain = plainProduct();

const question = (page: Page) => page.getByRole('dialog', { name: `Innan du köper: ${substance}` });
const accept = (page: Page) => question(page).getByRole('button', { name: 'Jag har läst och förstått' }).click();
const decline = (page: Page) => question(page).getByRole('button', { name: 'Avbryt' }).click();
const onwards = (page: Page) => page.getByRole('button', { name: 'Fortsätt', exact: true });

for (const mode of modes) {
  test(`${mode}, alike: products of a link are added once their disclaimer has been accepted`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    await shop.open(`/kassa/?tg=${plain.productNumber}:1,${medicine.productNumber}:1`);
    await expect(question(page)).toBeVisible();
    await expectAccessible(page);
    await decline(page);
    await shop.declineCookies();
    await expect(page.getByText('Inga varor har lagts i din varukorg.')).toBeVisible();
    await expectAccessible(page);
    expect(shop.requested.filter((url) => /\/tg(\/|$)/.test(url))).toEqual([]);

    await page.getByRole('button', { name: 'Försök igen' }).click();
    await accept(page);
    await expect(onwards(page)).toBeVisible();
    await expect(page.getByLabel(`Antal av ${medicine.title}`, { exact: true })).toHaveValue('1');
    await onwards(page).click();
    await expect(page.getByRole('heading', { name: /^Leverans.*steg 2/ })).toBeFocused();
    await expect(question(page)).toBeHidden();
  });

  test(`${mode}, alike: a product that an app has added is asked about in the checkout, before the payment`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    const shop = await visit(page, plain, mode);
    await addToCart(page, plain);
    const service = cartService(baseURL ?? '');
    await expect.poll(() => cartIdOf(context).catch(() => null)).not.toBeNull();
    const id = await cartIdOf(context);
    await service.add(id, medicine.productNumber, 1);
    await shop.open('/kassa/');
    await onwards(page).click();
    await expect(question(page)).toBeVisible();
    await expectAccessible(page);
    await decline(page);
    await expect(onwards(page)).toBeVisible();
    await onwards(page).click();
    await accept(page);
    await throughDelivery(page);
    const payment = await atPayment(page);
    expect((await service.read(id)).acceptedDisclaimers).toEqual([substance]);
    await pressPay(payment);
    await expect(page).toHaveURL(/\/kassa\/tack\/$/);
  });

  test(`${mode}, alike: an order that waits for a disclaimer is placed once it has been accepted`, async ({ page }) => {
    await visitCheckout(page, plain, mode);
    const body = { title: '', errorCode: 'DISCLAIMER_REQUIRED', substances: [substance] };
    const payment = await toPayment(page);
    await fault(page, {
      method: 'POST',
      path: '/api/web/cart2/**/confirm',
      times: 1,
      effect: { kind: 'status', status: 409, body },
    });
    await pressPay(payment);
    await decline(page);
    const alert = page.getByRole('alert').filter({ hasText: 'Läs om läkemedlen innan beställningen läggs' });
    await expect(alert).toContainText('Betala inte en gång till.');
    await expect(alert.getByRole('link', { name: /\d/ })).toHaveAttribute('href', /^tel:/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Läs och slutför beställningen' }).click();
    await accept(page);
    await expect(page).toHaveURL(/\/kassa\/tack\/$/);
  });
}

test('site: a medicine that was bought on its own page is not asked about again', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await shop.open(medicine.path);
  await accept(page);
  await shop.declineCookies();
  await addToCart(page, medicine);
  await shop.open('/kassa/');
  await payFor(page);
});
