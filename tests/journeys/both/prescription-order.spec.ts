import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { delayResponses } from '../../support/delay-responses';
import { fault } from '../../support/faults';
import { expect, launchIn, test } from '../../support/launch-in';
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
  await shop.hasDeclinedCookies();
  await shop.open('/varukorg/');
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
  await shop.hasDeclinedCookies();
  await shop.open('/recept/');
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

test('site: two tabs cannot order two products for one prescription, and the second says so', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await signInAs(page, 'prescriptions');
  await shop.hasDeclinedCookies();
  await shop.open('/recept/');
  await openPrescription(page, 'Atorvastatin');
  await expect(add(page)).toBeVisible();
  const other = await page.context().newPage();
  await shop.open(new URL(page.url()).pathname, other);
  await expect(add(other)).toBeVisible();
  // Otherwise the other tab would learn of the order from this one.
  const reads = await delayResponses(other, '**/api/expedition/cart', { method: 'GET' });
  await add(page).click();
  await expect(order(page)).toContainText('I varukorgen: Atorvastatin');
  await add(other).click();
  await expect(order(other).getByRole('alert')).toContainText(/^Du har redan lagt till en vara från det här receptet/);
  reads.release();
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
    await shop.hasDeclinedCookies();
    await shop.open(path);
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
  await shop.hasDeclinedCookies();
  await shop.open('/recept/djur/');
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
  await shop.hasDeclinedCookies();
  await shop.open('/kassa/');
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
