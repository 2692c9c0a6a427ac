import type { Page } from '@playwright/test';
import { bar, launchUndecided, openSettings, settings, storedChoice } from '../../support/consent-settings';
import { expect, test } from '../../support/launch-in';

const category = (page: Page, name: string) => settings(page).getByRole('checkbox', { name: new RegExp(`^${name}`) });
const changed = (page: Page) =>
  settings(page).getByRole('status').filter({ hasText: 'Valet ändrades i en annan flik.' });

test('on a first visit the open dialog shows what another tab has answered, and the keyboard goes on in the page', async ({
  page,
  context,
}) => {
  const shop = await launchUndecided(page);
  await bar(page).getByRole('button', { name: 'Välj själv' }).click();
  await expect(category(page, 'Statistik')).not.toBeChecked();
  const other = await context.newPage();
  await shop.open('/kampanjer/', other);
  await bar(other).getByRole('button', { name: 'Godkänn alla' }).click();
  for (const name of ['Inställningar', 'Statistik', 'Marknadsföring']) await expect(category(page, name)).toBeChecked();
  await expect(changed(page)).toBeVisible();
  await expect(settings(page).getByText('Ditt val gjordes')).toContainText(String((await storedChoice(page)).id));
  await page.bringToFront();
  await page.keyboard.press('Escape');
  await expect(settings(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('settings that are open do not undo a withdrawal made in another tab', async ({ page, context }) => {
  const shop = await launchUndecided(page);
  await bar(page).getByRole('button', { name: 'Välj själv' }).click();
  await category(page, 'Inställningar').check();
  await settings(page).getByRole('button', { name: 'Spara mina val' }).click();
  await expect(settings(page)).toBeHidden();
  await openSettings(page);
  await expect(category(page, 'Inställningar')).toBeChecked();
  const other = await context.newPage();
  await shop.open('/kampanjer/', other);
  await openSettings(other);
  await settings(other).getByRole('button', { name: 'Bara nödvändiga' }).click();
  await expect(changed(page)).toBeVisible();
  await expect(category(page, 'Inställningar')).not.toBeChecked();
  await expect(settings(page).getByText('Ditt val gjordes')).toContainText(String((await storedChoice(page)).id));
  await settings(page).getByRole('button', { name: 'Spara mina val' }).click();
  await expect(settings(page)).toBeHidden();
  expect(await storedChoice(page)).toMatchObject({ preferences: false, statistics: false, marketing: false });
});
