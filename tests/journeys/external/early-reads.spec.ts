import type { Page } from '@playwright/test';
import { delayResponses } from '../../support/delay-responses';
import { fault } from '../../support/faults';
import { expect, launchIn, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { quiet } from '../../support/quiet-network';
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

/** What the page reads ahead, by kind. */
function recordReads(page: Page) {
  const reads = { config: 0, data: 0 };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/config.json')) reads.config += 1;
    if (pathname === `/page-data${product.path}index.json`) reads.data += 1;
  });
  return reads;
}

/** A shell of its own, whose configuration is the environment's. */
async function serveElsewhere(page: Page): Promise<void> {
  await serveShellElsewhere(page);
  await page.route(`**${elsewhere}/config.json`, (route) =>
    route.continue({ url: new URL('/external/config.json', route.request().url()).href }),
  );
}

/** The product's page in a shell of its own. */
async function openElsewhere(page: Page): Promise<void> {
  await serveElsewhere(page);
  await page.goto(elsewhere + product.path);
}

const title = (page: Page) => page.getByRole('heading', { level: 1, name: product.title });

test('in a shell without the site a page has read its data before its code has come, and reads them once', async ({
  page,
}) => {
  await launchIn(page, 'external');
  const reads = recordReads(page);
  await serveElsewhere(page);
  const scripts = await delayResponses(page, '**/assets/*.js');
  const read = page.waitForResponse((response) => response.url().endsWith(`${product.path}index.json`));
  await page.goto(elsewhere + product.path, { waitUntil: 'commit' });
  expect((await read).status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Laddar …' })).toBeVisible();
  scripts.release();
  await expect(title(page)).toBeVisible();
  await quiet(page);
  expect(reads).toEqual({ config: 1, data: 1 });
});

const earlyReads = {
  config: { what: 'the configuration', path: '/external/config.json' },
  data: { what: 'its data', path: `/page-data${product.path}index.json` },
};

/** A browser may repeat by itself, unseen, what is lost. */
const faults = {
  'comes late': { effect: { kind: 'delay', ms: 1500 }, requests: 1 },
  fails: { effect: { kind: 'status', status: 503 }, requests: 2 },
  'is refused': { effect: { kind: 'status', status: 401 }, requests: 2 },
  'is lost': { effect: { kind: 'drop' }, requests: expect.any(Number) },
  'cannot be read': { effect: { kind: 'malformed' }, requests: 2 },
} as const;

for (const [kind, { what, path }] of Object.entries(earlyReads)) {
  for (const [how, { effect, requests }] of Object.entries(faults)) {
    test(`in a shell without the site a page is shown when the early read of ${what} ${how}`, async ({ page }) => {
      await launchIn(page, 'external');
      await fault(page, { path, times: 1, effect });
      const reads = recordReads(page);
      await openElsewhere(page);
      await expect(title(page)).toBeVisible();
      await quiet(page);
      expect(reads).toEqual({ config: 1, data: 1, [kind]: requests });
    });
  }
}

test('in a shell without the site a page whose data fail for good says so at once, and is shown when asked for again', async ({
  page,
}) => {
  await launchIn(page, 'external');
  await fault(page, { path: earlyReads.data.path, times: 1, effect: { kind: 'status', status: 500 } });
  const reads = recordReads(page);
  await openElsewhere(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Någonting gick fel' })).toBeVisible();
  await quiet(page);
  expect(reads).toEqual({ config: 1, data: 1 });
  await page.getByRole('button', { name: 'Försök igen' }).click();
  await expect(title(page)).toBeVisible();
  await quiet(page);
  expect(reads, 'of a fresh document').toEqual({ config: 2, data: 2 });
});
