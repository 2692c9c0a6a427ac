import type { Page } from '@playwright/test';
import { delayResponses } from '../../support/delay-responses';
import { fault } from '../../support/faults';
import { expect, launchIn, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { quiet } from '../../support/quiet-network';
import { addToCart, visit } from '../../support/steps';

const product = plainProduct();
const token = '/api/web/authy/getAccessToken';
const cart = '/api/web/cart2/internal/b2c/cart/*';
const parameters = '/api/delivery-parameters/parameters';
const search = '/api/storefront/v3/queries/search-page';

/** What the page reads, by kind. */
function recordReads(page: Page) {
  const reads = { config: 0, token: 0, cart: 0, parameters: 0, search: 0 };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/config.json') reads.config += 1;
    if (pathname === token) reads.token += 1;
    if (pathname === parameters) reads.parameters += 1;
    if (pathname === search) reads.search += 1;
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

test('a checkout has read who is signed in, the cart and its delivery before its code has come, and none again', async ({
  page,
}) => {
  const shop = await withCart(page);
  const reads = recordReads(page);
  const scripts = await delayResponses(page, '**/assets/*.js');
  const read = page.waitForResponse((response) => response.url().endsWith(parameters));
  const opened = shop.open('/kassa/');
  expect((await read).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Kassa' })).toBeVisible();
  scripts.release();
  await opened;
  await expect(onwards(page)).toBeVisible();
  // The summary asks the same as the steps.
  await expect(page.getByRole('main')).toContainText(product.title);
  await quiet(page);
  expect(reads).toEqual({ config: 1, token: 1, cart: 1, parameters: 1, search: 0 });
});

const found = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Köp / }).first();

test('a search has been asked before its code has come, and is not asked again', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  const reads = recordReads(page);
  const scripts = await delayResponses(page, '**/assets/*.js');
  const read = page.waitForResponse((response) => response.url().includes(search));
  const opened = shop.open('/hitta-produkter/?q=kräm');
  expect((await read).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Sök' })).toBeVisible();
  scripts.release();
  await opened;
  await expect(found(page)).toBeVisible();
  await quiet(page);
  expect(reads.search).toBe(1);
});

const faults = {
  'comes late': { kind: 'delay', ms: 1500 },
  fails: { kind: 'status', status: 500 },
  'is refused': { kind: 'status', status: 401 },
  'is lost': { kind: 'drop' },
  'cannot be read': { kind: 'malformed' },
} as const;

const ofCheckout = {
  'who is signed in': ['GET', token],
  'the cart': ['GET', cart],
  'what its delivery requires': ['POST', parameters],
} as const;

for (const [what, [method, path]] of Object.entries(ofCheckout)) {
  for (const [how, effect] of Object.entries(faults)) {
    test(`the checkout is shown when the early read of ${what} ${how}`, async ({ page }) => {
      const shop = await withCart(page);
      await fault(page, { method, path, times: 1, effect });
      await shop.open('/kassa/');
      const again = page.getByRole('button', { name: 'Försök igen' });
      await expect(onwards(page).or(again)).toBeVisible();
      if (await again.isVisible()) await again.click();
      await expect(onwards(page)).toBeVisible();
      await expect(page.getByRole('main')).toContainText(product.title);
    });
  }
}

for (const [how, effect] of Object.entries(faults)) {
  test(`a search shows its products when the early answer ${how}`, async ({ page }) => {
    const shop = await launchIn(page, 'site');
    await fault(page, { method: 'POST', path: search, times: 1, effect });
    await shop.open('/hitta-produkter/?q=kräm');
    await expect(found(page)).toBeVisible();
  });
}
