import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { expect, launchIn, test } from '../../support/launch-in';
import { contentPath, plainProduct, topCategory } from '../../support/products';
import { addToCart } from '../../support/steps';

const product = plainProduct();

/** Applies a theme as the configuration of a shop does. */
async function dressIn(page: Page, theme: string): Promise<void> {
  await page.locator('html').evaluate((root, name) => root.setAttribute('class', name), `theme-${theme}`);
}

for (const theme of ['orange', 'ag']) {
  test(`${theme}: every screen is accessible`, async ({ page }) => {
    test.slow();
    const shop = await launchIn(page, 'site');
    const judge = async () => {
      await dressIn(page, theme);
      await expectAccessible(page, { texts: 5 });
    };
    await shop.open('/');
    await judge();
    await shop.declineCookies();
    for (const path of [topCategory().path, contentPath(), '/hitta-produkter/?q=vitamin']) {
      await shop.open(path);
      await judge();
    }
    await shop.open(product.path);
    const button = page.getByRole('button', { name: 'Lägg i varukorgen' });
    const colour = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    const green = await colour();
    await judge();
    expect(await colour()).not.toBe(green);
    await addToCart(page, product);
    await judge();
    for (const path of ['/varukorg/', '/kassa/']) {
      await shop.open(path);
      await expect(page.getByRole('main').getByRole('link', { name: product.title }).first()).toBeVisible();
      await judge();
    }
  });
}
