import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { fault } from '../../support/faults';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { bag, openPrescription, order, bagRow as row } from '../../support/prescription-bag';
import { signInAs } from '../../support/sign-in';
import { atPayment, throughDelivery } from '../../support/steps';

const add = (page: Page) => order(page).getByRole('button', { name: 'Lägg i varukorgen' });

async function toFirstPatient(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('main').getByRole('link', { name }).first().click();
}

const value = (place: Locator, title: string) => place.getByRole('textbox', { name: `Antal av ${title}` });

test('site: rows say for whom they are, and are changed and removed in the cart, with the sum', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await signInAs(page, 'prescriptions');
  await shop.open('/varukorg/');
  await shop.declineCookies();
  const enalapril = row(page, 'Enalapril');
  await expect(enalapril).toContainText('Till dig');
  await expectAccessible(page);
  const title = (await enalapril.locator('p').first().textContent()) ?? '';
  const total = bag(page).getByText('Du betalar för receptvaror').locator('..');
  const before = await total.textContent();
  await enalapril.getByRole('button', { name: 'Öka antalet' }).click();
  await expect(value(enalapril, title)).toHaveValue('3');
  await expect(total).not.toHaveText(before ?? '');
  await expect(bag(page)).toContainText('4 förpackningar');
  await enalapril.getByRole('button', { name: 'Varför inte fler?' }).click();
  await expect(page.getByRole('dialog')).toContainText('Högkostnadsskyddet täcker läkemedel för högst 90 dagar');
  await page.keyboard.press('Escape');

  // Changed at the same time in another tab, which has removed the row.
  const other = await page.context().newPage();
  await shop.open('/varukorg/', other);
  await row(other, 'Enalapril').getByRole('button', { name: 'Ta bort' }).click();
  await expect(row(other, 'Enalapril')).toHaveCount(0);
  await expect(row(other, 'Levotyroxin')).toBeFocused();
  await expect(row(page, 'Enalapril')).toHaveCount(0);
  await expect(bag(page)).toContainText('1 läkemedel på recept');
  await other.close();

  await row(page, 'Levotyroxin').getByRole('button', { name: 'Ta bort' }).click();
  await expect(bag(page)).toHaveCount(0);
  await expect(page.getByText('Din varukorg är tom')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Varukorg' })).toBeFocused();
});

test('site: without a network a change is refused with a reason, and nothing is doubled', async ({ page, context }) => {
  const shop = await launchIn(page, 'site');
  await signInAs(page, 'prescriptions');
  await shop.open('/recept/');
  await shop.declineCookies();
  await openPrescription(page, 'Atorvastatin');
  await expect(add(page)).toBeVisible();
  // The answer is lost on its way back.
  await fault(page, { method: 'POST', path: '/api/expedition/cart', times: 1, effect: { kind: 'drop', late: true } });
  await add(page).click();
  await expect(order(page)).toContainText('I varukorgen: Atorvastatin');
  await expect(order(page).getByRole('textbox')).toHaveValue('1');
  await order(page).getByRole('button', { name: 'Ta bort' }).click();
  await expect(add(page)).toBeVisible();
  await expect(order(page).getByRole('heading', { name: 'Beställ' })).toBeFocused();
  await context.setOffline(true);
  await add(page).click();
  await expect(order(page).getByRole('alert')).toContainText('Du är inte uppkopplad.');
  await context.setOffline(false);
  await add(page).dblclick();
  await expect(order(page).getByRole('textbox')).toHaveValue('1');
  await expect(order(page).getByRole('heading', { name: 'Beställ' })).toBeFocused();
});

for (const mode of modes) {
  test(`${mode}: what was ordered leads to the cart, and is changed and removed in the list`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    await signInAs(page, 'prescriptions');
    await shop.open('/recept/');
    await shop.declineCookies();
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

    await page.getByRole('link', { name: 'Alla recept' }).click();
    const item = (title: string) =>
      page.getByRole('list', { name: 'Recept' }).getByRole('listitem').filter({ hasText: title });
    const enalapril = item('Enalapril Nordrex 10 mg');
    await expect(enalapril.getByRole('textbox')).toHaveValue('2');
    await enalapril.getByRole('button', { name: 'Öka antalet' }).click();
    await expect(enalapril.getByRole('textbox')).toHaveValue('3');
    await expect(enalapril.getByRole('button', { name: 'Varför inte fler?' })).toBeVisible();
    await expectAccessible(page);
    await enalapril.getByRole('button', { name: 'Ta bort' }).click();
    await expect(enalapril.getByText('I varukorgen')).toHaveCount(0);
    await expect(enalapril.getByRole('link')).toBeFocused();
    await expect(item('Atorvastatin').getByText('I varukorgen')).toBeVisible();
    await page.reload();
    await expect(item('Atorvastatin').getByText('I varukorgen')).toBeVisible();
    await expect(enalapril.getByText('I varukorgen')).toHaveCount(0);
  });
}

test('site: goods that have to be cooled say so on the prescription, in the cart and at the delivery', async ({
  page,
}) => {
  const shop = await launchIn(page, 'site');
  await signInAs(page, 'prescriptions');
  await shop.open('/recept/');
  await shop.declineCookies();
  await openPrescription(page, 'Insulin glargin');
  await expect(page.getByRole('region', { name: 'Förpackning' })).toContainText('Det här är en kylvara.');
  await add(page).click();
  await expect(order(page)).toContainText('I varukorgen: Insulin glargin');
  await shop.open('/varukorg/');
  await expect(row(page, 'Insulin glargin')).toContainText('Kylvara: levereras kyld');
  await expect(row(page, 'Levotyroxin')).not.toContainText('Kylvara');
  await expectAccessible(page);
  await shop.open('/kassa/');
  await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();
  await expect(page.getByText('Beställningen innehåller kylvaror på recept')).toBeVisible();
  const methods = page.frameLocator('iframe[title="Leverans"]').getByRole('radio');
  await expect(methods).toHaveCount(1);
  await expect(methods).toHaveAccessibleName(/^Hemleverans/);
  await expectAccessible(page);
});

test('site: two tabs cannot order two products for one prescription, and the second says so', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await signInAs(page, 'prescriptions');
  await shop.open('/recept/');
  await shop.declineCookies();
  await openPrescription(page, 'Atorvastatin');
  await expect(add(page)).toBeVisible();
  const other = await page.context().newPage();
  await shop.open(new URL(page.url()).pathname, other);
  await expect(add(other)).toBeVisible();
  await add(page).click();
  await expect(order(page)).toContainText('I varukorgen: Atorvastatin');
  await fault(page, { method: 'GET', path: '/api/expedition/cart', effect: { kind: 'delay', ms: 1_500 } });
  await add(other).click();
  await expect(order(other).getByRole('alert')).toContainText(/^Du har redan lagt till en vara från det här receptet/);
  await expect(order(other)).toContainText('I varukorgen: Atorvastatin');
  await expectAccessible(other);
});

for (const { person, path, whom, through } of [
  { person: 'guardian', path: '/recept/barn/', whom: 'Till barnet Alva', through: /Alva/ },
  { person: 'receiver', path: '/recept/fullmakter/', whom: 'Till Gun', through: /^Gun/ },
  { person: 'animal-owner', path: '/recept/djur/', whom: 'Till djuret Bosse', through: null },
]) {
  test(`site: what is ordered for somebody else is said on its row: ${whom}`, async ({ page }) => {
    const shop = await launchIn(page, 'site');
    await signInAs(page, person);
    await shop.open(path);
    await shop.declineCookies();
    if (through) await toFirstPatient(page, through);
    await page.getByRole('list', { name: 'Recept' }).getByRole('link').first().click();
    await add(page).click();
    await expect(order(page)).toContainText('I varukorgen');
    await shop.open('/varukorg/');
    await expect(bag(page).getByRole('listitem')).toContainText(whom);
  });
}

test('site: rows that can no longer be ordered leave the cart, which says so once', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await signInAs(page, 'animal-owner');
  await shop.open('/recept/djur/');
  await shop.declineCookies();
  await openPrescription(page, 'Cefalexin');
  await add(page).click();
  await expect(order(page)).toContainText('I varukorgen');
  await page.request.put('/__clock', {
    headers: { 'X-Luckan-Test': '1' },
    data: { now: new Date(Date.now() + 10 * 86_400_000).toISOString() },
  });
  await signInAs(page, 'animal-owner');
  await shop.open('/varukorg/');
  const notice = page.getByRole('alert').filter({ hasText: 'Receptvaror har tagits bort ur varukorgen' });
  await expect(notice).toContainText(/Cefalexin.*: receptet har gått ut\./);
  await expect(bag(page)).toHaveCount(0);
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Jag förstår' }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Din varukorg är tom')).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('site: the order of prescription goods is paid for and received by who is signed in', async ({ page }) => {
  test.slow();
  const shop = await launchIn(page, 'site');
  await signInAs(page, 'prescriptions');
  await shop.open('/kassa/');
  await shop.declineCookies();
  await expect(bag(page)).toContainText('Till dig');
  await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();
  const delivery = page.frameLocator('iframe[title="Leverans"]');
  await expect(delivery.getByLabel('Förnamn', { exact: true })).not.toHaveValue('');
  await throughDelivery(page);
  await expect(page.getByText('Bara den som betalar kan ta emot eller hämta dem')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Jag förstår att bara jag som betalar/ }).check();
  const payment = await atPayment(page);
  await payment.getByLabel('Förnamn', { exact: true }).fill('Någon');
  await payment.getByRole('button', { name: /^Betala/ }).press('Enter');
  await expect(payment.getByText('Namnet måste vara samma som på leveransen.')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Betalning och leverans har olika namn' })).toBeVisible();
  await expect(page).toHaveURL(/\/kassa\//);
});
