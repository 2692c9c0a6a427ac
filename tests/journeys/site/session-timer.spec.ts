import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { expect, launchIn, type Shop, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { quiet } from '../../support/quiet-network';
import { signInAs } from '../../support/sign-in';
import { addToCart } from '../../support/steps';

const product = plainProduct();
const soon = (page: Page) => page.getByRole('dialog', { name: 'Du loggas snart ut' });
const loggedOut = (page: Page) => page.getByRole('dialog', { name: 'Du har loggats ut' });
const bag = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Receptvaror' });

/** Only the shop's own code can have written this: a customer is signed in here, and the timer runs. */
async function isWatched(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => Number(localStorage.getItem('luckan.lastActive.v1')))).toBeGreaterThan(0);
}

/** Moves the page's clock. A token that has to be renewed comes from the service, by the service's own clock. */
async function pass(page: Page, time: string): Promise<void> {
  await page.clock.fastForward(time);
  await expect
    .poll(() =>
      page.evaluate(() => {
        const stored = localStorage.getItem('luckan.token.v1');
        return stored !== null && JSON.parse(stored).expiresAt > Date.now();
      }),
    )
    .toBe(true);
}

async function isSignedOut(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('luckan.token.v1'))).toBeNull();
  await expect.poll(async () => (await page.request.get('/api/web/authy/getAccessToken')).status()).not.toBe(200);
}

async function signedIn(page: Page, person = 'customer'): Promise<Shop> {
  await page.clock.install();
  const shop = await launchIn(page, 'site');
  await signInAs(page, person);
  await shop.hasDeclinedCookies();
  await shop.open(product.path);
  await isWatched(page);
  return shop;
}

test('an inactive customer is warned three minutes before sign-out and can stay signed in', async ({ page }) => {
  await signedIn(page);
  await pass(page, '16:40');
  await expect(soon(page)).toHaveCount(0);
  await page.clock.fastForward('00:35');
  await expect(soon(page).getByText('Du loggas ut om 3 minuter.')).toBeVisible();
  await expectAccessible(page);
  await page.clock.fastForward('01:05');
  await expect(soon(page).getByText('Du loggas ut om 2 minuter.')).toBeVisible();
  await soon(page).getByRole('button', { name: 'Fortsätt vara inloggad' }).click();
  await expect(soon(page)).toHaveCount(0);
  await pass(page, '05:00');
  await expect(soon(page)).toHaveCount(0);
  await expect(loggedOut(page)).toHaveCount(0);
  expect((await page.request.get('/api/web/authy/getAccessToken')).status()).toBe(200);
});

test('a customer who is warned can sign out at once', async ({ page }) => {
  await signedIn(page);
  await pass(page, '17:30');
  await soon(page).getByRole('button', { name: 'Logga ut' }).click();
  await expect(soon(page)).toHaveCount(0);
  await isSignedOut(page);
  await expect(loggedOut(page)).toHaveCount(0);
});

test('after the limit all tabs show that the customer was signed out, and ordinary products stay in the cart', async ({
  page,
}) => {
  const shop = await signedIn(page, 'prescriptions');
  await addToCart(page, product);
  await shop.open('/varukorg/');
  await expect(bag(page)).toBeVisible();
  const other = await page.context().newPage();
  await shop.open('/varukorg/', other);
  await expect(bag(other)).toBeVisible();
  // The timer is loaded after what the page shows, and opening a page is an activity.
  for (const tab of [page, other]) await quiet(tab);

  // The last seconds pass in real time: a jump that reaches the tabs one by one would interrupt work in progress.
  await pass(page, '19:55');
  for (const tab of [page, other]) {
    await expect(loggedOut(tab)).toContainText('Vi loggade ut dig för att skydda dina uppgifter.', { timeout: 20_000 });
    await expect(loggedOut(tab)).toContainText('Dina varor ligger kvar i varukorgen.');
    await expect(loggedOut(tab)).toContainText('receptvaror');
  }
  await isSignedOut(page);
  await expectAccessible(page);
  await loggedOut(page).getByRole('button', { name: 'Jag förstår' }).click();
  for (const tab of [page, other]) {
    await expect(loggedOut(tab)).toHaveCount(0);
    await expect(bag(tab)).toBeHidden();
    await expect(tab.getByLabel(`Antal av ${product.title}`, { exact: true })).toHaveValue('1');
  }
});

test('a page loaded after a long absence shows nothing personal, explains why, and has the ordinary products', async ({
  page,
}) => {
  const shop = await signedIn(page, 'prescriptions');
  await addToCart(page, product);
  await shop.open('/varukorg/');
  await expect(bag(page)).toBeVisible();
  await page.goto('about:blank');
  await page.clock.setSystemTime(Date.now() + 2 * 60 * 60 * 1000);
  const before = shop.requested.length;
  await shop.open('/varukorg/');
  await expect(loggedOut(page)).toBeVisible();
  await expect(bag(page)).toBeHidden();
  await expect(page.getByLabel(`Antal av ${product.title}`, { exact: true })).toHaveValue('1');
  await isSignedOut(page);
  expect(shop.requested.slice(before).filter((url) => /getAccessToken|expedition/.test(url))).toEqual([]);
  await loggedOut(page).getByRole('button', { name: 'Jag förstår' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(loggedOut(page)).toHaveCount(0);
});

test('a visitor loads no code of the timer', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await shop.hasDeclinedCookies();
  await shop.open(product.path);
  await addToCart(page, product);
  await quiet(page);
  expect(shop.requested.filter((url) => url.includes('AccountOverlays'))).toEqual([]);
});
