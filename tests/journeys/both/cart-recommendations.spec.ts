import { expectAccessible } from '../../support/axe';
import { fault } from '../../support/faults';
import { expect, modes, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { addToCart, visit, visitCart } from '../../support/steps';

const product = plainProduct();

for (const mode of modes) {
  test(`${mode}, alike: the cart page recommends products that others buy with its own, to be bought there`, async ({
    page,
  }) => {
    await visitCart(page, product, mode);
    const heading = page.getByRole('heading', { name: 'Andra köpte också' });
    const section = page.getByRole('main').locator('section').filter({ has: heading });
    await page.getByRole('region', { name: 'Summering' }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 2_000);
    await expect(heading).toBeVisible();
    const cards = section.getByRole('article');
    const titles = await cards.getByRole('heading').allTextContents();
    expect(titles.length).toBeGreaterThan(0);
    expect(titles.length).toBeLessThanOrEqual(10);
    // Units are shown unbroken.
    expect(titles.map((title) => title.replaceAll('\u00a0', ' '))).not.toContain(product.title);
    await expectAccessible(page);
    await section.getByRole('button', { name: /^Köp / }).first().click();
    await expect(page.getByRole('dialog', { name: 'Varukorg (2)' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Stäng' }).click();
    await expect(cards.getByRole('heading')).toHaveText(titles);
  });
}

test('a search service without recommendations leaves the cart as it is', async ({ page }) => {
  const shop = await visit(page, product);
  await addToCart(page, product);
  await fault(page, { path: '/api/**/queries/cart-page', effect: { kind: 'status', status: 500 } });
  const response = page.waitForResponse((answer) => answer.url().includes('/queries/cart-page'));
  await shop.open('/varukorg/');
  await page.mouse.wheel(0, 2_000);
  await response;
  await expect(page.getByRole('link', { name: 'Till kassan' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Andra köpte också' })).toHaveCount(0);
});
