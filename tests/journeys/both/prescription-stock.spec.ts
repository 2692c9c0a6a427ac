import type { Page } from '@playwright/test';
import { paths } from '../../../src/routes/paths';
import { expectAccessible } from '../../support/axe';
import { fault } from '../../support/faults';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { attachAsApp, bag, bagRow, openPrescription, order } from '../../support/prescription-bag';
import { plainProduct, productThat } from '../../support/products';
import { signInAs } from '../../support/sign-in';
import { addToCart, atPayment, pressPay, throughDelivery } from '../../support/steps';

const product = plainProduct();
const prescribed = productThat(({ title, stock }) => /^Atorvastatin Nordrex 20 mg .* 100 st$/.test(title) && stock > 0);
const inBag = productThat(({ title }) => title.startsWith('Levotyroxin Nordrex 100'));

const setStock = (page: Page, { productNumber }: { productNumber: string }, stock: number) =>
  page.request.put(`/__stock/${productNumber}`, { headers: { 'X-Luckan-Test': '1' }, data: { stock } });

for (const mode of modes) {
  test(`${mode}, alike: a medicine that has sold out cannot be ordered, and its page says what can`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    await signInAs(page, 'prescriptions');
    await setStock(page, prescribed, 0);
    await shop.hasDeclinedCookies();
    await shop.open(prescribed.path);
    const main = page.getByRole('main');
    await expect(main.getByText('Just den här varan är slut i lager online.')).toBeVisible();
    await expectAccessible(page);
    await shop.open(paths.prescriptions());
    await openPrescription(page, prescribed.title);
    await expect(page.getByRole('radio', { name: prescribed.title })).toBeDisabled();
    await expect(order(page).getByRole('button', { name: 'Lägg i varukorgen' })).toBeEnabled();
    await expectAccessible(page);
  });

  test(`${mode}, alike: a medicine that sells out after the payment: the money is given back, and the cart can be mended`, async ({
    page,
  }) => {
    test.slow();
    const shop = await launchIn(page, mode);
    const token = await signInAs(page, 'prescriptions');
    await shop.hasDeclinedCookies();
    await shop.open(product.path);
    await addToCart(page, product);
    if (mode === 'external') await attachAsApp(page, token);
    await shop.open(paths.checkout());
    await expect(bag(page)).toBeVisible();
    await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();
    await throughDelivery(page);
    await page.getByRole('checkbox', { name: /^Jag förstår att bara jag som betalar/ }).check();
    const payment = await atPayment(page);
    await fault(page, {
      method: 'POST',
      path: '/api/web/cart2/**/confirm',
      times: 1,
      effect: { kind: 'status', status: 500 },
    });
    await pressPay(payment);
    await expect(page.getByText('Vi vet ännu inte om betalningen gick igenom')).toBeVisible();
    await setStock(page, inBag, 0);
    await page.getByRole('button', { name: 'Kontrollera igen' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Din beställning kunde inte läggas' });
    await expect(alert).toContainText(`${inBag.title}: Varan är tyvärr slut i lager online.`);
    await expect(alert).toContainText('Din betalning är återlämnad och inga pengar dras.');
    await expectAccessible(page);

    // The checkout shows it before anybody pays.
    await shop.open(paths.checkout());
    // The medicines come above the button.
    await expect(bag(page)).toBeVisible();
    await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: `${inBag.title}: Varan är tyvärr slut` })).toBeVisible();
    await shop.open(paths.cart());
    await bagRow(page, inBag.title).getByRole('button', { name: 'Ta bort' }).click();
    await expect(bagRow(page, inBag.title)).toHaveCount(0);
    await shop.open(paths.checkout());
    // The medicines come above the button.
    await expect(bag(page)).toBeVisible();
    await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Fortsätt till betalning' })).toBeVisible();
  });
}
