import type { Locator, Page } from '@playwright/test';
import { paths } from '../../../src/routes/paths';
import { expectAccessible } from '../../support/axe';
import { clearFaults, fault } from '../../support/faults';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { attachAsApp, bag, bagRow, openPrescription, order } from '../../support/prescription-bag';
import { signInAs } from '../../support/sign-in';

const changed = 'Receptet har ändrats och går inte att beställa från nu.';
const noAccess = 'Du har inte längre rätt att beställa från det här receptet.';
const general = 'Varukorgen kunde inte ändras. Försök igen om en stund.';

/** What the prescription service refuses with, and what the customer reads. */
const ofQuantity = {
  MAX_QUANTITY_PRESCRIPTION: 'Så många förpackningar finns inte kvar på receptet.',
  MAX_QUANTITY_COST_PROTECTION: 'Högkostnadsskyddet täcker inte så många förpackningar åt gången.',
  MAX_QUANTITY_DISPENSE_INTERVAL: 'Du kan göra ett uttag åt gången från det här receptet.',
  STARTER_PACK: 'En startförpackning kan bara hämtas på ett apotek.',
  OUT_OF_STOCK: 'Varan är tyvärr slut. Välj en annan vara om det går.',
  EXCEEDS_STOCK: 'Så många förpackningar finns inte i lager just nu. Välj färre.',
  FIRST_DISPENSE_PASSED: changed,
  DISPENSE_INTERVAL: changed,
  ALL_DISPENSED: changed,
  EXPIRED: changed,
  CHILD_HIDDEN: noAccess,
  NOT_APPROVED: noAccess,
  OTHER: general,
};
const ofRows = {
  ...ofQuantity,
  ROW_ENDED: changed,
  NOT_FOUND: 'Varan ligger inte längre i varukorgen. Den har tagits bort på ett annat ställe.',
};
const ofRow = '/api/expedition/cart/*';
const ofAdditions = {
  ...ofQuantity,
  ALREADY_IN_CART: 'Du har redan lagt till en vara från det här receptet. Ta bort den ur varukorgen',
  NOT_FOUND: 'Receptet finns inte längre.',
};

/** Refuses a call with each of the codes; its place shows why, in an alert. */
async function expectReasons(
  page: Page,
  { method, path, texts }: { method: string; path: string; texts: Readonly<Record<string, string>> },
  { press, place }: { press: () => Promise<void>; place: Locator },
): Promise<void> {
  for (const [errorCode, text] of Object.entries(texts)) {
    const details = { title: 'Nej', errorType: 'CONFLICT', errorCode, errorFields: [] };
    const body = { error: 'Conflict', details };
    await fault(page, { method, path, times: 1, effect: { kind: 'status', status: 409, body } });
    await press();
    await expect(place.getByRole('alert'), errorCode).toContainText(text);
  }
}

const less = (row: Locator) => () => row.getByRole('button', { name: 'Minska antalet' }).click();
const remove = (row: Locator) => () => row.getByRole('button', { name: 'Ta bort' }).click();

/** Every refusal of another quantity and of the removal shows why in the row, which stays as it was. */
async function expectRefusals(page: Page, row: Locator): Promise<void> {
  await expectReasons(page, { method: 'PUT', path: ofRow, texts: ofRows }, { press: less(row), place: row });
  await expectAccessible(page);
  await expectReasons(page, { method: 'DELETE', path: ofRow, texts: ofRows }, { press: remove(row), place: row });
  await expectAccessible(page);
}

for (const mode of modes) {
  test(`${mode}, alike: an order that the prescription service refuses says why where it is made`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    await signInAs(page, 'prescriptions');
    await shop.hasDeclinedCookies();
    await shop.open(paths.prescriptions());
    await openPrescription(page, 'Atorvastatin');
    const add = order(page).getByRole('button', { name: 'Lägg i varukorgen' });
    const place = order(page);
    const adding = { method: 'POST', path: '/api/expedition/cart', texts: ofAdditions };
    await expectReasons(page, adding, { press: () => add.click(), place });
    await expectAccessible(page);
    await add.click();
    await expect(order(page)).toContainText('I varukorgen: Atorvastatin');
    await expect(order(page).getByRole('alert')).toHaveCount(0);
    await expectReasons(page, { method: 'DELETE', path: ofRow, texts: ofRows }, { press: remove(place), place });
  });

  test(`${mode}, alike: a change that is refused says why in the cart, and leaves the row as it was`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    const token = await signInAs(page, 'prescriptions');
    await shop.hasDeclinedCookies();
    await shop.open(paths.prescriptions());
    if (mode === 'external') {
      // A change makes the app bring the bag into the cart.
      await page
        .getByRole('listitem')
        .filter({ hasText: 'Enalapril Nordrex 10' })
        .getByRole('button', { name: 'Öka antalet' })
        .click();
      await attachAsApp(page, token);
    }
    await shop.open(paths.cart());
    const row = bagRow(page, 'Enalapril');
    const before = mode === 'external' ? '3' : '2';
    await expect(row.getByRole('textbox')).toHaveValue(before);
    await expectRefusals(page, row);
    await expect(row.getByRole('textbox')).toHaveValue(before);
    await clearFaults(page);
    await less(row)();
    await expect(row.getByRole('alert')).toHaveCount(0);
  });

  test(`${mode}, alike: a change that is refused says why in the side cart, too`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    await signInAs(page, 'prescriptions');
    await shop.hasDeclinedCookies();
    await shop.open(paths.prescriptions());
    await openPrescription(page, 'Enalapril Nordrex 10 mg');
    await order(page).getByRole('button', { name: 'Visa varukorgen' }).click();
    const rows = page
      .getByRole('dialog', { name: /^Varukorg/ })
      .getByRole('list', { name: 'Receptvaror i varukorgen' });
    const row = rows.getByRole('listitem').filter({ hasText: 'Enalapril' });
    await expectRefusals(page, row);
    await expect(row.getByRole('textbox')).toHaveValue('2');
  });
}

const at = async (page: Page, now: string, person: string) => {
  await page.request.put('/__clock', { headers: { 'X-Luckan-Test': '1' }, data: { now } });
  await signInAs(page, person);
};
const left = (page: Page) => page.getByRole('alert').filter({ hasText: 'Receptvaror har tagits bort ur varukorgen' });

test('site: rows that end while their page is open cannot be changed, and leave with their reasons', async ({
  page,
}) => {
  const shop = await launchIn(page, 'site');
  await signInAs(page, 'prescriptions');
  await shop.hasDeclinedCookies();
  await shop.open(paths.cart());
  await expect(bagRow(page, 'Enalapril').getByRole('textbox')).toHaveValue('2');
  await at(page, new Date(Date.now() + 280 * 86_400_000).toISOString(), 'prescriptions');
  await bagRow(page, 'Enalapril').getByRole('button', { name: 'Minska antalet' }).click();
  await expect(left(page)).toContainText(/Enalapril.*: receptet har gått ut\./);
  await expect(bagRow(page, 'Enalapril')).toHaveCount(0);
});

test('site: what was ordered for a child leaves the cart when the law hides it, without saying what it was', async ({
  page,
}) => {
  const shop = await launchIn(page, 'site');
  await signInAs(page, 'guardian');
  await at(page, '2026-11-23T12:00:00Z', 'guardian');
  await shop.hasDeclinedCookies();
  await shop.open(paths.children());
  await page.getByRole('main').getByRole('link', { name: /Hugo/ }).first().click();
  await openPrescription(page, 'Amoxicillin');
  await order(page).getByRole('button', { name: 'Lägg i varukorgen' }).click();
  await expect(order(page)).toContainText('I varukorgen: Amoxicillin');
  await shop.open(paths.cart());
  await expect(bagRow(page, 'Amoxicillin')).toContainText('Till barnet Hugo');
  await at(page, '2027-01-10T12:00:00Z', 'guardian');
  await shop.open(paths.cart());
  await expect(left(page)).toContainText(
    'Det du hade lagt till åt Hugo: från 13 års ålder visas barnets recept inte för vårdnadshavare.',
  );
  await expect(left(page)).not.toContainText('Amoxicillin');
  await expect(bag(page)).toHaveCount(0);
});
