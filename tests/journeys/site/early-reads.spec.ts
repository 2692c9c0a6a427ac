import type { Page } from '@playwright/test';
import { delayResponses } from '../../support/delay-responses';
import { fault } from '../../support/faults';
import { expect, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { quiet } from '../../support/quiet-network';
import { addToCart, visit } from '../../support/steps';

const product = plainProduct();
const token = '/api/web/authy/getAccessToken';
const cart = '/api/web/cart2/internal/b2c/cart/*';

/** What the page reads, by kind. */
function recordReads(page: Page) {
  const reads = { config: 0, token: 0, cart: 0 };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/config.json') reads.config += 1;
    if (pathname === token) reads.token += 1;
    if (request.method() === 'GET' && /\/b2c\/cart\/\w+$/.test(pathname)) reads.cart += 1;
  });
  return reads;
}

async function withCart(page: Page) {
  const shop = await visit(page, product);
  const side = await addToCart(page, product);
  await expect(side.getByText('Till kassan')).toBeVisible();
  // The cart is written after it is shown.
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('luckan_cart');
  await quiet(page);
  return shop;
}

const onwards = (page: Page) => page.getByRole('button', { name: 'Fortsätt', exact: true });

test('a checkout has read who is signed in and the cart before its code has come, and reads neither again', async ({
  page,
}) => {
  const shop = await withCart(page);
  const reads = recordReads(page);
  const scripts = await delayResponses(page, '**/assets/*.js');
  const read = page.waitForResponse((response) => /\/b2c\/cart\/\w+$/.test(response.url()));
  const opened = shop.open('/kassa/');
  expect((await read).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Kassa' })).toBeVisible();
  scripts.release();
  await opened;
  await expect(onwards(page)).toBeVisible();
  expect(reads).toEqual({ config: 1, token: 1, cart: 1 });
});

const faults = {
  'comes late': { kind: 'delay', ms: 1500 },
  fails: { kind: 'status', status: 500 },
  'is refused': { kind: 'status', status: 401 },
  'is lost': { kind: 'drop' },
  'cannot be read': { kind: 'malformed' },
} as const;

for (const [what, path] of Object.entries({ 'who is signed in': token, 'the cart': cart })) {
  for (const [how, effect] of Object.entries(faults)) {
    test(`the checkout is shown when the early read of ${what} ${how}`, async ({ page }) => {
      const shop = await withCart(page);
      await fault(page, { method: 'GET', path, times: 1, effect });
      await shop.open('/kassa/');
      const again = page.getByRole('button', { name: 'Försök igen' });
      await expect(onwards(page).or(again)).toBeVisible();
      if (await again.isVisible()) await again.click();
      await expect(onwards(page)).toBeVisible();
      await expect(page.getByRole('main')).toContainText(product.title);
    });
  }
}
