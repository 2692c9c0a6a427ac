import type { FrameLocator } from '@playwright/test';
import { paths } from '../../../src/routes/paths';
import { expectAccessible } from '../../support/axe';
import { fault } from '../../support/faults';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { attachAsApp, bagRow, openPrescription, order } from '../../support/prescription-bag';
import { signInAs } from '../../support/sign-in';
import { throughDelivery } from '../../support/steps';

async function receivedBy(delivery: FrameLocator, firstName: string): Promise<void> {
  for (const [label, value] of Object.entries({ Förnamn: firstName, Efternamn: 'Ekström' })) {
    const field = delivery.getByLabel(label, { exact: true });
    await field.fill(value);
    await field.blur();
  }
}

for (const mode of modes) {
  test(`${mode}, alike: a child's medicine is free, and received by the guardian who orders it`, async ({ page }) => {
    test.slow();
    const shop = await launchIn(page, mode);
    const token = await signInAs(page, 'guardian');
    await shop.hasDeclinedCookies();
    await shop.open(paths.children());
    await page.getByRole('main').getByRole('link', { name: /Alva/ }).first().click();
    await openPrescription(page, 'Amoxicillin');
    await expect(order(page)).toContainText(
      'Du betalar 0 kr. Läkemedel inom högkostnadsskyddet är gratis under 18 år.',
    );
    await expect(page.getByRole('main')).not.toContainText('frikort');
    await expectAccessible(page);
    await order(page).getByRole('button', { name: 'Lägg i varukorgen' }).click();
    await expect(order(page)).toContainText('I varukorgen: Amoxicillin');
    if (mode === 'external') await attachAsApp(page, token);
    await shop.open(paths.checkout());
    await expect(bagRow(page, 'Amoxicillin')).toContainText('Till barnet Alva');
    await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();
    const delivery = page.frameLocator('iframe[title="Leverans"]');
    await expect(delivery.getByRole('radio').first()).toBeVisible();
    await receivedBy(delivery, 'Alva');
    await throughDelivery(page);
    const alert = page.getByRole('alert').filter({ hasText: 'Leveransen har ett annat namn än ditt' });
    await expect(alert).toContainText('Du är inloggad som Jonas Ekström.');
    await expectAccessible(page);
    await receivedBy(delivery, 'Jonas');
    await expect(alert).toHaveCount(0);
    await page.getByRole('button', { name: 'Fortsätt till betalning' }).press('Enter');
    await page.getByRole('checkbox', { name: /^Jag förstår att bara jag som beställer/ }).check();
    await expectAccessible(page);
    const body = { errorCode: 'NAMES_DIFFER', title: 'Olika namn', items: [] };
    const confirm = { method: 'POST', path: '/api/web/cart2/**/confirm', times: 1 };
    await fault(page, { ...confirm, effect: { kind: 'status', status: 409, body } });
    await page.getByRole('button', { name: 'Slutför beställningen' }).press('Enter');
    const refusal = page.getByRole('alert').filter({ hasText: 'Din beställning kunde inte läggas' });
    await expect(refusal).toContainText(
      'Leveransen har ett annat namn än ditt, och varorna lämnas bara ut till den som',
    );
    await expect(refusal).not.toContainText(/betalning|Felkod/);
    await expectAccessible(page);
    await shop.open(paths.checkout());
    await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();
    await page.getByRole('button', { name: 'Fortsätt till betalning' }).press('Enter');
    await page.getByRole('checkbox', { name: /^Jag förstår att bara jag som beställer/ }).check();
    await page.getByRole('button', { name: 'Slutför beställningen' }).press('Enter');
    await expect(page).toHaveURL(/\/kassa\/tack\/$/);
    await expect(page.getByText('Bara den som har beställt kan ta emot eller hämta dem.')).toBeVisible();
    await expect(page.getByRole('row', { name: /Amoxicillin/ })).toContainText('Till Alva');
    await expect(page.getByRole('region', { name: 'Leverans', exact: true })).toContainText('Jonas Ekström');
    await expectAccessible(page);

    await shop.open(paths.clubPurchases());
    const bought = page.getByRole('region', { name: 'Receptvaror' });
    await bought
      .getByRole('button', { name: /^Visa köp/ })
      .first()
      .click();
    await expect(bought.getByRole('row', { name: /Amoxicillin/ })).toContainText('Till Alva');
    await expectAccessible(page);
  });
}
