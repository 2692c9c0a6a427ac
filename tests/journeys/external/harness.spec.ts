import { plainGood } from '../../support/goods';
import { expect, test } from '../../support/launch-in';

test.use({ levels: ['error', 'warning'] });

const hosts = {
  'the shop’s own site': (shop: URL) => new URL('/harness/', shop),
  'another site': (shop: URL) => new URL(`http://127.0.0.1:${Number(shop.port) + 1}/harness/`),
};
const good = plainGood();

for (const [name, addressOf] of Object.entries(hosts)) {
  test(`the harness on ${name} plays the app, from the handshake to the frames of the checkout`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 1600, height: 1000 });
    await page.goto(addressOf(new URL(baseURL ?? '')).href);
    const log = page.getByRole('region', { name: 'Log', exact: true });
    const entries = (type: string) =>
      log.getByRole('row').filter({ has: page.getByRole('rowheader', { name: type, exact: true }) });
    const shop = page.frameLocator('iframe[title="The shop"]');
    await expect(entries('READY').first()).toContainText('valid');
    await expect(entries('HELLO').first()).toContainText('to shop');

    await page.getByLabel('Start at').fill(good.path);
    await page.getByRole('button', { name: 'Load' }).click();
    await expect(entries('ROUTE_CHANGE').last()).toContainText(good.path);
    await shop.getByRole('button', { name: 'Lägg i varukorgen' }).click();
    await expect(entries('CART_CHANGE').last()).toContainText('"numberOfItems": 1');
    await expect(entries('ANALYTICS_EVENT').last()).toContainText('valid');

    const cart = shop.getByRole('dialog', { name: 'Varukorg' });
    await cart.getByText('Till kassan').click();
    await expect(entries('VIEW_CHECKOUT')).toContainText('valid');
    await expect(entries('ROUTE_CHANGE').last()).toContainText('/kassa/');
    await shop.getByRole('button', { name: 'Fortsätt', exact: true }).click();
    await expect(entries('SHIPPING_PROVIDER_HEIGHT').last()).toContainText(/"height": \d+/);

    await page.getByRole('button', { name: 'Load' }).click();
    await expect(entries('READY')).toHaveCount(3);
    await expect(entries('CART_CHANGE').last(), 'the cart outlives the load').toContainText('"numberOfItems": 1');
    await expect(page.locator('dt', { hasText: /^invalid$/ }).locator('+ dd')).toHaveText('0');
  });
}
