import type { Page } from '@playwright/test';
import { paths } from '../../../src/routes/paths';
import { expectAccessible } from '../../support/axe';
import { isSignedIn, watchCalls } from '../../support/e-id';
import { expect, launchIn, type Shop, test } from '../../support/launch-in';
import { type Answers, greeting } from '../../support/stand-in-app';

/** The link that opens this app. */
const returnUrl = 'app://localhost/tillbaka';

/** An app that opens e-ID apps itself and responds to requests like this. */
function opening(answer: { ok: boolean; reason?: string }): Answers {
  const READY = (greeting('openExternal').READY ?? []).map((hello) => ({
    ...hello,
    payload: { ...hello.payload, returnUrl },
  }));
  return { READY: READY as Answers['READY'] & object, OPEN_EXTERNAL: [{ type: 'ACK', payload: answer }] };
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const status = (page: Page) => page.getByRole('main').getByRole('status');

async function openBox(page: Page, answers: Answers): Promise<Shop> {
  const shop = await launchIn(page, 'external', answers);
  await shop.open(paths.signIn(paths.favourites()));
  await expect(button(page, 'BankID')).toBeVisible();
  return shop;
}

/** The addresses that the app has been asked to open so far. */
const opened = ({ messages }: Shop) =>
  messages.flatMap(({ type, payload }) => (type === 'OPEN_EXTERNAL' ? [payload.url] : []));
const resume = (page: Page) => page.evaluate(() => window.sendAsApp({ type: 'RESUMED', payload: {} }));
const atFavourites = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Favoriter' })).toBeVisible();

test.describe('on a phone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile' });

  test('the app opens BankID, and the shop checks the sign-in as soon as the app is back', async ({
    page,
    browser,
  }) => {
    await page.clock.install();
    const questions = watchCalls(page, 'session');
    const shop = await openBox(page, opening({ ok: true }));
    await button(page, 'BankID').click();
    await button(page, 'BankID på den här enheten').click();
    await expect.poll(() => opened(shop).length).toBe(1);
    await expect(status(page)).toHaveText('Försöker starta BankID-appen.');
    const [address = ''] = opened(shop);
    expect(new URL(address).searchParams.get('redirect')).toBe(returnUrl);
    // While another app is in the foreground, the web view's timers stand still.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100);
    const before = questions.length;

    const outside = await (await browser.newContext({ locale: 'sv-SE' })).newPage();
    await outside.goto(address);
    const answered = outside.waitForResponse((response) => response.request().method() === 'POST' && response.ok());
    await outside.getByRole('button', { name: 'Godkänn' }).click();
    await answered;
    await outside.context().close();
    await resume(page);
    await expect.poll(() => questions.length).toBe(before + 1);
    await page.clock.resume();
    await atFavourites(page);
    expect(await isSignedIn(page)).toBe(true);
    expect(opened(shop)).toHaveLength(1);
  });
});

test('the app opens Freja, which leads back to it, and the shop then looks for a session', async ({ page }) => {
  const shop = await openBox(page, opening({ ok: true }));
  await button(page, 'Freja').click();
  await expect(status(page)).toHaveText('Fortsätt i Freja.');
  await expect.poll(() => opened(shop).length).toBe(1);
  const [first = ''] = opened(shop);
  const back = new URL(new URL(first).searchParams.get('redirectUrl') ?? '');
  expect(back.href).toMatch(/^app:\/\/localhost\/tillbaka\?nonce=[\w-]{20,}$/);
  await expectAccessible(page);

  // Closed without an answer: the customer can open it again or leave.
  await resume(page);
  await expect(status(page)).toHaveText('Inloggningen med Freja är inte klar.');
  await expectAccessible(page);
  await button(page, 'Öppna Freja igen').click();
  await expect(status(page)).toHaveText('Fortsätt i Freja.');
  await expect.poll(() => opened(shop).length).toBe(2);
  await resume(page);
  await button(page, 'Avbryt').click();
  await expect(button(page, 'BankID')).toBeVisible();
  await button(page, 'Freja').click();
  await expect.poll(() => opened(shop).length).toBe(3);

  // The app shares its cookies with the browser in which it opens Freja.
  const outside = await page.context().newPage();
  const address = opened(shop).at(-1) ?? '';
  await outside.goto(address);
  const answered = outside.waitForResponse(/\/auth\/callback/);
  await outside.getByRole('button', { name: 'Godkänn' }).click();
  const to = new URL(address).searchParams.get('redirectUrl');
  expect((await answered).headers().location).toBe(`${to}&eid=APPROVED`);
  await outside.close();
  await resume(page);
  await atFavourites(page);
  expect(await isSignedIn(page)).toBe(true);
});

test('an app that refuses to open an e-ID shows a clear message, with retry and alternatives', async ({ page }) => {
  const shop = await openBox(page, opening({ ok: false, reason: 'REFUSED' }));
  const alert = page.getByRole('main').getByRole('alert');
  await button(page, 'BankID').click();
  await button(page, 'BankID på den här enheten').click();
  await expect(alert).toHaveText('BankID-appen kunde inte öppnas. Försök igen eller använd BankID på en annan enhet.');
  await expectAccessible(page);
  await button(page, 'Starta BankID-appen').click();
  await expect.poll(() => opened(shop).length).toBe(2);
  await expect(alert).toBeVisible();
  await button(page, 'Avbryt').click();
  await button(page, 'BankID på en annan enhet').click();
  await expect(page.getByRole('img', { name: /^QR-kod/ })).toBeVisible();
  await expect(alert).toHaveCount(0);
  await button(page, 'Avbryt').click();
  await button(page, 'Logga in på ett annat sätt').click();
  await button(page, 'Freja').click();
  await expect(alert).toHaveText('Freja kunde inte öppnas. Försök igen.');
});
