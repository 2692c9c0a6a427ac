import type { Page } from '@playwright/test';
import { paths } from '../../../src/routes/paths';
import { expectAccessible } from '../../support/axe';
import { expect, launchIn, type Mode, modes, type Shop, test } from '../../support/launch-in';
import { openPrescription } from '../../support/prescription-bag';
import { signInAs } from '../../support/sign-in';
import { greeting } from '../../support/stand-in-app';
import { allStored } from '../../support/stored';

const medicine = 'Atorvastatin';
const hour = 3_600_000;
const token = (accessToken: string | null) =>
  ({ type: 'TOKEN', payload: { accessToken, expiresAt: Date.now() + (accessToken ? hour : 0) } }) as const;

const rows = (page: Page) => page.getByRole('list', { name: /^Apotek/ }).locator('> li');
const remove = (page: Page) => page.getByRole('button', { name: `Ta bort vara: ${medicine}` });

/** The finder with a prescription that was carried over from its page. The app owns the sign-in. */
async function carryOver(page: Page, mode: Mode): Promise<{ shop: Shop; id: string }> {
  const { READY = [] } = greeting('token');
  await page.request.post('/__session', { headers: { 'X-Luckan-Test': '1' }, data: {} });
  const own = mode === 'external' ? await signInAs(page, 'prescriptions') : null;
  const shop = await launchIn(page, mode, { READY: [...READY, token(own)] });
  if (mode === 'site') await signInAs(page, 'prescriptions');
  await shop.hasDeclinedCookies();
  await shop.open(paths.prescriptions());
  await openPrescription(page, medicine);
  const id = page.url().split('/').at(-2) ?? '';
  await page.getByRole('region', { name: 'Lagersaldo' }).getByRole('button', { name: 'Hitta på apotek' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hitta på apotek' });
  await dialog.getByRole('combobox').fill('Göteborg');
  await dialog.getByRole('button', { name: 'Sök', exact: true }).click();
  await expect(dialog.getByText('Apotek nära ”Göteborg”')).toBeVisible();
  await dialog.getByRole('link', { name: 'Öppna i Hitta apotek' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hitta apotek' })).toBeVisible();
  await expect(remove(page)).toBeVisible();
  return { shop, id };
}

async function expectGone(page: Page): Promise<void> {
  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).filter({ hasText: 'i lager' })).toHaveCount(0);
  await expect(page.getByText(medicine)).toHaveCount(0);
}

for (const mode of modes) {
  test(`${mode}, alike: a prescription is carried over, and neither the address nor the app nor the browser's store learns which`, async ({
    page,
    context,
  }) => {
    const { shop, id } = await carryOver(page, mode);
    await expect(rows(page)).toHaveCount(10);
    await expect(rows(page).first()).toContainText(/i lager/);
    await expect(page).toHaveURL(/\/hitta-apotek\/\?plats=G%C3%B6teborg$/);
    // It takes the place of other products.
    await expect(page.getByRole('combobox', { name: /^Se lagersaldo för varor/ })).toHaveCount(0);
    await expectAccessible(page);
    expect(JSON.stringify(shop.messages)).not.toContain(id);
    const stored = JSON.stringify([await allStored(context, [page]), await page.evaluate(() => history.state)]);
    expect(stored).not.toContain(id);
    await page.getByRole('button', { name: 'Visa fler apotek' }).click();
    await expect(rows(page)).toHaveCount(20);
    await expect(remove(page)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: 'Sida 2 av' })).toBeVisible();
    await expect(page.getByText(medicine)).toHaveCount(0);
  });

  test(`${mode}: a prescription that was carried over is gone once the customer has signed out`, async ({ page }) => {
    await carryOver(page, mode);
    if (mode === 'external') {
      await page.evaluate((message) => window.sendAsApp(message), token(null));
      await expectGone(page);
      return;
    }
    // In the same document: what was carried over is still in memory.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kundklubb' }).click();
    await page.getByRole('button', { name: 'Logga ut' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Du är utloggad' })).toBeVisible();
    await expect(async () => {
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Hitta apotek' })).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expectGone(page);
  });
}
