import type { Page } from '@playwright/test';
import { delayResponses } from '../../support/delay-responses';
import { expect, launchIn, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';

const product = plainProduct();

/** What the page loads after what it shows. */
const cartCode = '**/assets/deferred-*.js';
const allCode = '**/assets/*.js';

const reload = (page: Page) => page.reload({ waitUntil: 'commit' });
const followLink = (page: Page) => page.getByRole('link', { name: 'Till startsidan' }).first().click();

for (const [title, files, leave] of [
  ['before any code has loaded is in the cart, once, although a link is followed', allCode, followLink],
  ['before any code has loaded is in the cart, once, although the page is reloaded', allCode, reload],
  ['before the cart’s code has loaded is in the cart, once, although the page is reloaded', cartCode, reload],
] as const)
  test(`a product added ${title}`, async ({ page }) => {
    // With responses delayed the browser caches nothing: each page loads all of its code.
    test.slow();
    const shop = await launchIn(page, 'site');
    const code = await delayResponses(page, files);
    await page.goto(product.path, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Lägg i varukorgen' }).dblclick();
    await leave(page);
    code.release();
    const one = page.getByRole('link', { name: 'Varukorg, 1 vara' });
    await expect(one).toBeVisible({ timeout: 20_000 });
    // The page that was left must not add it, too.
    if (leave === followLink) {
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
      await expect(one).toBeVisible({ timeout: 20_000 });
    }
    await shop.open('/varukorg/');
    await expect(page.getByRole('main').getByLabel(`Antal av ${product.title}`, { exact: true })).toHaveValue('1');
  });

test('a product added before any code has loaded is in the cart, once, although the network goes and comes', async ({
  page,
  context,
}) => {
  const shop = await launchIn(page, 'site');
  const code = await delayResponses(page, allCode);
  await page.goto(product.path, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();
  await context.setOffline(true);
  code.release();
  await expect(page.getByText('Du är inte uppkopplad. Vi försöker igen så fort du har nätverk.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('link', { name: 'Varukorg, 1 vara' })).toBeVisible();
  await shop.open('/varukorg/');
  await expect(page.getByRole('main').getByLabel(`Antal av ${product.title}`, { exact: true })).toHaveValue('1');
});
