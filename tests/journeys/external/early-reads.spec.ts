import { delayResponses } from '../../support/delay-responses';
import { fault } from '../../support/faults';
import { expect, launchIn, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';

const product = plainProduct();

test('a page opened in an app has read its data before its code has come, and reads them once', async ({ page }) => {
  const shop = await launchIn(page, 'external');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const scripts = await delayResponses(page, '**/assets/*.js');
  const read = page.waitForResponse((response) => response.url().endsWith(`${product.path}index.json`));
  const opened = shop.open(product.path);
  expect((await read).status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Laddar …' })).toBeVisible();
  scripts.release();
  await opened;
  await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
  const repeated = asked.filter((path) => /index\.json$|config\.json$/.test(path) && path.includes(product.path));
  expect(repeated).toHaveLength(1);
  expect(asked.filter((path) => path.endsWith('/config.json'))).toHaveLength(1);
});

for (const [how, effect] of Object.entries({
  'comes late': { kind: 'delay', ms: 1500 },
  fails: { kind: 'status', status: 503 },
  'is lost': { kind: 'drop' },
} as const)) {
  test(`a page is shown in an app when the early read of its data ${how}`, async ({ page }) => {
    const shop = await launchIn(page, 'external');
    await fault(page, { path: `/page-data${product.path}index.json`, times: 1, effect });
    await shop.open(product.path);
    await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
  });
}
