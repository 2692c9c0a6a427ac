import type { Page } from '@playwright/test';
import type { Consent } from '../../../src/platform/consent/categories';
import { type CookieName, cookieRegistry } from '../../../src/platform/cookies/registry';
import { keyOf } from '../../../src/platform/storage/key-of';
import { type EntryName, registry } from '../../../src/platform/storage/registry';
import { measuring, onlyAllowing, remembered, reportedToApp, unnecessary } from '../../support/consent';
import { expect, launchIn, type Shop, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { quiet } from '../../support/quiet-network';
import { greeting } from '../../support/stand-in-app';
import { trackedAs } from '../../support/tracked-events';

const product = plainProduct();
const everything = onlyAllowing('preferences', 'statistics', 'marketing');

/** The customer chooses anew in the app, which greets again. */
async function choose(page: Page, consent: Consent): Promise<void> {
  await page.evaluate((chosen) => window.agreeInApp(chosen), consent);
}

/** The app leads to another page in the same document, on which there is something to count. */
async function goOn(page: Page, path: string, heading: string): Promise<void> {
  await page.evaluate((to) => window.sendAsApp({ type: 'NAVIGATE', payload: { path: to } }), path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await quiet(page);
}

const viewed = async (page: Page, shop: Shop) =>
  (await trackedAs(page, shop, 'page_viewed')).map(({ page_path }) => page_path);

/** On the site alone: events that wait for a page with the tag manager. */
const ofSite: readonly EntryName[] = ['waitingEvents', 'waitingForAds'];

/** What the shop itself stores of these categories in an app. */
const stores = (consent: Consent) => {
  const isMeant = (category: string) => category !== 'necessary' && consent[category as keyof Consent];
  const cookies = (Object.keys(cookieRegistry) as CookieName[]).filter((name) => {
    const row = cookieRegistry[name];
    return isMeant(row.category) && row.setBy === undefined;
  });
  const entries = (Object.keys(registry) as EntryName[]).filter(
    (name) => isMeant(registry[name].category) && !ofSite.includes(name),
  );
  return [...cookies, ...entries.map(keyOf)].sort();
};

const stored = async (page: Page) => unnecessary(await remembered(page)).sort();

for (const [name, answers] of [
  ['that names no consent', greeting()],
  ['that never answers', {}],
] as const) {
  test(`to an app ${name} nothing is told but what it needs, and nothing is stored beyond the necessary`, async ({
    page,
  }) => {
    const shop = await launchIn(page, 'external', answers);
    await shop.open(product.path);
    await goOn(page, '/varumarken/', 'Varumärken A till Ö');
    await goOn(page, '/hitta-produkter/?q=plåster', 'plåster');
    expect(reportedToApp(shop)).toEqual([]);
    expect(shop.messages.map(({ type }) => type)).toContain('ROUTE_CHANGE');
    expect(measuring(page, shop.requested)).toEqual([]);
    expect(await stored(page)).toEqual([]);
  });
}

test('a customer declines, accepts, changes and withdraws in the app: the shop follows each time', async ({ page }) => {
  const shop = await launchIn(page, 'external', greeting());
  await shop.open('/varumarken/');
  await choose(page, onlyAllowing());
  await goOn(page, product.path, product.title);
  expect(reportedToApp(shop)).toEqual([]);
  expect(await stored(page)).toEqual([]);

  // The page that is shown counts; what came before does not.
  await shop.acceptCookies();
  await expect.poll(() => viewed(page, shop)).toEqual([product.path]);
  expect(await trackedAs(page, shop, 'view_item')).toEqual([]);
  await goOn(page, '/hitta-produkter/?q=plåster', 'plåster');
  await expect.poll(() => viewed(page, shop)).toEqual([product.path, '/hitta-produkter/']);
  await page.reload();
  await quiet(page);
  await expect.poll(() => stored(page)).toEqual(stores(everything));
  await expect.poll(() => viewed(page, shop)).toEqual([product.path, '/hitta-produkter/', '/hitta-produkter/']);

  const preferences = onlyAllowing('preferences');
  await choose(page, preferences);
  await expect.poll(() => stored(page)).toEqual(stores(preferences));
  const reported = reportedToApp(shop).length;
  await goOn(page, product.path, product.title);
  expect(await stored(page)).toEqual(stores(preferences));

  await choose(page, onlyAllowing());
  await expect.poll(() => stored(page)).toEqual([]);
  await goOn(page, '/varumarken/', 'Varumärken A till Ö');
  expect(reportedToApp(shop)).toHaveLength(reported);
  expect(await stored(page)).toEqual([]);
  // An app counts by itself: the shop has called nobody.
  const others = measuring(page, shop.requested).filter((url) => !url.includes('/reviews'));
  expect(others).toEqual([]);
});

test('a page that is shown again counts nothing until the app says that it still may', async ({ page }) => {
  const shop = await launchIn(page, 'external', {});
  await shop.open('/varumarken/');
  await shop.acceptCookies();
  await expect.poll(() => viewed(page, shop)).toEqual(['/varumarken/']);
  await expect.poll(() => stored(page)).toContain('luckan_user');
  await page.evaluate(() => {
    window.agreed = { preferences: false, statistics: false, marketing: false };
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await goOn(page, product.path, product.title);
  expect(await viewed(page, shop)).toEqual(['/varumarken/']);
  await expect.poll(() => stored(page)).toEqual([]);
});
