import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { openPrescription, order, bagRow as row } from '../../support/prescription-bag';
import { signInAs } from '../../support/sign-in';

const add = (page: Page) => order(page).getByRole('button', { name: 'Lägg i varukorgen' });

for (const mode of modes) {
  test(`${mode}, alike: what was ordered leads to the cart, and is changed and removed in the list`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    await signInAs(page, 'prescriptions');
    await shop.hasDeclinedCookies();
    await shop.open('/recept/');
    await openPrescription(page, 'Atorvastatin');
    await add(page).click();
    const notice = page.getByRole('status').filter({ hasText: 'Varan ligger i varukorgen' });
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    const toCart = notice.getByRole('button', { name: 'Visa varukorgen' });
    await expect(toCart).toBeFocused();
    await page.keyboard.press('Enter');
    const cart = page.getByRole('dialog', { name: /^Varukorg/ });
    await expect(cart).toBeVisible();
    await expect(notice).toHaveCount(0);
    await cart.getByRole('button', { name: 'Stäng' }).click();
    await order(page).getByRole('button', { name: 'Visa varukorgen' }).click();
    await expect(cart).toBeVisible();
    await cart.getByRole('button', { name: 'Stäng' }).click();

    await order(page).getByRole('button', { name: 'Visa varukorgen' }).click();
    await cart.getByRole('button', { name: /^Ta bort Atorvastatin/ }).click();
    await expect(cart.getByText(/^Atorvastatin/)).toHaveCount(0);
    await cart.getByRole('button', { name: 'Stäng' }).click();
    await add(page).click();
    await expect(notice).toBeVisible();
    await page.getByRole('link', { name: 'Alla recept' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mina recept' })).toBeVisible();
    await expect(notice).toHaveCount(0);
    const item = (title: string) =>
      page.getByRole('list', { name: 'Recept' }).getByRole('listitem').filter({ hasText: title });
    const enalapril = item('Enalapril Nordrex 10 mg');
    await expect(enalapril.getByRole('textbox')).toHaveValue('2');
    await enalapril.getByRole('button', { name: 'Öka antalet' }).click();
    await expect(enalapril.getByRole('textbox')).toHaveValue('3');
    await expect(enalapril.getByRole('button', { name: 'Varför inte fler?' })).toBeVisible();
    await expectAccessible(page);
    await enalapril.getByRole('button', { name: 'Ta bort' }).click();
    await expect(enalapril.getByText('I varukorgen', { exact: true })).toHaveCount(0);
    await expect(enalapril.getByRole('link')).toBeFocused();
    await expect(item('Atorvastatin').getByText('I varukorgen', { exact: true })).toBeVisible();
    await page.reload();
    await expect(item('Atorvastatin').getByText('I varukorgen', { exact: true })).toBeVisible();
    await expect(enalapril.getByText('I varukorgen', { exact: true })).toHaveCount(0);
  });
}

test('site: goods that have to be cooled say so on the prescription, in the cart and at the delivery', async ({
  page,
}) => {
  const shop = await launchIn(page, 'site');
  await signInAs(page, 'prescriptions');
  await shop.hasDeclinedCookies();
  await shop.open('/recept/');
  await openPrescription(page, 'Insulin glargin');
  await expect(page.getByRole('region', { name: 'Förpackning', exact: true })).toContainText('Det här är en kylvara.');
  await add(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(order(page)).toContainText('I varukorgen: Insulin glargin');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await shop.open('/varukorg/');
  await expect(row(page, 'Insulin glargin')).toContainText('Kylvara: levereras kyld');
  await expect(row(page, 'Levotyroxin')).not.toContainText('Kylvara');
  await expectAccessible(page);
  await shop.open('/kassa/');
  await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();
  await expect(page.getByText('Beställningen innehåller kylvaror')).toBeVisible();
  const methods = page.frameLocator('iframe[title="Leverans"]').getByRole('radio');
  await expect(methods).toHaveCount(1);
  await expect(methods).toHaveAccessibleName(/^Hemleverans/);
  await expectAccessible(page);
});
