import type { Page } from '@playwright/test';
import { keyOf } from '../../../src/platform/storage/key-of';
import { fillCart } from '../../support/cart-service';
import { delayResponses } from '../../support/delay-responses';
import { fault } from '../../support/faults';
import { expect, launchIn, type Mode, modes, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { quiet } from '../../support/quiet-network';

const product = plainProduct();

/** The reads that a document sends ahead of the shop's code, as a fault names them. */
const earlyReads = {
  config: { what: 'the configuration', method: 'GET', path: '/**config.json' },
  token: { what: 'who is signed in', method: 'GET', path: '/api/web/authy/getAccessToken' },
  cart: { what: 'the cart', method: 'GET', path: '/api/web/cart2/internal/b2c/cart/*' },
  parameters: { what: 'what its delivery requires', method: 'POST', path: '/api/delivery-parameters/parameters' },
  search: { what: 'its first page', method: 'POST', path: '/api/storefront/v3/queries/search-page' },
} as const;

type Kind = keyof typeof earlyReads;

/** What the page reads, by kind. */
function recordReads(page: Page) {
  const reads: Record<Kind, number> = { config: 0, token: 0, cart: 0, parameters: 0, search: 0 };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/config.json')) reads.config += 1;
    if (pathname === earlyReads.token.path) reads.token += 1;
    if (pathname === earlyReads.parameters.path) reads.parameters += 1;
    if (pathname === earlyReads.search.path) reads.search += 1;
    if (request.method() === 'GET' && /\/b2c\/cart\/\w+$/.test(pathname)) reads.cart += 1;
  });
  return reads;
}

/** In an app it is one that this tab has found silent: it owns no token, so that token and cart are read ahead. */
async function withCart(page: Page, mode: Mode) {
  const shop = await launchIn(page, mode);
  await shop.hasDeclinedCookies();
  await fillCart(page, product);
  const setSilent = (key: string) => {
    if (window === window.top) sessionStorage.setItem(key, 'true');
  };
  if (mode === 'external') await page.addInitScript(setSilent, keyOf('silentHost'));
  return shop;
}

const onwards = (page: Page) => page.getByRole('button', { name: 'Fortsätt', exact: true });
const again = (page: Page) => page.getByRole('button', { name: 'Försök igen' });
const found = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Köp / }).first();

/** At the checkout. */
const onceEach = { config: 1, token: 1, cart: 1, parameters: 1, search: 0 };

for (const mode of modes) {
  test(`${mode}: a checkout has read who is signed in, the cart and its delivery before its code has come, and none again`, async ({
    page,
  }) => {
    const shop = await withCart(page, mode);
    const reads = recordReads(page);
    const scripts = await delayResponses(page, '**/assets/*.js');
    const read = page.waitForResponse((response) => response.url().endsWith(earlyReads.parameters.path));
    const opened = shop.open('/kassa/');
    expect((await read).status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Kassa' })).toBeVisible();
    scripts.release();
    await opened;
    await expect(onwards(page)).toBeVisible();
    // The summary requests the same as the steps.
    await expect(page.getByRole('main')).toContainText(product.title);
    await quiet(page);
    expect(reads).toEqual(onceEach);
  });

  test(`${mode}: a search has been asked before its code has come, and is not asked again`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    const reads = recordReads(page);
    const scripts = await delayResponses(page, '**/assets/*.js');
    const read = page.waitForResponse((response) => response.url().includes(earlyReads.search.path));
    const opened = shop.open('/hitta-produkter/?q=kräm');
    expect((await read).status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Sök' })).toBeVisible();
    scripts.release();
    await opened;
    await expect(found(page)).toBeVisible();
    await quiet(page);
    expect(reads.search).toBe(1);
  });
}

test('site: a cart that another tab has changed before the code has come is read again', async ({ page, context }) => {
  const shop = await withCart(page, 'site');
  await shop.open('/varukorg/');
  const list = await context.newPage();
  const quantity = (of: Page) => of.getByRole('main').getByLabel(`Antal av ${product.title}`, { exact: true });
  const scripts = await delayResponses(list, '**/assets/*.js');
  const read = list.waitForResponse((response) => new URL(response.url()).pathname.includes('/b2c/cart/'));
  const opened = shop.open('/varukorg/', list);
  expect((await read).status()).toBe(200);
  await quantity(page).fill('2');
  await quantity(page).blur();
  await quiet(page);
  scripts.release();
  await opened;
  await expect(quantity(list)).toHaveValue('2');
});

const faults = {
  'comes late': { kind: 'delay', ms: 1500 },
  fails: { kind: 'status', status: 500 },
  'is refused': { kind: 'status', status: 401 },
  'is lost': { kind: 'drop' },
  'cannot be read': { kind: 'malformed' },
} as const;

type How = keyof typeof faults;

/** Of a visitor the service sends nothing that could be cut in the middle. */
const effectOn = (kind: Kind, how: How) =>
  kind === 'token' && how === 'cannot be read'
    ? { kind: 'status' as const, status: 200, body: 'nonsense' }
    : faults[how];

/**
 * How often each is requested in all, as without reading ahead. A browser may repeat by itself, unseen, what is lost.
 * A token that is refused means that nobody is signed in. A checkout does without what its delivery requires, and the
 * steps that it shows then send them once more.
 */
const requests: Record<Kind, Record<Exclude<How, 'is lost'>, number>> = {
  config: { 'comes late': 1, fails: 2, 'is refused': 2, 'cannot be read': 2 },
  token: { 'comes late': 1, fails: 2, 'is refused': 1, 'cannot be read': 2 },
  cart: { 'comes late': 1, fails: 2, 'is refused': 2, 'cannot be read': 2 },
  parameters: { 'comes late': 1, fails: 2, 'is refused': 2, 'cannot be read': 2 },
  search: { 'comes late': 1, fails: 2, 'is refused': 2, 'cannot be read': 2 },
};

const requestsOf = (kind: Kind, how: How) => (how === 'is lost' ? expect.any(Number) : requests[kind][how]);

/** A cart that could not be read is the only one that the customer requests again. */
const asksCustomer = (kind: Kind, how: How) => kind === 'cart' && (how === 'fails' || how === 'cannot be read');

const atCheckout = {
  site: ['config', 'token', 'cart', 'parameters'],
  external: ['config', 'token', 'cart'],
} as const;

const atSearch = { site: ['config', 'search'], external: ['config'] } as const;

const everyWay = Object.keys(faults) as How[];

for (const mode of modes) {
  for (const kind of atCheckout[mode]) {
    for (const how of everyWay) {
      const { what, ...address } = earlyReads[kind];
      test(`${mode}: the checkout is shown when the early read of ${what} ${how}`, async ({ page }) => {
        const shop = await withCart(page, mode);
        await fault(page, { ...address, times: 1, effect: effectOn(kind, how) });
        const reads = recordReads(page);
        await shop.open('/kassa/');
        await expect(onwards(page).or(again(page))).toBeVisible();
        const mustAsk = await again(page).isVisible();
        if (how !== 'is lost') expect(mustAsk).toBe(asksCustomer(kind, how));
        if (mustAsk) await again(page).click();
        await expect(onwards(page)).toBeVisible();
        await expect(page.getByRole('main')).toContainText(product.title);
        const expected = { ...onceEach, [kind]: requestsOf(kind, how) };
        await expect.poll(() => reads).toEqual(expected);
        await quiet(page);
        expect(reads).toEqual(expected);
      });
    }
  }

  for (const kind of atSearch[mode]) {
    for (const how of everyWay) {
      const { what, ...address } = earlyReads[kind];
      test(`${mode}: a search shows its products when the early read of ${what} ${how}`, async ({ page }) => {
        const shop = await launchIn(page, mode);
        await fault(page, { ...address, times: 1, effect: effectOn(kind, how) });
        const reads = recordReads(page);
        await shop.open('/hitta-produkter/?q=kräm');
        await expect(found(page)).toBeVisible();
        await quiet(page);
        expect(reads).toMatchObject({ config: 1, search: 1, [kind]: requestsOf(kind, how) });
      });
    }
  }

  test(`${mode}: without a configuration the shop uses the one that its document was built with`, async ({ page }) => {
    const shop = await withCart(page, mode);
    const { what: _, ...address } = earlyReads.config;
    await fault(page, { ...address, effect: faults.fails });
    const reads = recordReads(page);
    await shop.open('/kassa/');
    await expect(onwards(page)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(product.title);
    await quiet(page);
    expect(reads).toEqual({ ...onceEach, config: 3 });
  });
}
