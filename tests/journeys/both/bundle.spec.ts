import type { Locator, Page } from '@playwright/test';
import type { Product } from '../../../fixtures/data/model';
import { add, ore } from '../../../src/domain/money';
import { formatDay, formatMoney } from '../../../src/i18n/format';
import { expectAccessible } from '../../support/axe';
import { clearFaults, fault } from '../../support/faults';
import { expect, launchIn, type Mode, modes, type Shop, test } from '../../support/launch-in';
import { bundleOf, cheapestShipping, productThat } from '../../support/products';
import { quiet } from '../../support/quiet-network';
import { addToCart, visit } from '../../support/steps';

const { products, price } = bundleOf(2);
const [product, other] = products as [Product, Product];
const name = `Köp båda för ${formatMoney(price)}`;

const sideCart = (page: Page, count: number) => page.getByRole('dialog', { name: `Varukorg (${count})` });
const adds = ({ requested }: Shop) => requested.filter((url) => url.endsWith('/tg')).length;

async function bundleOn(page: Page): Promise<Locator> {
  await page.getByRole('heading', { name: 'Om varan' }).scrollIntoViewIfNeeded();
  const bundle = page.getByRole('region', { name });
  await bundle.scrollIntoViewIfNeeded();
  return bundle;
}

async function toBundle(page: Page, mode: Mode): Promise<{ shop: Shop; bundle: Locator; buy: Locator }> {
  const shop = await visit(page, product, mode);
  const bundle = await bundleOn(page);
  return { shop, bundle, buy: bundle.getByRole('button', { name: 'Lägg båda i varukorgen' }) };
}

for (const mode of modes) {
  test(`${mode}, alike: a bundle is added to the cart once, at its price, however often the button is pressed`, async ({
    page,
  }) => {
    const { shop, bundle, buy } = await toBundle(page, mode);
    await expect(bundle.getByRole('listitem')).toHaveCount(2);
    await expect(bundle.getByRole('link', { name: other.title })).toBeVisible();
    await expect(bundle).toContainText('Du sparar');
    await expectAccessible(page);
    await buy.dblclick();
    const cart = sideCart(page, 2);
    for (const { title } of products) {
      const row = cart
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: title }) })
        .first();
      await expect(row).toContainText(name);
    }
    await expect(cart).toContainText(formatMoney(add(price, cheapestShipping(products, price))));
    await expectAccessible(page);
    expect(adds(shop)).toBe(1);
    await shop.open('/varukorg/');
    for (const { title } of products)
      await expect(page.getByRole('main').getByLabel(`Antal av ${title}`)).toHaveValue('1');
  });

  test(`${mode}, alike: a refused bundle leaves nothing in the cart and shows the reason`, async ({ page }) => {
    const { buy } = await toBundle(page, mode);
    const customerDescription = `${other.title}: Varan tog just slut.`;
    const body = { items: [{ itemId: other.productNumber, reason: 'OUT_OF_STOCK', customerDescription }] };
    const path = '/api/web/cart2/**/tg';
    await fault(page, { method: 'POST', path, effect: { kind: 'status', status: 409, body } });
    await buy.click();
    const cart = page.getByRole('dialog', { name: 'Varukorg' });
    await expect(cart.getByText(customerDescription)).toBeVisible();
    for (const { title } of products) await expect(cart.getByRole('link', { name: title })).toHaveCount(0);
    await expectAccessible(page);
    await clearFaults(page);
    await cart.getByRole('button', { name: 'Stäng' }).click();
    await buy.click();
    await expect(sideCart(page, 2).getByRole('link', { name: other.title }).first()).toBeVisible();
  });

  test(`${mode}, alike: a bundle with a sold-out product cannot be bought, and the page says why`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    const headers = { 'X-Luckan-Test': '1' };
    const stock = await page.request.put(`/__stock/${other.productNumber}`, { headers, data: { stock: 0 } });
    expect(stock.status()).toBe(204);
    await shop.hasDeclinedCookies();
    await shop.open(product.path);
    const bundle = await bundleOn(page);
    await expect(bundle.getByText('Slut i lager online')).toBeVisible();
    await expect(bundle.getByText(`eftersom ${other.title} inte kan köpas.`)).toBeVisible();
    await expect(bundle.getByRole('button', { name: 'Lägg båda i varukorgen' })).toBeDisabled();
    await expectAccessible(page);
  });

  test(`${mode}, alike: a bundle bought offline waits for the network with a visible message`, async ({
    page,
    context,
  }) => {
    const { shop, buy } = await toBundle(page, mode);
    await expect.poll(() => shop.requested.some((url) => /\/SideCart-[^/]*\.json$/.test(url))).toBe(true);
    await quiet(page);
    await context.setOffline(true);
    await buy.click();
    const cart = sideCart(page, 2);
    await expect(cart.getByText('Väntar på nätverk')).toBeVisible();
    for (const { title } of products) await expect(cart.getByRole('link', { name: title }).first()).toBeVisible();
    await context.setOffline(false);
    await expect(cart.getByText('Väntar på nätverk')).toBeHidden({ timeout: 20_000 });
    await expect(cart.getByText(name)).toHaveCount(2);
  });

  test(`${mode}, alike: with three for the price of two, the third product is free`, async ({ page }) => {
    const many = productThat(
      ({ multiBuy, stock, marketingSensitive }) => multiBuy !== null && stock > 10 && !marketingSensitive,
    );
    await visit(page, many, mode);
    const ribbon = 'Ta 3 betala för 2';
    await expect(page.getByRole('main').getByText(ribbon)).toBeVisible();
    await expect(
      page.getByRole('main').getByText(`Gäller t.o.m. ${formatDay(many.multiBuy?.expires ?? '')}`),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Fler' }).click({ clickCount: 2 });
    const cart = await addToCart(page, many);
    await expect(cart.getByText(`${ribbon} ${formatMoney(ore(-(many.price ?? 0)))}`)).toBeVisible();
    await expectAccessible(page);
  });
}
