import type { Page } from '@playwright/test';
import { paths } from '../../../src/routes/paths';
import { expectAccessible } from '../../support/axe';
import { readCode, watchCode } from '../../support/e-id';
import { clearFaults, fault } from '../../support/faults';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { quiet } from '../../support/quiet-network';
import { signInAs } from '../../support/sign-in';
import { greeting } from '../../support/stand-in-app';

/** Collects the prescription service's answers that reveal something about prescriptions: a refusal reveals nothing. */
function watchReads(page: Page): readonly string[] {
  const reads: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const reveals = /^\/api\/expedition\/(.*prescriptions|.*cost-protection|.*events|children|powers)/.test(pathname);
    if (reveals && response.ok()) reads.push(pathname);
  });
  return reads;
}

const form = (page: Page, name: string) => page.getByRole('form', { name });

for (const mode of modes) {
  test(`${mode}, alike: terms of own and of animals' prescriptions are accepted apart, and nothing is read before`, async ({
    page,
  }) => {
    const reads = watchReads(page);
    const shop = await launchIn(page, mode);
    await signInAs(page, 'newcomer');
    await shop.hasDeclinedCookies();
    await shop.open(paths.prescriptions());
    const own = form(page, 'Villkor för recept');
    await expect(own).toBeVisible();
    await expectAccessible(page);
    // The cart, whose bag is empty before any terms: once at most, beside the customer.
    await quiet(page);
    const asked = (path: string) => shop.requested.filter((url) => url.endsWith(`/api/expedition${path}`)).length;
    expect(asked('/cart')).toBeLessThanOrEqual(1);
    expect(asked('/customer')).toBe(1);
    await own.getByRole('button', { name: 'Fortsätt till recepten' }).click();
    await expect(own.getByText('Du behöver godkänna villkoren')).toBeVisible();
    await expect(own.getByRole('checkbox', { name: 'Jag har läst och godkänner villkoren' })).toBeFocused();
    await expectAccessible(page);
    await fault(page, { method: 'PATCH', path: '/api/expedition/customer', effect: { kind: 'status', status: 500 } });
    await own.getByRole('checkbox', { name: 'Jag har läst och godkänner villkoren' }).check();
    await own.getByRole('button', { name: 'Fortsätt till recepten' }).click();
    const failed = own.getByRole('alert').filter({ hasText: 'Villkoren kunde inte godkännas' });
    await expect(failed).toBeVisible();
    await expectAccessible(page);
    expect(reads).toEqual([]);
    await clearFaults(page);
    const refreshed = page.waitForRequest(
      (request) => request.method() === 'GET' && /expedition\/customer$/.test(request.url()),
    );
    await failed.getByRole('button', { name: 'Försök igen' }).click();
    await refreshed;
    await expect(page.getByText('Du har inga recept')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Mina recept' })).toBeFocused();
    await expect.poll(() => reads).toContain('/api/expedition/prescriptions');

    await page.getByRole('navigation', { name: 'Receptsidor' }).getByRole('link', { name: 'Djur' }).click();
    const animals = form(page, 'Villkor för djurrecept');
    await expect(animals).toBeVisible();
    expect(reads.filter((path) => path.includes('animal'))).toEqual([]);
    await expectAccessible(page);
    await animals.getByRole('checkbox', { name: 'Jag har läst och godkänner villkoren' }).check();
    await animals.getByRole('button', { name: 'Fortsätt till recepten' }).click();
    await expect(page.getByText('Du har inga recept till djur')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Du har inga recept till djur')).toBeVisible();
  });
}

test('site: whoever is not signed in signs in with BankID in place, and sees what the address shows', async ({
  page,
}) => {
  const code = watchCode(page);
  const shop = await launchIn(page, 'site');
  await shop.hasDeclinedCookies();
  await shop.open(paths.costProtection());
  await expect(page.getByRole('heading', { level: 2, name: 'Logga in för att se dina recept' })).toBeVisible();
  await expect(page).toHaveTitle(/^Mina recept/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'BankID', exact: true }).click();
  await page.getByRole('button', { name: 'BankID på en annan enhet' }).click();
  const app = await readCode(page, code);
  await app.getByLabel('Vem loggar in?').selectOption({ label: 'Rune Granat, 19630404-2382' });
  expect(shop.requested.filter((url) => url.includes('/api/expedition/'))).toEqual([]);
  await app.getByRole('button', { name: 'Godkänn' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mina recept' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Högkostnadsskydd' })).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(new RegExp(`${paths.costProtection()}$`));
});

test('site: Freja leads back to the address that was opened, its sorting with it', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await shop.hasDeclinedCookies();
  await shop.open(`${paths.animals()}?sort=expiry`);
  await page.getByRole('main').getByRole('button', { name: 'Freja' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Freja, testapp' })).toBeVisible();
  await page.getByRole('button', { name: 'Godkänn' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Djur' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${paths.animals()}\\?sort=expiry$`));
});

test('external: the app owns the sign-in, and its token opens the area', async ({ page }) => {
  const shop = await launchIn(page, 'external', greeting('token'));
  const token = await signInAs(page, 'no-prescriptions');
  await shop.open(paths.prescriptions());
  await expect(page.getByText('Du loggar in i appen.')).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  expect(shop.requested.filter((url) => url.includes('/api/expedition/'))).toEqual([]);
  await page.evaluate(
    (accessToken) => window.sendAsApp({ type: 'TOKEN', payload: { accessToken, expiresAt: Date.now() + 600_000 } }),
    token,
  );
  await expect(page.getByText('Du har inga recept')).toBeVisible();
});
