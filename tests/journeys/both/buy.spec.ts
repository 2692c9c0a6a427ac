import { expectAccessible } from '../../support/axe';
import { plainGood } from '../../support/goods';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { payFor } from '../../support/steps';

const { path, title } = plainGood();

for (const mode of modes) {
  test(`${mode}: from a product to the confirmation of the order`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    await shop.open(path);
    if (mode === 'site') await page.getByRole('button', { name: 'Bara nödvändiga' }).click();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();
    const cart = page.getByRole('dialog', { name: 'Varukorg' });
    await expect(cart.getByRole('link', { name: title }).first()).toBeVisible();
    await expectAccessible(page);
    await cart.getByText('Till kassan').click();
    if (mode === 'external') {
      // The app shows the checkout when it is told to.
      await expect.poll(async () => (await shop.told()).map(({ type }) => type)).toContain('VIEW_CHECKOUT');
      await shop.open('/kassa/');
    }

    await expect(page.getByRole('heading', { level: 1, name: 'Kassa' })).toBeVisible();
    await payFor(page);
    await expect(page.getByText(title).first()).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText(title).first()).toBeVisible();
  });
}

test('external: the app is told of the cart, the heights, the route and what is counted', async ({ page }) => {
  const shop = await launchIn(page, 'external');
  await shop.open(path);
  await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();
  const last = async (type: string) => (await shop.told()).filter((message) => message.type === type).at(-1)?.payload;
  await expect.poll(() => last('CART_CHANGE')).toMatchObject({ numberOfItems: 1, currency: 'SEK' });
  expect(await last('ROUTE_CHANGE')).toMatchObject({ path, canGoBack: false });
  expect(await last('ANALYTICS_EVENT')).toBeDefined();
  expect((await shop.told())[0]?.type).toBe('READY');

  await shop.open('/kassa/');
  await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();
  await expect.poll(() => last('SHIPPING_PROVIDER_HEIGHT')).toMatchObject({ height: expect.any(Number) });
});
