import { loadedAnew } from '../../support/consent';
import { expect, launchIn, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';

test('a visitor who withdraws consent is reported as gone and continues with a new identity', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  const keysOf = (part: string) =>
    shop.requested.filter((url) => url.includes(part)).map((url) => new URL(url).searchParams.get('customerKey'));
  await shop.open(plainProduct().path);
  await shop.acceptCookies();
  await expect.poll(() => keysOf('/queries/product-page')).not.toEqual([]);
  const [before] = keysOf('/queries/');
  await expect(page.locator('script[src*="gtm.js"]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Kakor' }).click();
  expect(keysOf('/notifications/end')).toEqual([]);
  await loadedAnew(page, shop.declineCookies);
  await expect.poll(() => keysOf('/notifications/end')).toEqual([before]);
  await page.getByRole('button', { name: 'Meny' }).click();
  await expect.poll(() => keysOf('/queries/navigation-tree')).toHaveLength(1);
  expect(keysOf('/queries/navigation-tree')).not.toContain(before);
  expect(await page.evaluate(() => localStorage.getItem('luckan.searchSession.v1'))).toBeNull();
});
