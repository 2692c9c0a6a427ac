import { expectAccessible } from '../../support/axe';
import { clearFaults, fault } from '../../support/faults';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { signInAs } from '../../support/sign-in';

for (const mode of modes) {
  test(`${mode}, alike: without a network each page of the prescription area says so, and recovers`, async ({
    page,
    context,
  }) => {
    const shop = await launchIn(page, mode);
    await signInAs(page, 'prescriptions');
    await shop.hasDeclinedCookies();
    await shop.open('/recept/');
    const medicine = page.getByRole('list', { name: 'Recept' }).getByRole('link', { name: /^Amoxicillin/ });
    await expect(medicine).toBeVisible();
    await context.setOffline(true);
    await medicine.click();
    const offline = page.getByRole('alert').filter({ hasText: 'Du är inte uppkopplad' });
    await expect(offline).toBeVisible();
    await expectAccessible(page);
    const sections = page.getByRole('navigation', { name: 'Receptsidor' });
    for (const [section, count] of [
      ['Barn', 1],
      ['Fullmakter', 2],
    ] as const) {
      await sections.getByRole('link', { name: section }).click();
      await expect(page.getByRole('heading', { level: 1, name: section })).toBeVisible();
      await expect(offline).toHaveCount(count);
    }
    await sections.getByRole('link', { name: 'Mina recept' }).click();
    await page.getByRole('link', { name: 'Högkostnadsskydd' }).click();
    await expect(offline).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 2, name: 'Så här ser det ut nu' })).toBeVisible();
  });

  test(`${mode}, alike: without prescriptions, and without the register`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    await signInAs(page, 'no-prescriptions');
    await shop.hasDeclinedCookies();
    await shop.open('/recept/');
    await expect(page.getByText('Du har inga recept')).toBeVisible();
    await expectAccessible(page);
    await fault(page, { path: '/api/expedition/prescriptions', effect: { kind: 'status', status: 503 } });
    await page.reload();
    const alert = page.getByRole('alert').filter({ hasText: 'Just nu kan vi inte visa dina recept' });
    await expect(alert).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    await clearFaults(page);
    await alert.getByRole('button', { name: 'Försök igen' }).click();
    await expect(page.getByText('Du har inga recept')).toBeVisible();
  });
}
