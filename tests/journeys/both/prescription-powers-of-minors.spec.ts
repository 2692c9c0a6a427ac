import { daysAfter, yearsAfter } from '../../../src/lib/calendar';
import { paths } from '../../../src/routes/paths';
import { expectAccessible } from '../../support/axe';
import { fault } from '../../support/faults';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { openAs } from '../../support/open-as';
import {
  announced,
  dialog,
  givenForEbba,
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

const ofGiven = {
  path: '/api/expedition/powers-of-attorney-giver/**',
  effect: { kind: 'status', status: 500 },
} as const;

const tooMany = {
  kind: 'status',
  status: 429,
  body: { error: 'Too Many Requests', details: { title: '', errorCode: 'TOO_MANY_CALLS', errorFields: [] } },
} as const;

/** As for a child who comes of age sooner. */
const ofAge = {
  kind: 'status',
  status: 400,
  body: { error: 'Bad Request', details: { title: '', errorCode: 'DATE_OF_AGE', errorFields: ['expiryDate'] } },
} as const;

test('site: guardians give and remove the powers of attorney of a minor', async ({ page }) => {
  await openAs(page, 'site', 'guardian', paths.powersOfAttorney());
  await page.getByRole('button', { name: 'Ge en fullmakt' }).click();
  const giver = dialog(page).getByLabel('Vem ger fullmakten?');
  await giver.selectOption('Alva Ekström, mitt barn');
  await dialog(page).getByRole('checkbox').check();
  await givePower(page, '19830808-2380', yearsAfter(today(), 1));
  await expect(dialog(page)).toContainText('En vårdnadshavare kan inte få fullmakt av barnet.');
  await giver.selectOption('Ebba Ekström, mitt barn');
  await fault(page, { method: 'POST', path: '/api/expedition/powers-of-attorney-giver', times: 1, effect: ofAge });
  await givePower(page, petra, yearsAfter(today(), 1));
  await expect(dialog(page)).toContainText('Får längst gälla till dagen före 18-årsdagen');
  await givePower(page, petra, yearsAfter(today(), 1));
  await expect(announced(page, 'Fullmakten är registrerad')).toBeVisible();
  await expect(itemOf(page, petra)).toContainText('Ges avEbba Ekström');
  await expectAccessible(page);

  await page.getByRole('button', { name: `Ta bort fullmakten för ${petra}` }).click();
  await expect(dialog(page)).toContainText(`får ${petra} inte se recepten för Ebba Ekström`);
  await dialog(page).getByRole('button', { name: 'Ta bort', exact: true }).click();
  await expect(givenPowers(page)).toContainText('Du har inte gett någon fullmakt.');
});

for (const mode of modes) {
  test(`${mode}, alike: a minor of 13 approves what a guardian has given, and ends it`, async ({ page }) => {
    await openAs(page, mode, 'child-13', paths.prescriptions());
    const { receiver, path } = await givenForEbba(page);
    await page.reload();
    await page.getByRole('link', { name: 'En fullmakt väntar på ditt godkännande' }).click();
    const power = itemOf(page, 'Petra Wikander');
    await expect(power).toContainText('Behöver godkännas avDig');
    await expect(page.getByText('Den som är under 18 år kan inte få fullmakter.')).toBeVisible();
    await expect(page.getByText('Från 13 år gäller en fullmakt först när du också har godkänt den')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ändra' })).toHaveCount(0);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Godkänn fullmakten för Petra Wikander' }).click();
    await expect(dialog(page)).toContainText('Petra Wikander får rätt att se dina recept');
    await expectAccessible(page);
    await dialog(page).getByRole('checkbox').check();
    await fault(page, { ...ofGiven, method: 'PATCH', times: 1 });
    await dialog(page).getByRole('button', { name: 'Godkänn' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('Något gick fel när fullmakten skulle godkännas');
    await dialog(page).getByRole('button', { name: 'Godkänn' }).click();
    await expect(announced(page, 'Fullmakten är godkänd av dig')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Fullmakter du har gett' })).toBeFocused();
    await expect(power).toContainText('Godkänd');
    expect(await receiver('GET', path)).toMatchObject({ status: 'approved' });

    await page.getByRole('button', { name: 'Ta bort fullmakten för Petra Wikander' }).click();
    await dialog(page).getByRole('button', { name: 'Ta bort', exact: true }).click();
    await expect(givenPowers(page)).toContainText('Du har inte gett någon fullmakt.');
    expect(await receiver('GET', '/powers-of-attorney-receiver')).not.toMatchObject({
      powerOfAttorneyItems: expect.arrayContaining([expect.objectContaining({ giver: { firstName: 'Ebba' } })]),
    });
  });
}

test('site: a minor of 13 denies what a guardian has given', async ({ page }) => {
  const shop = await openAs(page, 'site', 'child-13', paths.prescriptions());
  await givenForEbba(page);
  await shop.open(paths.powersOfAttorney());
  await page.getByRole('button', { name: 'Neka fullmakten för Petra Wikander' }).click();
  await expect(dialog(page)).toContainText('Petra Wikander får inte se dina recept');
  await dialog(page).getByRole('button', { name: 'Neka' }).click();
  await expect(announced(page, 'Fullmakten är nekad')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Receptsidor' }).getByRole('link', { name: 'Barn' }).click();
  await expect(page.getByText('Du behöver vara minst 18 år för att lägga till barn.')).toBeVisible();
  await expectAccessible(page);
});

test('site: receiver and guardian see that it is the minor who has not approved yet', async ({ page }) => {
  const shop = await openAs(page, 'site', 'receiver', paths.powersOfAttorney());
  const { id } = await givenForEbba(page);
  await page.reload();
  const received = receivedPowers(page).getByRole('listitem').filter({ hasText: 'Ebba Ekström' });
  await expect(received).toContainText('Behöver godkännas avEbba');
  await expect(received.getByRole('link')).toHaveCount(0);
  await shop.open(paths.ofGiver(id).prescriptions);
  await expect(page.getByText('Du ser recepten för Ebba när Ebba också har godkänt fullmakten.')).toBeVisible();
  await expectAccessible(page);

  // The token of who was signed in is still valid.
  await page.evaluate(() => localStorage.clear());
  await signInAs(page, 'guardian');
  await shop.open(paths.powersOfAttorney());
  await expect(itemOf(page, 'Petra Wikander')).toContainText('Behöver godkännas avEbba');
});

test('site: who tries many personal numbers is asked to wait', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await signInAs(page, 'guardian');
  await fault(page, { method: 'POST', path: '/api/expedition/powers-of-attorney-giver', effect: tooMany });
  await fault(page, { method: 'POST', path: '/api/expedition/children', effect: tooMany });
  await shop.hasDeclinedCookies();
  await shop.open(paths.powersOfAttorney());
  await page.getByRole('button', { name: 'Ge en fullmakt' }).click();
  await dialog(page).getByRole('checkbox').check();
  await givePower(page, petra, yearsAfter(today(), 1));
  await expect(dialog(page).getByRole('alert')).toContainText('Det blev många försök på kort tid. Vänta en stund');
  await shop.open(paths.children());
  await page.getByRole('button', { name: 'Lägg till barn' }).click();
  await dialog(page).getByLabel('Barnets personnummer').fill('20090302-2382');
  await dialog(page).getByRole('button', { name: 'Lägg till' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Det blev många försök på kort tid. Vänta en stund');
});

for (const mode of modes) {
  test(`${mode}, alike: minor and guardian are told that a power of attorney of the minor ends soon`, async ({
    page,
  }) => {
    const shop = await openAs(page, mode, 'child-13', paths.prescriptions());
    const lastDay = daysAfter(today(), 9);
    const { id } = await givenForEbba(page, lastDay);
    const notices = page.getByRole('region', { name: 'Notiser' });
    const expiryLink = (whose: string) =>
      notices.getByRole('link', { name: `${whose} Petra slutar ${longDate(lastDay)}` });
    const leadsToPower = async (whose: string) => {
      await expiryLink(whose).click();
      await expect(page).toHaveURL(new RegExp(`${paths.powersOfAttorney()}$`));
      await expect(page.getByRole('heading', { level: 1, name: 'Fullmakter' })).toBeFocused();
      await expect(itemOf(page, 'Petra Wikander')).toContainText(longDate(lastDay));
    };
    // What waits for the minor has not begun.
    await page.reload();
    await expect(notices.getByRole('link', { name: 'En fullmakt väntar på ditt godkännande' })).toBeVisible();
    await expect(expiryLink('Fullmakten som du har gett')).toHaveCount(0);
    const minor = await asSomebodyElse(page, 'child-13');
    await minor('PATCH', `/powers-of-attorney-giver/${id}`, { approved: true, termsAccepted: true });
    await page.reload();
    await expect(expiryLink('Fullmakten som du har gett')).toBeVisible();
    await expectAccessible(page);
    await leadsToPower('Fullmakten som du har gett');

    // The token of who was signed in is still valid.
    await page.evaluate(() => localStorage.clear());
    await signInAs(page, 'guardian');
    await shop.open(paths.prescriptions());
    await leadsToPower('Fullmakten som Ebba har gett');
  });
}
