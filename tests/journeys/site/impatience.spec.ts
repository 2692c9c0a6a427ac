import { delayResponses } from '../../support/delay-responses';
import { fault } from '../../support/faults';
import { expect, launchIn, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { toPayment, visit, visitCheckout } from '../../support/steps';

const product = plainProduct();

test('a double click while the cart is slow adds one product', async ({ page }) => {
  await visit(page, product);
  await fault(page, { path: '/api/web/cart2/**', times: 2, effect: { kind: 'delay', ms: 1_000 } });
  await page.getByRole('button', { name: 'Lägg i varukorgen' }).dblclick();
  const cart = page.getByRole('dialog', { name: 'Varukorg (1)' });
  await expect(cart.getByRole('link', { name: product.title }).first()).toBeVisible();
  await expect(cart.getByText('Att betala')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Varukorg, 1 vara' })).toBeVisible();
});

test('a button pressed before the script has loaded works once it has', async ({ page }) => {
  await launchIn(page, 'site');
  await fault(page, { path: '/assets/chunk-*.js', effect: { kind: 'delay', ms: 3_000 } });
  await page.goto(product.path, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Lägg i varukorgen' }).dblclick();
  // The script is delayed on purpose, and everything that the page loads after it is later still.
  await expect(page.getByRole('dialog', { name: 'Varukorg (1)' })).toBeVisible({ timeout: 30_000 });
});

test('going back does not move the page away under a press', async ({ page }) => {
  const shop = await visit(page, product);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kundklubb' }).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
  await shop.open('/dev/ui/');
  const code = await delayResponses(page, '**/assets/chunk-*.js');
  await page.goBack({ waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Lägg i varukorgen' }).hover();
  await page.mouse.down();
  code.release();
  // Only the shop's code renders it.
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Spara som favorit/ })
      .first(),
  ).toBeAttached();
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Varukorg (1)' })).toBeVisible();
});

test('reload, back and forward leave the checkout at its step, with its input', async ({ page }) => {
  await visitCheckout(page, product);
  const email = (await toPayment(page)).getByLabel('E-post');
  await page.reload();
  await expect(email).toHaveValue('kim.lund@example.com');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Fortsätt till betalning' })).toBeEnabled();
  await page.goForward();
  await expect(email).toHaveValue('kim.lund@example.com');
});
