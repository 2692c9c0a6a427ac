import type { Page } from '@playwright/test';
import { paths } from '../../../src/routes/paths';
import { expectAccessible } from '../../support/axe';
import { cartIdOf, cartService } from '../../support/cart-service';
import { isSignedIn, readCode, watchCalls, watchCode } from '../../support/e-id';
import { expect, launchIn, type Mode, modes, type Shop, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { addToCart } from '../../support/steps';
import { trackedAs } from '../../support/tracked-events';

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const status = (page: Page) => page.getByRole('main').getByRole('status');

async function openBox(page: Page, mode: Mode, to = paths.favourites()): Promise<Shop> {
  const shop = await launchIn(page, mode);
  await shop.hasDeclinedCookies();
  await shop.open(paths.signIn(to));
  await expect(button(page, 'BankID')).toBeVisible();
  return shop;
}

async function showCode(page: Page): Promise<void> {
  await button(page, 'BankID').click();
  await button(page, 'BankID på en annan enhet').click();
  await expect(page.getByRole('img', { name: /^QR-kod/ })).toBeVisible();
}

for (const mode of modes) {
  test(`${mode}: BankID on another device: each step is shown, and the visitor can continue signed in and sign out`, async ({
    page,
  }) => {
    const code = watchCode(page);
    const shop = await openBox(page, mode);
    await expect(page).toHaveTitle('Kundklubb – Luckan Apotek');
    await expectAccessible(page);
    await button(page, 'BankID').click();
    await expect(page.getByRole('heading', { level: 2, name: 'Logga in med BankID' })).toBeFocused();
    await expect(page.getByText('Vill du använda BankID på den här enheten eller på en annan enhet?')).toBeVisible();
    await expectAccessible(page);
    await button(page, 'BankID på en annan enhet').click();
    await expect(status(page)).toHaveText('Starta BankID-appen.');
    const app = await readCode(page, code);
    await expectAccessible(page);
    const before = code.text;
    await expect(status(page)).toContainText('Söker efter BankID.');
    expect(before).toMatch(/^bankid\./);
    await expect(page.getByRole('img', { name: /^QR-kod/ })).toBeHidden();
    await app.getByLabel('Läge').selectOption('userSign');
    await app.getByRole('button', { name: 'Svara så' }).click();
    await expect(status(page)).toContainText('Skriv in din säkerhetskod i BankID-appen');
    await expectAccessible(page);
    await app.getByRole('button', { name: 'Godkänn' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Favoriter' })).toBeFocused();
    expect(await isSignedIn(page)).toBe(true);

    await shop.open(paths.signIn());
    await expect(page.getByRole('heading', { level: 2, name: 'Du är inloggad' })).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Logga ut').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Du är utloggad' })).toBeFocused();
    await expectAccessible(page);
    expect(await isSignedIn(page)).toBe(false);
    await page.getByRole('link', { name: 'Logga in igen' }).click();
    await expect(button(page, 'BankID')).toBeVisible();
  });

  test(`${mode}: a sign-in can be cancelled in the app and in the shop`, async ({ page }) => {
    const code = watchCode(page);
    const ended = watchCalls(page, 'logout');
    await openBox(page, mode);
    await showCode(page);
    const app = await readCode(page, code);
    await app.getByRole('button', { name: 'Avbryt' }).click();
    await expect(status(page)).toHaveText('Åtgärden avbröts.');
    await expectAccessible(page);
    await button(page, 'Försök igen').click();
    await expect(page.getByRole('img', { name: /^QR-kod/ })).toBeVisible();
    const later = await readCode(page, code);
    await button(page, 'Avbryt').click();
    await expect(button(page, 'BankID på en annan enhet')).toBeVisible();
    await expect.poll(() => ended.length).toBe(1);
    await later.getByRole('button', { name: 'Godkänn' }).click();
    await expect(later.getByRole('status')).toContainText('redan avgjord');
    expect(await isSignedIn(page)).toBe(false);
  });

  test(`${mode}, alike: Back leads from BankID to the choice of e-ID and ends the sign-in; once signed in, past it`, async ({
    page,
  }) => {
    const code = watchCode(page);
    const ended = watchCalls(page, 'logout');
    const shop = await launchIn(page, mode);
    await shop.hasDeclinedCookies();
    await shop.open('/hitta-apotek/');
    await shop.open(paths.signIn(paths.favourites()));
    await showCode(page);
    await page.goBack();
    await expect(button(page, 'Freja')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Bli medlem eller logga in' })).toBeFocused();
    await expect.poll(() => ended.length).toBe(1);
    expect(await isSignedIn(page)).toBe(false);
    await button(page, 'BankID').click();
    await button(page, 'Logga in på ett annat sätt').click();
    await expect(button(page, 'Freja')).toBeVisible();

    await showCode(page);
    await (await readCode(page, code)).getByRole('button', { name: 'Godkänn' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Favoriter' })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Hitta apotek' })).toBeVisible();
  });

  test(`${mode}, alike: leaving the page ends the sign-in`, async ({ page }) => {
    const ended = watchCalls(page, 'logout');
    await openBox(page, mode);
    await showCode(page);
    if (mode === 'site') await page.getByRole('link', { name: 'Till startsidan' }).click();
    else await page.evaluate(() => window.sendAsApp({ type: 'NAVIGATE', payload: { path: '/' } }));
    await expect.poll(() => ended.length).toBe(1);
  });

  for (const { end, press, message } of [
    { end: 'cancelled', press: 'Avbryt', message: 'Du avbröt inloggningen i Freja.' },
    { end: 'approved', press: 'Godkänn', message: null },
  ]) {
    test(`${mode}: Freja, ${end}: it leads back to the page, and on`, async ({ page }) => {
      await openBox(page, mode);
      // If the app opens nothing, e-ID gets a window of its own: it never replaces the shop in a web view.
      const opened = mode === 'external' ? page.waitForEvent('popup') : page;
      await button(page, 'Freja').click();
      const eid = await opened;
      await expect(eid.getByRole('heading', { level: 1, name: 'Freja, testapp' })).toBeVisible();
      await eid.getByRole('button', { name: press }).click();
      if (message === null) {
        await expect(eid.getByRole('heading', { level: 1, name: 'Favoriter' })).toBeVisible();
      } else {
        await expect(eid.getByText(message)).toBeVisible();
        await expect(eid).toHaveURL(/kundklubb-login\/\?till=%2Ffavoriter%2F$/);
        await expectAccessible(eid);
      }
      expect(await isSignedIn(eid)).toBe(message === null);
    });
  }
}

test('on sign-in the cart becomes the member’s, and the sign-in is tracked without identifying them', async ({
  page,
  context,
  baseURL,
}) => {
  const code = watchCode(page);
  const shop = await launchIn(page, 'site');
  await shop.open(plainProduct().path);
  await shop.acceptCookies();
  const cart = await addToCart(page, plainProduct());
  await cart.getByRole('button', { name: 'Stäng' }).click();
  await shop.open(paths.signIn(paths.favourites()));
  await showCode(page);
  const app = await readCode(page, code);
  await app.getByLabel('Vem loggar in?').selectOption({ label: 'Anders Bergström, 19780202-2389' });
  await app.getByRole('button', { name: 'Godkänn' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Favoriter' })).toBeVisible();
  // The document that requests it may be gone before its request is seen: then nobody else may read the cart.
  const id = await cartIdOf(context);
  await expect
    .poll(() =>
      cartService(baseURL ?? '')
        .read(id)
        .catch(String),
    )
    .toContain('403');
  await expect.poll(() => trackedAs(page, shop, 'login')).toEqual([{ method: 'BankID' }]);
});
