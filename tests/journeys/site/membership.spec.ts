import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { clearFaults, fault } from '../../support/faults';
import { expect, launchIn, test } from '../../support/launch-in';
import { outbox } from '../../support/outbox';
import { quiet } from '../../support/quiet-network';
import { signInAs } from '../../support/sign-in';

async function open(page: Page, person: string, path: string) {
  const shop = await launchIn(page, 'site');
  await signInAs(page, person);
  await shop.hasDeclinedCookies();
  await shop.open(path);
  return shop;
}

async function fillIn(page: Page, email: string, mobile = '') {
  const dialog = page.getByRole('dialog', { name: 'Bli medlem' });
  await dialog.getByLabel('E-post').fill(email);
  await dialog.getByLabel('Mobilnummer').fill(mobile);
  await dialog.getByRole('checkbox', { name: 'Jag accepterar medlemsvillkoren' }).check();
  await dialog.getByRole('button', { name: 'Bli medlem' }).click();
  return dialog;
}

/** The newest confirmation link sent by e-mail. */
async function newestLink(page: Page): Promise<string> {
  const links = (await outbox(page)).flatMap(({ about }) => about?.link ?? []);
  return links.at(-1) ?? '';
}

test.describe('a customer who is not a member', () => {
  test.use({ levels: ['error'] });
  test('is known without an error of a service', async ({ page }) => {
    await open(page, 'customer', '/kundklubb/');
    await expect(page.getByRole('button', { name: 'Bli medlem' })).toBeVisible();
    await quiet(page);
  });
});

test('a customer becomes a member and confirms the address with the link', async ({ page }) => {
  await open(page, 'customer', '/kundklubb/');
  await page.getByRole('button', { name: 'Bli medlem' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bli medlem' });
  await dialog.getByRole('button', { name: 'Bli medlem' }).click();
  await expect(dialog.getByText('Obligatoriskt fält')).toHaveCount(2);
  await expectAccessible(page);
  await fillIn(page, 'karin@', '070-174 06 05');
  await expect(dialog.getByText('Ogiltlig e-post')).toBeVisible();
  await fillIn(page, 'karin@example.se', '08-123 45 67');
  await expect(dialog.getByText('Ogiltigt mobilnummer')).toBeVisible();
  await fillIn(page, 'anders.bergstrom@example.se');
  await expect(dialog.getByRole('alert')).toContainText(
    'E-postadressen är redan registrerad på en annan användare. Kontakta oss om det inte stämmer.',
  );
  await fillIn(page, 'karin@example.se', '070-174 06 06');
  await expect(dialog.getByRole('alert')).toContainText(
    'E-postadressen eller mobilnumret är redan registrerat på en annan användare.',
  );
  await fillIn(page, 'karin@example.se', '070-174 06 05');
  await expect(page.getByRole('heading', { level: 1, name: 'Hej Karin!' })).toBeFocused();
  await expect(page.getByText('Din e-postadress är inte bekräftad')).toBeVisible();
  await expectAccessible(page);
  const link = await newestLink(page);
  await page.goto(link);
  const confirmation = page.getByRole('dialog', { name: 'Din e-postadress är bekräftad' });
  await expect(confirmation).toBeVisible();
  await expectAccessible(page);
  await confirmation.getByRole('button', { name: 'Stäng' }).last().click();
  await expect(page.getByText('Din e-postadress är inte bekräftad')).toBeHidden();
  await expect(page).toHaveURL(/\/kundklubb\/$/);
  await page.goto(link);
  await expect(page.getByRole('dialog', { name: 'E-postadressen är redan bekräftad' })).toBeVisible();
});

test('a customer under 18 cannot become a member', async ({ page }) => {
  await open(page, 'minor', '/kundklubb/');
  await page.getByRole('button', { name: 'Bli medlem' }).click();
  const dialog = await fillIn(page, 'elias@example.se');
  await expect(dialog.getByRole('alert')).toContainText(
    'Du kan inte bli medlem om du är yngre än 18 år. Se våra medlemsvillkor.',
  );
  await dialog.getByRole('alert').getByRole('link', { name: 'medlemsvillkor' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Medlemsvillkor' })).toBeVisible();
});

test('a customer who is not a member has a profile', async ({ page }) => {
  await open(page, 'customer', '/kundklubb/profil/');
  await expect(page.getByRole('heading', { level: 1, name: 'Min profil' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Namn och adress' })).toContainText('Karin Lindqvist');
  const contact = page.getByRole('region', { name: 'Kontaktuppgifter' });
  await expect(contact).toContainText('karin.lindqvist@example.se');
  await expect(page.getByText('Inte bekräftad')).toHaveCount(0);
  await expectAccessible(page);
  await contact.getByRole('button', { name: 'Ändra kontaktuppgifter' }).click();
  await contact.getByLabel('Mobilnummer').fill('072-123 45 67');
  await contact.getByRole('button', { name: 'Spara' }).click();
  await expect(contact).toContainText('072-123 45 67');
  expect(await outbox(page)).toEqual([]);
  await page.getByRole('region', { name: 'Medlemskap' }).getByRole('button', { name: 'Bli medlem' }).click();
  await expect(page.getByRole('dialog', { name: 'Bli medlem' })).toBeVisible();
});

test('a member without an address registers one in a dialog', async ({ page }) => {
  await open(page, 'member-without-email', '/kundklubb/profil/');
  await page.getByRole('button', { name: 'Registrera e-post' }).click();
  const dialog = page.getByRole('dialog', { name: 'Registrera e-post' });
  await dialog.getByLabel('E-post').fill('anders.bergstrom@example.se');
  await dialog.getByRole('button', { name: 'Registrera e-post' }).click();
  await expect(dialog.getByRole('alert')).toContainText('E-postadressen är redan registrerad på en annan användare.');
  await dialog.getByLabel('E-post').fill('nils@example.se');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Registrera e-post' }).click();
  await expect(page.getByText('Vi har skickat en länk till nils@example.se')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Kontaktuppgifter' })).toContainText('nils@example.se Inte bekräftad');
  expect(await newestLink(page)).toContain('/member/verify');
});

test('no new link is promised for an address that was confirmed meanwhile', async ({ page }) => {
  await open(page, 'member-unverified', '/kundklubb/');
  const resend = page.getByRole('button', { name: 'Skicka länken igen' });
  await resend.click();
  await expect(page.getByText('Vi har skickat en ny länk till mira.hellstrom@example.se')).toBeVisible();
  const sent = await outbox(page);
  await page.request.get(await newestLink(page));
  await resend.click();
  await expect(page.getByText('Din e-postadress är redan bekräftad')).toBeVisible();
  await expect(page.getByText('Din e-postadress är inte bekräftad')).toBeHidden();
  expect(await outbox(page)).toHaveLength(sent.length);
});

test('a signed-in customer whose link has expired gets a new one in the dialog', async ({ page }) => {
  const shop = await open(page, 'member-unverified', '/kundklubb/');
  await shop.open('/verifierad/?result=expired');
  const dialog = page.getByRole('dialog', { name: 'Länken har gått ut' });
  await expect(dialog).not.toContainText('Logga in');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Skicka länken igen' }).click();
  await expect(page.getByText('Vi har skickat en ny länk till mira.hellstrom@example.se')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await newestLink(page)).toContain('/member/verify');
});

test('after a link that did not work, a customer who is not a member can become one', async ({ page }) => {
  const shop = await open(page, 'customer', '/kundklubb/');
  await shop.open('/verifierad/?result=expired');
  const expired = page.getByRole('dialog', { name: 'Länken har gått ut' });
  await expect(expired).toContainText('Du är inte medlem');
  await expect(expired.getByRole('button', { name: 'Skicka länken igen' })).toHaveCount(0);
  await expectAccessible(page);
  await expired.getByRole('button', { name: 'Bli medlem' }).click();
  await expect(page.getByRole('dialog', { name: 'Bli medlem' })).toBeVisible();
});

test('after a link that did not work, a member whose address is confirmed is told so', async ({ page }) => {
  const shop = await open(page, 'member', '/kundklubb/');
  for (const [result, title] of [
    ['expired', 'Länken har gått ut'],
    ['notFound', 'Vi hittar inte länken'],
    ['broken', 'Länken är inte hel'],
  ] as const) {
    await shop.open(`/verifierad/?result=${result}`);
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toContainText('anders.bergstrom@example.se är redan bekräftad');
    await expect(dialog).not.toContainText('Logga in');
  }

  await fault(page, { path: '/api/members/**/info', effect: { kind: 'delay', ms: 4000 } });
  await shop.open('/verifierad/?result=expired');
  const expired = page.getByRole('dialog', { name: 'Länken har gått ut' });
  await expect(expired.getByRole('status', { name: 'Dina uppgifter hämtas' })).toBeVisible();
  await expect(expired).not.toContainText('Logga in');
  await clearFaults(page);
});

test('contact details are edited, cancelled and saved, and a failing service preserves the input', async ({ page }) => {
  await open(page, 'member', '/kundklubb/profil/');
  const contact = page.getByRole('region', { name: 'Kontaktuppgifter' });
  await expect(contact).toContainText('anders.bergstrom@example.se Bekräftad');
  await expect(page.getByRole('region', { name: 'Namn och adress' })).toContainText('Exempelvägen 12');
  await expectAccessible(page);
  await contact.getByRole('button', { name: 'Ändra kontaktuppgifter' }).click();
  await expect(contact.getByLabel('E-post')).toBeFocused();
  await contact.getByLabel('E-post').fill('nej@example.se');
  await contact.getByRole('button', { name: 'Avbryt' }).click();
  await expect(contact).toContainText('anders.bergstrom@example.se');
  await contact.getByRole('button', { name: 'Ändra kontaktuppgifter' }).click();
  await contact.getByLabel('Mobilnummer').fill('073-174 06 99');
  await fault(page, { method: 'PATCH', path: '/api/members/**', effect: { kind: 'status', status: 500 } });
  await contact.getByRole('button', { name: 'Spara' }).click();
  await expect(contact.getByRole('alert')).toContainText('Någonting gick fel');
  await expect(contact.getByLabel('Mobilnummer')).toHaveValue('073-174 06 99');
  await clearFaults(page);
  await contact.getByLabel('E-post').fill('ny@example.se');
  await contact.getByRole('button', { name: 'Spara' }).click();
  await expect(contact).toContainText('Dina kontaktuppgifter är sparade.');
  await expect(contact).toContainText('ny@example.se Inte bekräftad');
  await expect(contact).toContainText('073-174 06 99');
  await page.getByRole('button', { name: 'Skicka länken igen' }).click();
  await expect(page.getByText('Vi har skickat en ny länk till ny@example.se')).toBeVisible();
});

test('an address can be removed after a warning, and cancelling the membership deletes the points', async ({
  page,
}) => {
  await open(page, 'member', '/kundklubb/profil/');
  await page.getByRole('button', { name: 'Ta bort e-postadressen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vill du ta bort din e-postadress?' });
  await expect(dialog).toContainText('behöver du kontakta kundservice');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ta bort e-postadressen' }).click();
  await expect(page.getByText('Du har ingen e-postadress hos oss')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Hantera konto' })).toBeFocused();
  await page.getByRole('button', { name: 'Avsluta medlemskapet' }).click();
  const leaving = page.getByRole('dialog', { name: 'Vill du avsluta ditt medlemskap?' });
  await expect(leaving).toContainText('Dina poäng, dina bonuscheckar och ditt medlemsnummer raderas.');
  await leaving.getByRole('button', { name: 'Avsluta medlemskapet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Du är inte medlem än' })).toBeFocused();
  await page.getByRole('link', { name: 'Mina köp' }).click();
  await expect(page.getByRole('button', { name: 'Visa köp från 9 januari 2026' })).toBeVisible();
});

test('a confirmation link shows its result, whatever it is', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  for (const [result, message] of [
    ['success', 'Din e-postadress är bekräftad'],
    ['expired', 'Länken har gått ut'],
    ['invalid', 'Länken gäller inte längre'],
    ['error', 'E-postadressen kunde inte bekräftas'],
    ['notFound', 'Vi hittar inte länken'],
    ['alreadyVerified', 'E-postadressen är redan bekräftad'],
    ['broken', 'Länken är inte hel'],
    ['något-annat', 'Bekräfta din e-postadress'],
  ] as const) {
    await shop.open(`/verifierad/?result=${encodeURIComponent(result)}`);
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Till Mina sidor' })).toBeVisible();
  }
  await expectAccessible(page);
});
