import { delayResponses } from '../../support/delay-responses';
import { expect, launchIn, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';

test('a product whose addition is still being sent after a reload says so, and is not added a second time', async ({
  page,
}) => {
  const product = plainProduct();
  const shop = await launchIn(page, 'site');
  await shop.hasDeclinedCookies();
  await shop.open(product.path);
  const add = page.getByRole('main').getByRole('button', { name: 'Lägg i varukorgen' }).first();
  const sending = await delayResponses(page, '**/api/web/cart2/**/tg/*', { method: 'POST' });
  await add.press('Enter');
  await expect.poll(sending.calls).toBe(1);
  await page.reload();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  await add.press('Enter');
  sending.release();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Varukorg, 1 vara' })).toBeVisible();
  await expect(add).not.toHaveAttribute('aria-busy');
  await page.goto('/varukorg/');
  await expect(page.getByLabel(`Antal av ${product.title}`, { exact: true })).toHaveValue('1');
});
