import type { Page } from '@playwright/test';
import { paths } from '../../../src/routes/paths';
import { expectAccessible } from '../../support/axe';
import { clearFaults, fault } from '../../support/faults';
import { expect, launchIn, type Mode, modes, type Shop, test } from '../../support/launch-in';
import { openLeaflet } from '../../support/leaflet';
import { signInAs } from '../../support/sign-in';
import { greeting } from '../../support/stand-in-app';

const items = (page: Page) => page.getByRole('list', { name: 'Recept' }).getByRole('listitem');
const titles = (page: Page) => items(page).getByRole('heading', { level: 2 });
const item = (page: Page, name: string) => items(page).filter({ hasText: name });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function openAs(page: Page, mode: Mode, person: string, path = paths.prescriptions()): Promise<Shop> {
  const shop = await launchIn(page, mode, greeting('findPharmacy', 'pdfUrl'));
  await signInAs(page, person);
  await shop.hasDeclinedCookies();
  await shop.open(path);
  return shop;
}

for (const mode of modes) {
  test(`${mode}, alike: prescriptions say what state they are in, and are sorted`, async ({ page }) => {
    await openAs(page, mode, 'prescriptions');
    await expect(item(page, 'Atorvastatin')).toContainText('Nytt');
    await expect(item(page, 'Metformin')).toContainText('Går ut i dag');
    await expect(item(page, 'Amlodipin')).toContainText('Går ut om 20 dagar');
    await expect(item(page, 'Amoxicillin')).toContainText('Allt är uthämtat');
    await expect(item(page, 'Levotyroxin')).toContainText('I varukorgen');
    await expect(item(page, 'Levotyroxin')).not.toContainText('Kan beställas nu');
    await expect(item(page, 'Enalapril Nordrex 20 mg')).toContainText(
      'Kan beställas nu, men utanför högkostnadsskyddet',
    );
    for (const [name, when] of [
      ['Atorvastatin', 'Kan beställas nu'],
      ['Propiomazin', 'Slut just nu'],
      ['Lamotrigin', 'Hämtas på apotek'],
      ['Amoxicillin', 'Nytt recept behövs'],
      ['Sertralin', /Kan beställas från \d{4}-\d\d-\d\d/],
    ] as const) {
      await expect(item(page, name)).toContainText(when);
    }
    await expect(page.getByText('Frakten är fri för varor på recept.')).toBeVisible();
    await expectAccessible(page);

    const notice = page.getByRole('status').filter({ hasText: '2 recept går snart ut' });
    await notice.getByRole('button', { name: 'Visa dem först' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Recepten som går ut först visas först.' })).toBeVisible();
    await expect(page.locator(':focus')).toContainText('Recepten som går ut först visas först.');
    await expect(titles(page).first()).toContainText('Metformin');
    const sorting = page.getByRole('combobox', { name: 'Sortera' });
    await expect(sorting).toHaveValue('expiry');
    await sorting.selectOption('A till Ö');
    await expect(notice).toBeVisible();
    await expect(titles(page).first()).toContainText('Amlodipin');
    await sorting.selectOption('Läkemedel A till Ö');
    await expect(titles(page).first()).toContainText('Amlodipin');
    await expect(sorting.getByRole('option')).toHaveCount(4);
    await expect(item(page, 'Folsyra')).toHaveCount(0);
    const expired = page.getByRole('checkbox', { name: 'Visa 1 utgånget recept från de senaste 15 månaderna' });
    await expired.check();
    await expect(item(page, 'Folsyra')).toContainText('Utgånget');
    await expectAccessible(page);
    // What has expired does not expire first.
    await sorting.selectOption('Går ut först');
    await expect(titles(page).first()).toContainText('Metformin');
    await expect(titles(page).last()).toContainText('Folsyra');
    await sorting.selectOption('Läkemedel A till Ö');

    await titles(page)
      .getByRole('link', { name: /^Sertralin/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /^Sertralin/ })).toBeVisible();
    await page.goBack();
    await expect(sorting).toHaveValue('medicine');
    await expect(expired).toBeChecked();
    await expect(titles(page).getByRole('link', { name: /^Sertralin/ })).toBeFocused();
    await page.reload();
    await expect(sorting).toHaveValue('medicine');
    await expect(expired).toBeChecked();
    await expect(item(page, 'Folsyra')).toBeVisible();

    await titles(page)
      .getByRole('link', { name: /^Folsyra/ })
      .click();
    await expect(part(page, 'Beställ')).toContainText('Receptet har gått ut. Be vården om ett nytt.');
    await expect(part(page, 'Lagersaldo')).toHaveCount(0);
  });

  test(`${mode}, alike: three hundred prescriptions are shown some at a time, and are found again on the way back`, async ({
    page,
  }) => {
    await openAs(page, mode, 'many-prescriptions');
    const total = await page.getByText(/^Visar 20 av \d+ recept$/).textContent();
    await page.getByRole('button', { name: 'Visa fler' }).click();
    await expect(items(page)).toHaveCount(40);
    await expect(page.getByRole('status').filter({ hasText: total?.replace('20', '40') ?? '' })).toBeVisible();
    const first = titles(page).nth(20).getByRole('link');
    await expect(first).toBeFocused();
    await titles(page).nth(30).getByRole('link').click();
    await expect(page.getByRole('link', { name: 'Alla recept' })).toBeVisible();
    await page.goBack();
    await expect(items(page)).toHaveCount(40);
    await expect(titles(page).nth(30).getByRole('link')).toBeFocused();
    await expect(titles(page).nth(30)).toBeInViewport();
    await page.reload();
    await expect(items(page)).toHaveCount(40);
    await expect(titles(page).nth(30)).toBeInViewport();
    await titles(page).nth(30).getByRole('link').click();
    await page.getByRole('link', { name: 'Alla recept' }).click();
    await expect(items(page)).toHaveCount(40);
  });

  test(`${mode}, alike: a prescription says everything that was prescribed, and why nothing can be ordered`, async ({
    page,
  }) => {
    const shop = await openAs(page, mode, 'prescriptions');
    const open = async (name: string) => {
      await titles(page)
        .getByRole('link', { name: new RegExp(`^${name}`) })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${name}`) })).toBeVisible();
    };
    const back = async () => {
      await page.getByRole('link', { name: 'Alla recept' }).click();
      await expect(items(page).first()).toBeVisible();
    };

    await open('Atorvastatin');
    await expect(part(page, 'Om receptet')).toContainText('1 tablett till kvällen');
    await expect(part(page, 'Om receptet')).toContainText('Mot höga blodfetter');
    await expect(part(page, 'Om receptet')).toContainText(/Specialist i allmänmedicin|Läkare/);
    await expect(part(page, 'Förpackning')).toContainText('filmdragerad tablett');
    await expect(part(page, 'Förpackning')).toContainText('4 av 4');
    await expect(part(page, 'Utlämnade förpackningar')).toContainText('Inget har hämtats ut än.');
    await expect(page).toHaveTitle(/^Mina recept/);
    await expect(part(page, 'Utbyte')).toContainText(
      /Periodens vara, Atorvastatin .*, är vald\. Du sparar \d+(,\d\d)?\skr/,
    );
    await part(page, 'Beställ').getByRole('radio').first().check();
    await expect(part(page, 'Utbyte')).toContainText(
      /Byt till periodens vara, Atorvastatin .*\. Du sparar \d+(,\d\d)?\skr/,
    );
    await expect(part(page, 'Beställ')).toContainText(/Av priset, .*, räknas .* mot frikortet/);
    await expect(part(page, 'Beställ')).toContainText('Utanför högkostnadsskyddet: ');
    await expectAccessible(page);
    await part(page, 'Utbyte').getByRole('button', { name: 'Vad är utbyte?' }).click();
    const question = page.getByRole('dialog', { name: 'Vad är utbyte?' });
    await expect(question).toContainText('Det kallas periodens vara.');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(part(page, 'Utbyte').getByRole('button', { name: 'Vad är utbyte?' })).toBeFocused();
    await findAtPharmacy(page, shop);
    await openLeaflet(page, shop);
    await back();

    await open('Levotyroxin');
    await expect(part(page, 'Utbyte')).toContainText('läkemedlet inte får bytas ut');
    await expect(part(page, 'Utlämnade förpackningar')).toContainText('Luckan Apotek Ekstad Torget');
    await back();
    await open('Metformin');
    await expect(part(page, 'Förpackning')).toContainText('Använda uttag4 av 8');
    await expect(part(page, 'Utlämnade förpackningar').getByRole('listitem')).toHaveCount(2);
    await expect(part(page, 'Utlämnade förpackningar').getByText('2 förpackningar (räknas som 2 uttag)')).toHaveCount(
      2,
    );
    await back();
    await open('Sertralin');
    await expect(part(page, 'Beställ')).toContainText(/Nästa uttag kan göras från och med \d{4}-\d\d-\d\d/);
    await expect(part(page, 'Om receptet')).toContainText('Minst 28 dagar');
    await back();
    await open('Diklofenak');
    await expect(part(page, 'Beställ')).toContainText('Det första uttaget skulle ha gjorts tidigare.');
    await expect(part(page, 'Om receptet')).toContainText('Ingår inte');
    await back();
    await open('Lamotrigin');
    await expect(part(page, 'Förpackning')).toContainText('Den kan bara hämtas på ett apotek.');
    await expect(part(page, 'Beställ')).toContainText('En startförpackning kan bara hämtas på ett apotek.');
    await back();
    await open('Propiomazin');
    await expect(part(page, 'Beställ')).toContainText('Läkemedlet är tyvärr slut just nu.');
    await expect(part(page, 'Lagersaldo')).toContainText('Slut i lager online');
    await expectAccessible(page);
    await back();
    await open('Oxikodon');
    await expect(part(page, 'Lagersaldo')).toContainText('Lagersaldo okänt');
    await back();
    await open('Amoxicillin');
    await expect(part(page, 'Beställ')).toContainText('Alla uttag är gjorda.');
    await expect(part(page, 'Lagersaldo')).toHaveCount(0);
    await back();
    await open('Enalapril Nordrex 20');
    await expect(part(page, 'Om receptet')).toContainText(/Nästa uttag med högkostnadsskydd\s*\d{4}-\d\d-\d\d/);
    await part(page, 'Beställ').getByRole('button', { name: 'Varför inte fler?' }).click();
    await expect(page.getByRole('dialog', { name: 'Varför inte fler?' })).toContainText('högst 90 dagar');
  });

  test(`${mode}, alike: prescriptions of somebody else or of nobody are not found, and the register can be asked again`, async ({
    page,
  }) => {
    const shop = await openAs(page, mode, 'prescriptions', paths.prescription('0123456789abcdef0123'));
    await expect(page.getByText('Receptet finns inte')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Till recepten' }).click();
    const own =
      (await titles(page)
        .getByRole('link', { name: /^Atorvastatin/ })
        .getAttribute('href')) ?? '';
    await fault(page, { path: '/api/expedition/prescriptions/*', effect: { kind: 'status', status: 503 } });
    await titles(page)
      .getByRole('link', { name: /^Atorvastatin/ })
      .click();
    const alert = page.getByRole('alert').filter({ hasText: 'Just nu kan vi inte visa dina recept' });
    await expect(alert).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    await clearFaults(page);
    await alert.getByRole('button', { name: 'Försök igen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Atorvastatin/ })).toBeVisible();

    // The token of who was signed in is still valid.
    await page.evaluate(() => localStorage.clear());
    await signInAs(page, 'free-card');
    await shop.open(own.replace('/external', ''));
    await expect(page.getByText('Receptet finns inte')).toBeVisible();
  });
}

/** An app that shows pharmacies gets the prescription's id; the shop lists them with their stock. */
async function findAtPharmacy(page: Page, { mode, messages }: Shop): Promise<void> {
  await part(page, 'Lagersaldo').getByRole('button', { name: 'Hitta på apotek' }).click();
  if (mode === 'external') {
    const id = page.url().split('/').at(-2);
    await expect
      .poll(() => messages.filter(({ type }) => type === 'FIND_PHARMACY').map(({ payload }) => payload))
      .toEqual([{ prescriptionId: id }]);
    return;
  }
  const modal = page.getByRole('dialog', { name: 'Hitta på apotek' });
  await modal.getByRole('combobox', { name: 'Ort, adress eller apotek' }).fill('Göteborg');
  await modal.getByRole('button', { name: 'Sök', exact: true }).click();
  const rows = modal.getByRole('list', { name: 'Apotek och lagersaldo' }).getByRole('listitem');
  await expect(rows).toHaveCount(10);
  for (const row of await rows.all()) await expect(row).toContainText(/i lager/);
  await expectAccessible(page);
  await modal.getByRole('button', { name: 'Stäng' }).click();
  await expect(modal).toBeHidden();
}
