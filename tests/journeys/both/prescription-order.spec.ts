import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { fault } from '../../support/faults';
import { expect, launchIn, test } from '../../support/launch-in';
import { signInAs } from '../../support/sign-in';
import { atPayment, throughDelivery } from '../../support/steps';

const bag = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Receptvaror' });
const row = (page: Page, title: string) => bag(page).getByRole('listitem').filter({ hasText: title });
const order = (page: Page) => page.getByRole('region', { name: 'Beställ', exact: true });
const add = (page: Page) => order(page).getByRole('button', { name: 'Lägg i varukorgen' });

/** Opens a prescription from the list that is shown. */
async function openPrescription(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
}

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

for (const { code, text } of [
  { code: 'MAX_QUANTITY_PRESCRIPTION', text: 'Så många förpackningar finns inte kvar på receptet.' },
  { code: 'MAX_QUANTITY_COST_PROTECTION', text: 'Högkostnadsskyddet täcker inte så många förpackningar åt gången.' },
  { code: 'MAX_QUANTITY_DISPENSE_INTERVAL', text: 'Du kan göra ett uttag åt gången från det här receptet.' },
  { code: 'OUT_OF_STOCK', text: 'Varan är tyvärr slut.' },
  { code: 'EXPIRED', text: 'Receptet har ändrats och går inte att beställa från nu.' },
  { code: 'NOT_APPROVED', text: 'Du har inte längre rätt att beställa från det här receptet.' },
  { code: 'STARTER_PACK', text: 'En startförpackning kan bara hämtas på ett apotek.' },
  { code: 'OTHER', text: 'Varukorgen kunde inte ändras. Försök igen om en stund.' },
]) {
  test(`site: a refused change says why: ${code}`, async ({ page }) => {
    const shop = await launchIn(page, 'site');
    await signInAs(page, 'prescriptions');
    await shop.open('/varukorg/');
    await shop.declineCookies();
    const body = {
      error: 'Conflict',
      details: { title: 'Nej', errorType: 'CONFLICT', errorCode: code, errorFields: [] },
    };
    await fault(page, { method: 'PUT', path: '/api/expedition/cart/*', effect: { kind: 'status', status: 409, body } });
    const enalapril = row(page, 'Enalapril');
    await enalapril.getByRole('button', { name: 'Öka antalet' }).click();
    await expect(enalapril.getByRole('alert')).toContainText(text);
    await expect(enalapril.getByRole('textbox')).toHaveValue('2');
    if (code === 'OTHER') await expectAccessible(page);
  });
}

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

test('site: an order that comes too early says what it costs first', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await signInAs(page, 'prescriptions');
  await shop.open('/recept/');
  await shop.declineCookies();
  await openPrescription(page, 'Enalapril Nordrex 20 mg');
  await add(page).click();
  const question = page.getByRole('dialog', { name: 'Utan högkostnadsskydd' });
  await expect(question).toContainText(/du betalar \d+(,\d\d)?\skr\./);
  await expect(question).toContainText(/Väntar du till .* betalar du \d+(,\d\d)?\skr med högkostnadsskyddet/);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Vänta' }).click();
  await expect(order(page)).not.toContainText('I varukorgen');
  await add(page).click();
  await question.getByRole('button', { name: 'Beställ ändå' }).click();
  await expect(order(page)).toContainText('I varukorgen: Enalapril');
  await expect(page.getByText('Varan ligger i varukorgen')).toBeVisible();
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
  await expect(page.getByRole('alert').filter({ hasText: /olika namn|annat namn/ })).toBeVisible();
  await expect(page).toHaveURL(/\/kassa\//);
});
