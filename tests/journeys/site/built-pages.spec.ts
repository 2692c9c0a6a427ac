import type { Request } from '@playwright/test';
import { expect, launchIn, test } from '../../support/launch-in';
import {
  brandWithNews,
  campaignThat,
  contentPath,
  plainProduct,
  productThat,
  topCategory,
} from '../../support/products';
import { quiet } from '../../support/quiet-network';

declare global {
  interface Window {
    /** What the page's markup contained before any of the shop's code ran. */
    brought: Element[];
  }
}

test('the tag manager is not loaded on a page of marketing-sensitive products, but on the next page', async ({
  page,
}) => {
  const shop = await launchIn(page, 'site');
  await shop.open(productThat(({ marketingSensitive }) => marketingSensitive).path);
  const requests: Request[] = [];
  page.on('request', (request) => void (request.url().includes('gtm.js') && requests.push(request)));
  const adapter = page.waitForResponse(/\/tags-[^/]*\.js$/);
  await shop.acceptCookies();
  expect((await adapter).ok()).toBe(true);
  // Denying all consent is its first step; in the same task it decides whether to add the script.
  await page.waitForFunction(() => Number(window.dataLayer?.length) > 0);
  await expect(page.locator('script[src*="gtm.js"]')).toHaveCount(0);
  expect(requests).toEqual([]);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Kampanjer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kampanjer' })).toBeVisible();
  await expect.poll(() => requests.length).toBe(1);
  const { referer } = (await requests[0]?.allHeaders()) ?? {};
  expect(referer, 'it learns no address').toBe(`${new URL(page.url()).origin}/`);
  await quiet(page);
  expect(requests).toHaveLength(1);
});

const builtPaths = [
  '/',
  plainProduct().path,
  topCategory().path,
  brandWithNews().path,
  productThat(({ itemType, stock }) => itemType === 'otc' && stock === 0).path,
  campaignThat('running').path,
  campaignThat('ended').path,
  '/kampanjer/',
  '/rad/',
  '/lakartjanst/',
  '/hitta-apotek/gotlands-lan/',
  '/varumarken/',
  contentPath(),
];

for (const path of builtPaths)
  test(`the prerendered content of ${path} stays during hydration`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const shop = await launchIn(page, 'site');
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        window.brought = [...document.querySelectorAll('h1, h2, h3, a, img, button')];
      });
    });
    await shop.open(path);
    await quiet(page);
    const gone = await page.evaluate(() =>
      window.brought.filter((element) => !element.isConnected).map((element) => element.outerHTML.slice(0, 200)),
    );
    expect(gone).toEqual([]);
  });

test('a built page in an environment with another configuration shows the details from it', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await page.route('/config.json', async (route) => {
    const config = await (await route.fetch()).json();
    const operator = { ...config.operator, phone: '0770-111 222', company: 'Annat Apotek AB' };
    await route.fulfill({ json: { ...config, operator } });
  });
  await shop.open(plainProduct().path);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: '0770-111 222' })).toHaveAttribute('href', 'tel:0770111222');
  await expect(footer).toContainText('Annat Apotek AB');
});

test('price and availability of a built page are updated from the service without moving what follows', async ({
  page,
}) => {
  const shop = await launchIn(page, 'site');
  const product = productThat(
    ({ itemType, stock, promotion }) => itemType === 'goods' && stock > 0 && promotion !== null,
  );
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('/api/items/items?*', async (route) => {
    const { items } = await (await route.fetch()).json();
    const availability = { word: 'exceedsStock', buyable: true, stock: 3 };
    const change = (item: object) => ({ ...item, price: 123_400, promotion: null, availability });
    await answered;
    await route.fulfill({ json: { items: items.map(change) } });
  });
  const itemsRequest = page.waitForRequest(/\/api\/items\/items\?/);
  await shop.open(product.path);
  await itemsRequest;
  const button = page.getByRole('button', { name: 'Lägg i varukorgen' });
  const place = await button.boundingBox();
  answer();
  await expect(page.getByRole('main').getByText(/^1\s234\skr$/)).toBeVisible();
  await expect(page.getByText('Så många finns inte i lager online')).toBeVisible();
  expect(await button.boundingBox()).toEqual(place);
});
