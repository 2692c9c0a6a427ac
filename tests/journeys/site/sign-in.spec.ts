import type { Page } from '@playwright/test';
import { paths } from '../../../src/routes/paths';
import { expectAccessible } from '../../support/axe';
import { isSignedIn, readCode, watchCalls, watchCode } from '../../support/e-id';
import { clearFaults, fault } from '../../support/faults';
import { expect, launchIn, test } from '../../support/launch-in';

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const code = (page: Page) => page.getByRole('img', { name: /^QR-kod/ });
const status = (page: Page) => page.getByRole('main').getByRole('status');

async function openBox(page: Page, address = paths.signIn(paths.favourites())): Promise<void> {
  const shop = await launchIn(page, 'site');
  await shop.hasDeclinedCookies();
  await shop.open(address);
  await expect(button(page, 'BankID')).toBeVisible();
}

async function choose(page: Page, device: string): Promise<void> {
  await button(page, 'BankID').click();
  await button(page, `BankID på ${device}`).click();
}

const atFavourites = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Favoriter' })).toBeVisible();

test('BankID on this computer: the original page continues its order', async ({ page }) => {
  const begun = watchCalls(page, 'login');
  await openBox(page);
  await choose(page, 'den här enheten');
  await expect(page.getByRole('heading', { level: 1, name: 'BankID, testapp' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('null');
  await page.getByRole('button', { name: 'Godkänn' }).click();
  await expect(page.getByRole('status')).toHaveText('Du är legitimerad. Gå tillbaka till apoteket.');
  await page.goBack();
  await atFavourites(page);
  expect(begun).toHaveLength(1);
});

test.describe('on a phone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile' });
  test('BankID on this phone leads back to the page, which reloads', async ({ page, baseURL }) => {
    await openBox(page);
    await choose(page, 'den här enheten');
    await expect(page.getByRole('heading', { level: 1, name: 'BankID, testapp' })).toBeVisible();
    const back = new URL(page.url()).searchParams.get('redirect');
    expect(back?.replace(/#bankid=[\w-]{20,}$/, '')).toBe(`${baseURL}${paths.signIn(paths.favourites())}`);
    await page.getByRole('button', { name: 'Godkänn' }).click();
    await atFavourites(page);
  });

  test('BankID on this phone leads back to a new tab, which continues the order', async ({ context, page }) => {
    const begun = watchCalls(page, 'login');
    await openBox(page);
    await choose(page, 'den här enheten');
    await expect(page.getByRole('heading', { level: 1, name: 'BankID, testapp' })).toBeVisible();
    const app = await context.newPage();
    const moreBegun = watchCalls(app, 'login');
    await app.goto(page.url());
    await app.getByRole('button', { name: 'Godkänn' }).click();
    await atFavourites(app);
    expect(await isSignedIn(app)).toBe(true);
    expect([begun.length, moreBegun.length]).toEqual([1, 0]);
    // The user returns to the original tab.
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2, name: 'Du är inloggad' })).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    expect(await page.evaluate(() => localStorage.getItem('luckan.bankIdReturn.v1'))).toBeNull();
  });
});

test('a reload in the middle of a sign-in continues the same order', async ({ page }) => {
  const begun = watchCalls(page, 'login');
  const text = watchCode(page);
  await openBox(page);
  await choose(page, 'en annan enhet');
  await expect(code(page)).toBeVisible();
  await page.reload();
  await expect(code(page)).toBeVisible();
  const app = await readCode(page, text);
  await page.reload();
  await expect(status(page)).toContainText('Söker efter BankID.');
  await app.getByRole('button', { name: 'Godkänn' }).click();
  await atFavourites(page);
  expect(begun).toHaveLength(1);
});

test('a double click starts one order', async ({ page }) => {
  const begun = watchCalls(page, 'login');
  const sessionCalls = watchCalls(page, 'session');
  await openBox(page);
  await fault(page, { path: '/api/identity/v2/bankid/login/*', effect: { kind: 'delay', ms: 500 } });
  await button(page, 'BankID').click();
  await button(page, 'BankID på en annan enhet').dblclick();
  await expect(code(page)).toBeVisible();
  // The order is under way for some time by then.
  await expect.poll(() => sessionCalls.length).toBeGreaterThan(1);
  expect(begun).toHaveLength(1);
});

test('by keyboard alone', async ({ page }) => {
  const text = watchCode(page);
  await openBox(page);
  await button(page, 'BankID').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Logga in med BankID' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'BankID på den här enheten')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(code(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Avbryt')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Logga in med BankID' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const app = await readCode(page, text);
  await app.getByRole('button', { name: 'Godkänn' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Favoriter' })).toBeFocused();
});

test('an unread code is renewed silently, and after three minutes a message is shown', async ({ page }) => {
  const begun = watchCalls(page, 'login');
  await page.clock.install();
  await openBox(page);
  await choose(page, 'en annan enhet');
  await expect(code(page)).toBeVisible();
  const passBy = async (seconds: number) => {
    const now = new Date((await page.evaluate(() => Date.now())) + seconds * 1000).toISOString();
    const headers = { 'X-Luckan-Test': '1' };
    expect((await page.request.put('/__clock', { headers, data: { now } })).ok()).toBe(true);
    await page.clock.fastForward(seconds * 1000);
  };
  await passBy(31);
  await expect.poll(() => begun.length).toBe(2);
  await expect(code(page)).toBeVisible();
  await expect(status(page)).toHaveText('Starta BankID-appen.');
  await passBy(160);
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('Misslyckades att läsa av QR-koden. Starta BankID-appen och läs av QR-koden.');
  await expectAccessible(page);
  expect(begun).toHaveLength(2);
  await button(page, 'Försök igen').click();
  await expect(code(page)).toBeVisible();
});

test('if the response to the approval is lost, the session shows it', async ({ page }) => {
  const text = watchCode(page);
  let lost = 0;
  await page.route('**/v2/bankid/session/**', async (route) => {
    const response = await route.fetch();
    const { message } = await response.json();
    if (message?.status !== 'complete') return route.fulfill({ response });
    lost++;
    return route.abort();
  });
  await openBox(page);
  await choose(page, 'en annan enhet');
  const app = await readCode(page, text);
  await app.getByRole('button', { name: 'Godkänn' }).click();
  await atFavourites(page);
  expect(lost).toBe(1);
});

test('without a network the sign-in continues as soon as there is one, and a failing service is reported', async ({
  context,
  page,
}) => {
  const text = watchCode(page);
  await openBox(page);
  await choose(page, 'en annan enhet');
  await expect(code(page)).toBeVisible();
  await context.setOffline(true);
  await expect(status(page)).toHaveText('Vi har ingen kontakt med inloggningen. Vi fortsätter att försöka.');
  await expect(code(page)).toBeHidden();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(code(page)).toBeVisible();
  await fault(page, { path: '/api/identity/v2/bankid/**', effect: { kind: 'status', status: 503 } });
  await expect(status(page)).toHaveText('Inloggningen svarar inte som den ska. Vi fortsätter att försöka.');
  await expect(page.getByRole('alert')).toHaveText('Inloggningen fungerar inte just nu. Försök igen om en stund.', {
    timeout: 20_000,
  });
  await clearFaults(page);
  await button(page, 'Försök igen').click();
  await readCode(page, text);
});

test('an e-ID without a Swedish personal number gets an explanation', async ({ page }) => {
  const text = watchCode(page);
  await openBox(page);
  await choose(page, 'en annan enhet');
  const app = await readCode(page, text);
  await app.getByLabel('Vem loggar in?').selectOption('Någon annan');
  await app.getByLabel('Personnummer').fill('X-12345');
  await app.getByLabel('Förnamn').fill('Nils');
  await app.getByLabel('Efternamn').fill('Ny');
  await app.getByRole('button', { name: 'Godkänn' }).click();
  await expect(page.getByRole('alert')).toContainText('svenskt personnummer eller samordningsnummer');
  expect(await isSignedIn(page)).toBe(false);
});

test('an approval from Freja that this tab has not requested has no effect', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await shop.open(`${paths.signIn(paths.favourites())}&nonce=${'0'.repeat(32)}&eid=APPROVED`);
  await expect(page.getByRole('alert')).toHaveText('Inloggningen med Freja påbörjades inte här. Logga in igen.');
  await expect(page).toHaveURL(/\?till=%2Ffavoriter%2F$/);
});

test('sign-in never continues to another site', async ({ page }) => {
  await page.request.post('/__session', { headers: { 'X-Luckan-Test': '1' }, data: {} });
  await page.request.get('/api/web/authy/getFakeLogin?person=member', { headers: { 'X-Luckan-Test': '1' } });
  for (const to of ['//evil.example/', '/\\evil.example', 'https://evil.example/', '']) {
    await page.goto(paths.signIn(to));
    const continueLink = page.getByRole('main').getByRole('link', { name: 'Till Mina sidor' });
    await expect(continueLink, to).toHaveAttribute('href', '/kundklubb/');
  }
});
