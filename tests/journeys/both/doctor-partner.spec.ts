import type { Page } from '@playwright/test';
import { doctorArea } from '../../../src/routes/area-paths';
import { paths } from '../../../src/routes/paths';
import { expectAccessible } from '../../support/axe';
import { isSignedIn, readCode, watchCalls, watchCode } from '../../support/e-id';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { signInAs } from '../../support/sign-in';
import { addToCart } from '../../support/steps';
import { trackedAs, trackedEvents } from '../../support/tracked-events';

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const heading = (page: Page, name: string, level = 2) => page.getByRole('heading', { level, name, exact: true });
const isPartners = (page: Page) => expect(page.locator('html')).toHaveClass('theme-orange');

for (const mode of modes) {
  test(`${mode}: a partner's patient signs in with texts for the partner, shops in its channel, and signs out`, async ({
    page,
  }) => {
    const code = watchCode(page);
    const begun = watchCalls(page, 'login');
    const shop = await launchIn(page, mode);
    await shop.open(paths.doctor());
    await shop.acceptCookies();
    await expect(heading(page, 'Välkommen från Doktor.se', 1)).toBeVisible();
    await isPartners(page);
    const contact = page.getByRole('region', { name: 'Kontakt', exact: true });
    await expect(contact.getByRole('link', { name: 'patient@doktor-se.example' })).toBeVisible();
    await expect(contact.getByRole('link', { name: 'kundservice@luckan.example' })).toBeVisible();
    await expect(button(page, 'BankID')).toBeVisible();
    await expectAccessible(page);

    await button(page, 'BankID').click();
    await button(page, 'BankID på en annan enhet').click();
    const app = await readCode(page, code);
    await app.getByLabel('Vem loggar in?').selectOption({ label: 'Anders Bergström, 19780202-2389' });
    await app.getByRole('button', { name: 'Godkänn' }).click();
    await expect(heading(page, 'Mina recept', 1)).toBeFocused();
    await expect(contact.getByRole('link', { name: 'patient@doktor-se.example' })).toBeVisible();
    expect(begun.map((call) => new URL(call.url()).pathname)).toEqual(['/api/identity/v2/bankid/login/doktor-se']);
    await expectAccessible(page);

    // Nothing is handed to the tag manager before a page that may be reported.
    if (mode === 'site') {
      await page.getByRole('link', { name: 'Till startsidan' }).click();
      await expect(page).toHaveURL('/');
    }
    await expect.poll(() => trackedAs(page, shop, 'login')).toEqual([{ method: 'BankID' }]);
    const [patientPage] = await trackedAs(page, shop, 'page_viewed');
    expect(patientPage).toEqual({
      page_path: '/recept/',
      page_title: 'Mina recept',
      page_identity: 'own-prescriptions',
    });
    expect(JSON.stringify(await trackedEvents(page, shop))).not.toMatch(/Anders|Doktor\.se|2389/);
    await shop.open(plainProduct().path);
    await isPartners(page);
    await addToCart(page, plainProduct());
    const carts = () => shop.requested.filter((url) => url.includes('/cart2/internal/'));
    await expect.poll(() => carts().length).toBeGreaterThan(0);
    expect(carts().filter((url) => !url.includes('/internal/doktor-se/'))).toEqual([]);

    await shop.open(paths.doctor());
    await button(page, 'Logga ut').click();
    await expect(heading(page, 'Du är utloggad', 1)).toBeFocused();
    expect(await isSignedIn(page)).toBe(false);
    await page.getByRole('link', { name: 'Logga in igen' }).click();
    await expect(heading(page, 'Välkommen från Doktor.se', 1)).toBeFocused();
    await expect(button(page, 'Freja')).toBeVisible();
  });
}

for (const mode of modes) {
  test(`${mode}: the whole area is in the partner’s channel, and its links stay there`, async ({ page, baseURL }) => {
    const shop = await launchIn(page, mode);
    await signInAs(page, 'prescriptions');
    await shop.hasDeclinedCookies();
    await shop.open(doctorArea.costProtection());
    await isPartners(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('region', { name: 'Så fungerar stegen' })).toBeVisible();
    await expect(main.getByRole('region', { name: 'Kontakt', exact: true })).toBeVisible();
    await expectAccessible(page);
    for (const [link, path] of [
      ['Barn', doctorArea.children()],
      ['Fullmakter', doctorArea.powersOfAttorney()],
      ['Djur', doctorArea.animals()],
      ['Listor', doctorArea.prescriptionLists()],
      ['Mina recept', doctorArea.prescriptions()],
    ] as const) {
      await main.getByRole('navigation', { name: 'Receptsidor' }).getByRole('link', { name: link }).click();
      await expect(heading(page, link, 1)).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    }
    await main.getByRole('link', { name: /^Atorvastatin/ }).click();
    await expect(page).toHaveURL(/\/recept\/doktor-se\/mina\/[^/]+\/$/);
    await isPartners(page);
    const outside = await main
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    expect(outside.filter((path) => path.includes('/recept/') && !path.includes('/recept/doktor-se/'))).toEqual([]);
    // A link from the rest of the shop leads to the same page of the partner's area.
    await shop.open(paths.children());
    await expect(page).toHaveURL(new RegExp(`${doctorArea.children()}$`));
    const carts = shop.requested.filter((url) => url.includes('/cart2/internal/'));
    expect(carts.filter((url) => !url.includes('/internal/doktor-se/'))).toEqual([]);
    if (mode === 'site') {
      expect((await page.request.get(`${baseURL}/recept/doktor-se/finns-inte/`)).status()).toBe(404);
    }
  });
}

test('Freja leads back to the partner’s page, also in a tab that was in the shop’s own channel before', async ({
  page,
}) => {
  const shop = await launchIn(page, 'site');
  await shop.hasDeclinedCookies();
  await shop.open(paths.signedOut(paths.doctor()));
  await expect(page.locator('html')).toHaveClass('theme-green');
  await page.getByRole('link', { name: 'Logga in igen' }).click();
  await expect(heading(page, 'Logga in')).toBeVisible();
  await isPartners(page);
  await button(page, 'Freja').click();
  await page.getByRole('button', { name: 'Godkänn' }).click();
  await expect(heading(page, 'Mina recept', 1)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${paths.doctor()}$`));
  await isPartners(page);
});
