import { delayResponses } from '../../support/delay-responses';
import { fault } from '../../support/faults';
import { expect, launchIn, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { elsewhere, serveShellElsewhere } from '../../support/shell-below';

const product = plainProduct();

test('a page opened in an app beside the site is in its document, without what surrounds it there, and reads no data', async ({
  page,
}) => {
  const shop = await launchIn(page, 'external');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const scripts = await delayResponses(page, '**/assets/*.js');
  const opened = shop.open(product.path);
  await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'search'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  const links = page.getByRole('main').getByRole('link');
  const addresses = () => links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  const shown = await addresses();
  expect(shown.filter((address) => address?.startsWith('/external/')).length).toBeGreaterThan(2);
  // Pressed before there is anything to answer it.
  await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();
  scripts.release();
  await opened;
  await expect(page.getByRole('dialog', { name: 'Varukorg (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'Stäng' }).click();
  expect(await addresses()).toEqual(expect.arrayContaining(shown));
  expect(asked).not.toContain(`/page-data${product.path}index.json`);
  expect(asked.filter((path) => path.endsWith('/config.json'))).toHaveLength(1);

  await links.first().click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(shown[0]);
  const route = () => shop.messages.findLast(({ type }) => type === 'ROUTE_CHANGE')?.payload;
  await expect.poll(route).toMatchObject({ path: shown[0]?.replace('/external', ''), canGoBack: true });
});

test('in a shell without the site a page has read its data before its code has come, and reads them once', async ({
  page,
}) => {
  await launchIn(page, 'external');
  await serveShellElsewhere(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const scripts = await delayResponses(page, '**/assets/*.js');
  const read = page.waitForResponse((response) => response.url().endsWith(`${product.path}index.json`));
  await page.goto(elsewhere + product.path, { waitUntil: 'commit' });
  expect((await read).status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Laddar …' })).toBeVisible();
  scripts.release();
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
  test(`in a shell without the site a page is shown when the early read of its data ${how}`, async ({ page }) => {
    await launchIn(page, 'external');
    await serveShellElsewhere(page);
    await fault(page, { path: `/page-data${product.path}index.json`, times: 1, effect });
    await page.goto(elsewhere + product.path);
    await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
  });
}
