import type { Page } from '@playwright/test';
import type { Product } from '../../../fixtures/data/model';
import { expectAccessible } from '../../support/axe';
import { expect, test } from '../../support/launch-in';
import { plainProduct, productThat } from '../../support/products';
import { signInAs } from '../../support/sign-in';
import { atPayment, throughDelivery, visitCheckout } from '../../support/steps';

async function upToPayment(page: Page, product: Product) {
  const shop = await visitCheckout(page, product);
  await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();
  await throughDelivery(page);
  await atPayment(page);
  return shop;
}

/** Back at the delivery step, after everything was filled in up to the payment. */
async function backAtDelivery(page: Page, product: Product) {
  const shop = await upToPayment(page, product);
  await page.getByRole('button', { name: 'Ändra Leverans' }).click();
  const delivery = page.frameLocator('iframe[title="Leverans"]');
  await expect(delivery.getByLabel('Förnamn', { exact: true })).not.toHaveValue('');
  return { shop, delivery };
}

for (const [person, step] of [
  ['customer', 'delivery'],
  ['member', 'payment'],
] as const) {
  test(`a ${person} who signs out in another tab goes on with the delivery, filled in anew, from the ${step}`, async ({
    page,
  }) => {
    test.slow();
    await signInAs(page, person);
    const { shop, delivery } =
      step === 'delivery'
        ? await backAtDelivery(page, plainProduct())
        : { shop: await upToPayment(page, plainProduct()), delivery: page.frameLocator('iframe[title="Leverans"]') };
    const other = await page.context().newPage();
    await shop.open('/kundklubb/', other);
    await other.getByRole('button', { name: 'Logga ut' }).click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Du är utloggad');
    await page.bringToFront();
    await expect(delivery.getByLabel('Förnamn', { exact: true }), 'nothing of who has left').toHaveValue('');
    const notice = page.getByText('Du är inte inloggad längre');
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    await throughDelivery(page, () => expect(notice, 'as long as the form is filled in, nothing moves').toBeVisible());
    await atPayment(page);
    await page.getByRole('button', { name: 'Ändra Leverans' }).click();
    await expect(delivery.getByLabel('Förnamn', { exact: true })).not.toHaveValue('');
    await expect(notice).toHaveCount(0);
  });
}

test('a delivery that was changed elsewhere is sent again as this tab shows it', async ({ page }) => {
  test.slow();
  const cooled = productThat(
    ({ shippingTags, itemType, stock, price }) =>
      shippingTags.join() === 'requiresCooling' && itemType === 'goods' && stock > 10 && price !== null,
  );
  await backAtDelivery(page, cooled);
  const frame = new URL((await page.locator('iframe[title="Leverans"]').getAttribute('src')) ?? '');
  const service = `${frame.origin}/frames/api/delivery/${frame.searchParams.get('session')}`;
  const { address, email, methodId } = await (await page.request.get(service)).json();
  expect(methodId).not.toBeNull();
  // A cooled delivery does not go there, so the method is deselected.
  const changed = await page.request.put(`${service}/address`, {
    headers: { origin: frame.origin },
    data: { address: { ...address, postalCode: '981 30', city: 'Kiruna' }, email },
  });
  expect(await changed.json()).toMatchObject({ methodId: null });

  await page.getByRole('button', { name: 'Fortsätt till betalning' }).press('Enter');
  await atPayment(page);
  expect(await (await page.request.get(service)).json()).toMatchObject({ address, methodId });
});
