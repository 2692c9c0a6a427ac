import type { BrowserContext, Locator, Page } from '@playwright/test';
import { yearsAfter } from '../../../src/lib/calendar';
import { paths } from '../../../src/routes/paths';
import { expectAccessible } from '../../support/axe';
import { expect, modes, test } from '../../support/launch-in';
import { openAs } from '../../support/open-as';
import { announced, dialog, today } from '../../support/powers-of-attorney';
import { quiet } from '../../support/quiet-network';

const gunilla = '19710923-2384';

/** Sends without a network, which the dialog shows, then and once there is one, and sends again. */
async function sendOfflineFirst(page: Page, context: BrowserContext, send: Locator): Promise<void> {
  const alert = dialog(page).getByRole('alert');
  await quiet(page);
  await context.setOffline(true);
  await send.click();
  await expect(alert).toContainText('Du är inte uppkopplad');
  await expect(alert).not.toContainText('kundservice');
  await context.setOffline(false);
  await expect(alert).toContainText('Du är uppkopplad igen');
  await expect(alert).toContainText('Ändringen är inte sparad än. Försök igen.');
  await expectAccessible(page);
  await send.click();
}

for (const mode of modes) {
  test(`${mode}, alike: children are added and hidden once the network is back`, async ({ page, context }) => {
    await openAs(page, mode, 'guardian', paths.children());
    await page.getByRole('button', { name: 'Lägg till barn' }).click();
    await dialog(page).getByLabel('Barnets personnummer').fill('20090302-2382');
    await sendOfflineFirst(page, context, dialog(page).getByRole('button', { name: 'Lägg till', exact: true }));
    await expect(announced(page, 'Barnet är tillagt')).toBeVisible();
    await page.getByRole('button', { name: 'Dölj Liam' }).click();
    await sendOfflineFirst(page, context, dialog(page).getByRole('button', { name: 'Dölj', exact: true }));
    await expect(announced(page, 'Liam är dold')).toBeVisible();
  });

  test(`${mode}, alike: powers of attorney are given and removed once the network is back`, async ({
    page,
    context,
  }) => {
    await openAs(page, mode, 'giver', paths.powersOfAttorney());
    await page.getByRole('button', { name: 'Ge en fullmakt' }).click();
    await dialog(page).getByRole('checkbox').check();
    await dialog(page).getByLabel('Mottagarens personnummer').fill(gunilla);
    await dialog(page).getByLabel('Gäller till och med').fill(yearsAfter(today(), 1));
    await sendOfflineFirst(page, context, dialog(page).getByRole('button', { name: 'Ge fullmakt' }));
    await expect(announced(page, 'Fullmakten är registrerad och väntar på godkännande')).toBeVisible();
    await page.getByRole('button', { name: `Ta bort fullmakten för ${gunilla}` }).click();
    await sendOfflineFirst(page, context, dialog(page).getByRole('button', { name: 'Ta bort', exact: true }));
    await expect(announced(page, 'Fullmakten är borttagen')).toBeVisible();
  });
}
