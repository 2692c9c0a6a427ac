import type { Page } from '@playwright/test';
import { daysAfter, yearsAfter } from '../../../src/lib/calendar';
import { paths } from '../../../src/routes/paths';
import { expectAccessible } from '../../support/axe';
import { clearFaults, fault } from '../../support/faults';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { openAs } from '../../support/open-as';
import {
  announced,
  dialog,
  givenPowers,
  givePower,
  itemOf,
  longDate,
  petra,
  receivedPowers,
  today,
} from '../../support/powers-of-attorney';
import { signInAs } from '../../support/sign-in';
import { asSomebodyElse } from '../../support/somebody-else';
import { allStored } from '../../support/stored';

const numbers = { self: '19460518-2387', petra, gunilla: '19710923-2384', minor: '20100203-2389' };

const failing = (page: Page, method: string, side: 'giver' | 'receiver') =>
  fault(page, {
    method,
    path: `/api/expedition/powers-of-attorney-${side}/**`,
    effect: { kind: 'status', status: 500 },
  });

interface Powers {
  powerOfAttorneyItems: { id: string; status: string; receiver: { firstName: string } }[];
}

for (const mode of modes) {
  test(`${mode}, alike: a giver gives, changes and removes powers of attorney`, async ({ page, context }) => {
    const shop = await openAs(page, mode, 'giver', paths.powersOfAttorney());
    await expect(givenPowers(page).getByRole('listitem')).toHaveCount(2);
    await expect(receivedPowers(page)).toContainText('Du har inte fått någon fullmakt.');
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Ge en fullmakt' }).click();
    await dialog(page).getByRole('button', { name: 'Ge fullmakt' }).click();
    await expect(dialog(page).getByText('Obligatoriskt fält')).toHaveCount(2);
    await expect(dialog(page).getByText('Du behöver godkänna villkoren')).toBeVisible();
    await expectAccessible(page);
    await dialog(page).getByRole('checkbox').check();
    const nextYear = yearsAfter(today(), 1);
    for (const [number, expires, text] of [
      ['19710923-2385', nextYear, 'Personnumret ser inte ut att stämma. Kontrollera numret och prova skriv i formatet'],
      [numbers.gunilla, daysAfter(today(), -1), 'Datumet har redan passerat'],
      [numbers.gunilla, daysAfter(yearsAfter(today(), 4), 1), 'Får max vara 4 år framåt'],
      [numbers.self, nextYear, 'Du kan inte ge dig själv en fullmakt.'],
      [numbers.petra, nextYear, 'Personen har redan en sådan fullmakt.'],
    ] as const) {
      await givePower(page, number, expires);
      await expect(dialog(page).locator('form')).toContainText(text);
    }
    await givePower(page, numbers.minor, nextYear);
    // The hint of the number says so, too, in other words.
    await expect(
      dialog(page).getByText('Den som får en fullmakt behöver vara minst 18 år.', { exact: true }),
    ).toBeVisible();
    await fault(page, {
      method: 'POST',
      path: '/api/expedition/powers-of-attorney-giver',
      effect: { kind: 'status', status: 500 },
    });
    await givePower(page, numbers.gunilla, nextYear);
    await expect(dialog(page).getByRole('alert')).toContainText('Något gick fel när fullmakten skulle skapas');
    await clearFaults(page);
    // A phone's keypad of digits has no hyphen.
    await givePower(page, numbers.gunilla.replace('-', ''), nextYear);
    await expect(announced(page, 'Fullmakten är registrerad och väntar på godkännande')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    // The name is shown once she has consented.
    const gunilla = itemOf(page, numbers.gunilla);
    await expect(givenPowers(page)).not.toContainText('Gunilla');
    await expect(gunilla).toContainText('Behöver godkännas avDen som får fullmakten');
    await expect(gunilla).toContainText('Väntar på godkännande');
    await expect(gunilla).toContainText(`Behöver godkännas senast${longDate(daysAfter(today(), 6))}`);

    await page.getByRole('button', { name: 'Ändra fullmakten för Petra Wikander' }).click();
    await expect(dialog(page)).toContainText('slutar den att gälla tills Petra har godkänt den igen, inom 7 dagar');
    await dialog(page)
      .getByLabel('Gäller till och med')
      .fill(daysAfter(yearsAfter(today(), 4), 1));
    await dialog(page).getByRole('checkbox').check();
    await dialog(page).getByRole('button', { name: 'Spara' }).click();
    await expect(dialog(page)).toContainText('Får max vara 4 år framåt');
    await dialog(page).getByLabel('Gäller till och med').fill(yearsAfter(today(), 4));
    await failing(page, 'PATCH', 'giver');
    await dialog(page).getByRole('button', { name: 'Spara' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('Något gick fel när fullmakten skulle ändras');
    await clearFaults(page);
    await dialog(page).getByRole('button', { name: 'Spara' }).click();
    await expect(announced(page, 'Fullmakten är ändrad och väntar på nytt godkännande')).toBeVisible();
    await expect(itemOf(page, 'Petra Wikander')).toContainText('Väntar på godkännande');

    await page.getByRole('button', { name: 'Ta bort fullmakten för Tomas Wikander' }).click();
    await expectAccessible(page);
    await failing(page, 'DELETE', 'giver');
    await dialog(page).getByRole('button', { name: 'Ta bort', exact: true }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('Något gick fel när fullmakten skulle tas bort');
    await clearFaults(page);
    await dialog(page).getByRole('button', { name: 'Ta bort', exact: true }).click();
    await expect(announced(page, 'Fullmakten är borttagen')).toBeVisible();
    await expect(itemOf(page, 'Tomas Wikander')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Fullmakter du har gett' })).toBeFocused();

    const left = JSON.stringify([shop.requested, shop.messages, await allStored(context, [page])]);
    for (const secret of [...Object.values(numbers), numbers.gunilla.replace('-', ''), 'Petra', 'Gunilla'])
      expect(left).not.toContain(secret);
  });

  test(`${mode}, alike: a receiver consents, sees the giver's prescriptions, and removes the power of attorney`, async ({
    page,
  }) => {
    const shop = await openAs(page, mode, 'receiver', paths.powersOfAttorney());
    await expect(receivedPowers(page).getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Godkänn fullmakten från Gunilla Sandberg' }).click();
    await expect(dialog(page)).toContainText('Bara den som ger den kan ändra hur länge den gäller.');
    const consent = dialog(page).getByRole('button', { name: 'Godkänn' });
    await consent.click();
    await expect(dialog(page)).toContainText('Du behöver godkänna villkoren');
    await expect(dialog(page).getByRole('checkbox')).toBeFocused();
    await expectAccessible(page);
    await dialog(page).getByRole('checkbox').check();
    await failing(page, 'PATCH', 'receiver');
    await consent.click();
    await expect(dialog(page).getByRole('alert')).toContainText('Något gick fel när fullmakten skulle godkännas');
    await clearFaults(page);
    // Its giver changes it meanwhile.
    const giver = await asSomebodyElse(page, 'prescriptions');
    const { powerOfAttorneyItems } = await giver<Powers>('GET', '/powers-of-attorney-giver');
    const expiryDate = yearsAfter(today(), 3);
    const pending = powerOfAttorneyItems.find(({ status }) => status === 'pending');
    await giver('PATCH', `/powers-of-attorney-giver/${pending?.id}`, { expiryDate, termsAccepted: true });
    await expect(dialog(page)).not.toContainText(longDate(expiryDate));
    await consent.click();
    await expect(dialog(page).getByRole('alert')).toContainText('Fullmakten har ändrats sedan du öppnade rutan.');
    await expect(dialog(page)).toContainText(`gäller till och med ${longDate(expiryDate)}`);
    await expectAccessible(page);
    await consent.click();
    await expect(announced(page, 'Fullmakten är godkänd')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Fullmakter du har fått' })).toBeFocused();

    await receivedPowers(page).getByRole('link', { name: 'Gunilla Sandberg' }).click();
    await expect(page.getByRole('heading', { name: 'Recept för Gunilla' })).toBeVisible();
    await expect(page).toHaveTitle(/^Mina recept/);
    await expect(page.getByRole('list', { name: 'Recept' }).getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('list', { name: 'Recept' })).not.toContainText('Allt är uthämtat');
    await expect(page.getByRole('checkbox', { name: /utgång/ })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Högkostnadsskydd' }).click();
    await expect(page.getByRole('heading', { name: 'Recept för Gunilla' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Kostnad före rabatt');

    await shop.open(paths.powersOfAttorney());
    await page.getByRole('button', { name: 'Ta bort fullmakten från Gunilla Sandberg' }).click();
    await dialog(page).getByRole('button', { name: 'Ta bort', exact: true }).click();
    await expect(announced(page, 'Fullmakten är borttagen')).toBeVisible();
    await expect(itemOf(page, 'Gunilla Sandberg')).toHaveCount(0);
  });
}

test('site: a pending power of attorney is denied; one that was answered elsewhere says so', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await signInAs(page, 'receiver');
  await fault(page, { path: '/api/expedition/powers-of-attorney-*', effect: { kind: 'status', status: 404 } });
  await shop.hasDeclinedCookies();
  await shop.open(paths.powersOfAttorney());
  const alert = receivedPowers(page).getByRole('alert');
  await expect(alert).toContainText('Något gick fel när fullmakter hämtades');
  await expect(givenPowers(page).getByRole('alert')).toContainText('Något gick fel när fullmakter hämtades');
  await clearFaults(page);
  await alert.getByRole('button', { name: 'Försök igen' }).click();

  const deny = page.getByRole('button', { name: 'Neka fullmakten från Gunilla Sandberg' });
  await deny.click();
  await expectAccessible(page);
  await failing(page, 'PATCH', 'receiver');
  await dialog(page).getByRole('button', { name: 'Neka' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Något gick fel när fullmakten skulle nekas');
  await clearFaults(page);

  const elsewhere = await asSomebodyElse(page, 'receiver');
  const { powerOfAttorneyItems } = await elsewhere<Powers>('GET', '/powers-of-attorney-receiver');
  const pending = powerOfAttorneyItems.find(({ status }) => status === 'pending');
  await elsewhere('PATCH', `/powers-of-attorney-receiver/${pending?.id}`, { approved: true, termsAccepted: true });
  await dialog(page).getByRole('button', { name: 'Neka' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('har redan besvarats, tagits bort eller gått ut');
  await expect(dialog(page).getByRole('button', { name: 'Neka' })).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Avbryt' }).click();
  await expect(itemOf(page, 'Gunilla Sandberg')).toContainText('Godkänd');

  const giver = await asSomebodyElse(page, 'prescriptions');
  const change = { expiryDate: yearsAfter(today(), 2), termsAccepted: true };
  await giver('PATCH', `/powers-of-attorney-giver/${pending?.id}`, change);
  await page.reload();
  await deny.click();
  await dialog(page).getByRole('button', { name: 'Neka' }).click();
  await expect(announced(page, 'Fullmakten är nekad')).toBeVisible();
  await expect(itemOf(page, 'Gunilla Sandberg')).toHaveCount(0);
});

test("site: the giver's pages end with the power of attorney, and wait for the consent to a changed one", async ({
  page,
}) => {
  await openAs(page, 'site', 'receiver', paths.powersOfAttorney());
  await receivedPowers(page).getByRole('link', { name: 'Gun Wikander' }).click();
  const prescription = page.getByRole('list', { name: 'Recept' }).getByRole('link').first();
  await expect(prescription).toBeVisible();

  const giver = await asSomebodyElse(page, 'giver');
  const { powerOfAttorneyItems } = await giver<Powers>('GET', '/powers-of-attorney-giver');
  const path = `/powers-of-attorney-giver/${powerOfAttorneyItems.find(({ receiver }) => receiver.firstName === 'Petra')?.id}`;
  await giver('PATCH', path, { expiryDate: yearsAfter(today(), 1), termsAccepted: true });
  await prescription.click();
  await expect(page.getByRole('heading', { name: 'Fullmakten väntar på godkännande' })).toBeVisible();
  await expectAccessible(page);
  await giver('DELETE', path);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Fullmakten gäller inte längre' })).toBeVisible();
  await page.getByRole('link', { name: 'Till fullmakterna' }).click();
  await expect(itemOf(page, 'Gun Wikander')).toHaveCount(0);
});
