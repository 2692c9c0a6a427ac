import { yearsAfter } from '../../../src/lib/calendar';
import { paths } from '../../../src/routes/paths';
import { expectAccessible } from '../../support/axe';
import { fault } from '../../support/faults';
import { expect, launchIn, test } from '../../support/launch-in';
import { announced, dialog, givenPowers, givePower, itemOf, today } from '../../support/powers-of-attorney';
import { signInAs } from '../../support/sign-in';
import { asSomebodyElse } from '../../support/somebody-else';

/** Is not a guardian of theirs. */
const petra = '19740922-2382';

/** As for a child who comes of age sooner. */
const ofAge = {
  kind: 'status',
  status: 400,
  body: { error: 'Bad Request', details: { title: '', errorCode: 'DATE_OF_AGE', errorFields: ['expiryDate'] } },
} as const;

test('site: guardians give and remove the powers of attorney of a minor', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await signInAs(page, 'guardian');
  await shop.open(paths.powersOfAttorney());
  await shop.declineCookies();
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
  await expect(itemOf(page, 'Petra Wikander')).toContainText('Ges avEbba Ekström');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Ta bort fullmakten för Petra Wikander' }).click();
  await expect(dialog(page)).toContainText('inte längre se recepten för Ebba Ekström');
  await dialog(page).getByRole('button', { name: 'Ta bort', exact: true }).click();
  await expect(givenPowers(page)).toContainText('Du har inte gett någon fullmakt.');
});

test('site: a minor reads the powers of attorney that the guardians manage, and receives none', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await signInAs(page, 'child-13');
  await shop.open(paths.prescriptions());
  await shop.declineCookies();
  const guardian = await asSomebodyElse(page, 'guardian');
  const { children } = await guardian<{ children: { id: string; firstName: string }[] }>('GET', '/children');
  await guardian('POST', '/powers-of-attorney-giver', {
    childId: children.find(({ firstName }) => firstName === 'Ebba')?.id,
    personalIdNumber: petra,
    expiryDate: yearsAfter(today(), 1),
    termsAccepted: true,
  });
  await page.getByRole('navigation', { name: 'Receptsidor' }).getByRole('link', { name: 'Fullmakter' }).click();
  await expect(itemOf(page, 'Petra Wikander')).toContainText('Väntar på godkännande');
  await expect(page.getByText('Den som är under 18 år kan inte få fullmakter.')).toBeVisible();
  await expect(page.getByText('är det dina vårdnadshavare som ger och tar bort dina fullmakter')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Receptsidor' }).getByRole('link', { name: 'Barn' }).click();
  await expect(page.getByText('Du behöver vara minst 18 år för att lägga till barn.')).toBeVisible();
  await expectAccessible(page);
});
