import { expect, launchIn, test } from '../../support/launch-in';
import { shortcutProduct } from '../../support/products';
import { signInAs } from '../../support/sign-in';
import { addToCart, browseTo, payFor, toCheckout } from '../../support/steps';

const product = shortcutProduct();

test('a member sees the points of an order without loading another document', async ({ page }) => {
  test.slow();
  const shop = await launchIn(page, 'site');
  await signInAs(page, 'member');
  await shop.hasDeclinedCookies();
  await shop.open('/kundklubb/');
  const points = page.getByRole('region', { name: 'Dina poäng' });
  await expect(points).toContainText('1 840');
  await page.evaluate(() => Object.assign(window, { firstDocument: true }));
  await page.getByRole('link', { name: 'Till startsidan' }).click();
  await browseTo(page, product);
  await toCheckout(shop, await addToCart(page, product));
  await payFor(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kundklubb' }).click();
  await expect(points).toBeVisible();
  await expect(points).not.toContainText('1 840');
  expect(await page.evaluate(() => 'firstDocument' in window)).toBe(true);
});
