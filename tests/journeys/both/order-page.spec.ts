import type { Page } from '@playwright/test';
import { anotherBrowser } from '../../support/another-browser';
import { expectAccessible } from '../../support/axe';
import { clearFaults, fault } from '../../support/faults';
import { addressIn, expect, launchIn, modes, test } from '../../support/launch-in';
import { openAs } from '../../support/open-as';
import { setOrder, setStatus, shownOrderNumber } from '../../support/orders';
import { itemOf, ownOrderNumber, prescribed, returned } from '../../support/returnable-order';
import { signInAs } from '../../support/sign-in';
import { payFor, visitCheckout } from '../../support/steps';

// Food could not be returned.
const product = returned.goods;
const wrong = 'Felaktig e-post eller telefonnummer';
const contactField = 'E-post eller telefonnummer';

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });
const items = (page: Page) => page.getByRole('region', { name: 'Dina varor', exact: true });
const timeline = (page: Page) => page.getByRole('list', { name: 'Så långt har din beställning kommit' });

async function lookUp(page: Page, contact: string): Promise<void> {
  await page.getByRole('main').getByLabel(contactField).fill(contact);
  await page.getByRole('button', { name: 'Visa beställningen' }).click();
}

const address = 'åsa.öberg@räksmörgås.se';

/** A guest's e-mail address, and the number for the message about the parcel. */
async function writeContacts(page: Page): Promise<void> {
  const delivery = page.frameLocator('iframe[title="Leverans"]');
  await delivery.getByLabel('E-post', { exact: true }).fill(address);
  const mobile = delivery.getByLabel('Mobilnummer (valfritt)');
  await mobile.fill('ring mig');
  await mobile.blur();
  await expect(mobile).toHaveAccessibleDescription(/Ogiltigt mobilnummer\. Skriv det till exempel så här/);
  await expectAccessible(page);
  const sent = page.waitForResponse(
    (answer) => answer.ok() && (answer.request().postData() ?? '').includes('070-123 45 67'),
  );
  await mobile.fill('070-123 45 67');
  await mobile.blur();
  await sent;
  await expect(mobile).toHaveAccessibleDescription('Vi skickar ett sms när paketet kommer.');
}

for (const mode of modes) {
  test(`${mode}, alike: an order is followed from the confirmation, and looked up again without a session`, async ({
    page,
    context,
  }) => {
    test.slow();
    const shop = await visitCheckout(page, product, mode);
    await payFor(page, async (step) => {
      if (step === 'delivery') await writeContacts(page);
    });
    const number = await shownOrderNumber(page);
    await page.getByRole('link', { name: 'Returnera varor' }).click();
    await expect(heading(page, 'Returnera varor')).toBeFocused();
    await expect(page.getByText('Du kan skapa en retursedel så snart paketet har lämnat vårt lager.')).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await page.getByRole('link', { name: 'Följ din beställning' }).click();
    await expect(heading(page, 'Din beställning')).toBeFocused();
    await expect(page).toHaveURL(/\/order\/[^/]+\/$/);
    const path = new URL(page.url()).pathname;
    await expect(timeline(page).getByRole('listitem')).toHaveCount(3);
    await expect(timeline(page).locator('[aria-current=step]')).toContainText('Mottagen');
    await expect(timeline(page)).toContainText(/Preliminärt \d+\s\p{L}+ \d{4}/u);
    await expect(items(page)).toContainText(product.title);
    await expectAccessible(page);
    await page.reload();
    await expect(heading(page, 'Din beställning')).toBeVisible();
    const readyAt = () => shop.messages.flatMap(({ type, payload }) => (type === 'READY' ? [payload] : [])).at(-1);
    if (mode === 'external') await expect.poll(readyAt, 'an app learns no ids').toMatchObject({ route: '/order/:id/' });

    await setStatus(page, number, 'delivered');
    await page.reload();
    await expect(timeline(page).locator('[aria-current=step]')).toContainText('Levererad');
    await setStatus(page, number, 'cancelled');
    await page.reload();
    await expect(timeline(page).getByRole('listitem')).toHaveText([/Mottagen/, /Avbruten/]);

    const other = await context.newPage();
    await other.goto(path);
    await expect(heading(other, 'Se din beställning')).toBeVisible();
    await lookUp(other, '070-123 45 68');
    await expect(other.getByText(wrong)).toBeVisible();
    await lookUp(other, '+46 70 123 45 67');
    await expect(heading(other, 'Din beställning')).toBeVisible();
    await expect(other).toHaveURL(path);
    await expect(other.getByText(number, { exact: true })).toBeVisible();

    const third = await context.newPage();
    await third.goto(addressIn(mode, '/order/'));
    await expect(heading(third, 'Hitta din beställning')).toBeVisible();
    await expectAccessible(third);
    await third.getByLabel('Ordernummer').fill(number.replace(/(\d{3})/g, '$1 '));
    await lookUp(third, ` ${address.toUpperCase()} `);
    await expect(third).toHaveURL(path);
    await expect(heading(third, 'Din beställning')).toBeFocused();
    await third.goBack();
    await expect(heading(third, 'Hitta din beställning')).toBeVisible();
    expect(await third.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('berg@');
  });

  test(`${mode}, alike: a wrong contact and an unknown order get the same answer, and the form says what is missing`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    await shop.hasDeclinedCookies();
    await shop.open('/order/');
    await expect(page.getByRole('main').getByRole('link', { name: 'Logga in' })).toHaveAttribute(
      'href',
      addressIn(mode, '/kundklubb-login/?till=%2Fkundklubb%2Fkop%2F'),
    );
    await page.getByRole('button', { name: 'Visa beställningen' }).click();
    await expect(page.getByRole('main').getByText('Obligatoriskt fält')).toHaveCount(2);
    await expect(page.getByLabel('Ordernummer')).toBeFocused();
    await page.getByLabel('Ordernummer').fill('12a');
    await lookUp(page, 'kim');
    await expect(page.getByText('Ogiltligt format')).toBeVisible();
    await page.getByLabel('Ordernummer').fill('123 456 789');
    await lookUp(page, 'kim');
    await expect(page.getByText(wrong)).toBeVisible();
    await expect(page.getByLabel(contactField)).toBeFocused();
    await expectAccessible(page);
    await lookUp(page, 'kim.lund@example.com');
    await expect(page.getByText(wrong)).toBeVisible();
    await expect(page).toHaveURL(/\/order\/$/);
  });

  test(`${mode}, alike: a signed-in customer opens an own order from the purchases, and nobody else's`, async ({
    page,
  }) => {
    await openAs(page, mode, 'customer', '/kundklubb/kop/');
    await page.getByRole('link', { name: 'Orderbekräftelse och status för köpet 15 januari 2026' }).click();
    await expect(heading(page, 'Din beställning')).toBeFocused();
    await expect(page.getByText('Redan betald på apotek')).toBeVisible();
    await expect(page.getByText(/Därför lämnar du tillbaka varorna på ett av våra apotek\./)).toBeVisible();
    await expect(timeline(page).locator('[aria-current=step]')).toContainText('Levererad20 januari 2026');
    const number =
      (await page
        .getByText(/^\d{9}$/)
        .first()
        .textContent()) ?? '';
    await setOrder(page, number, { paymentMethod: 'card', items: [itemOf('goods')] });
    await page.reload();
    await expect(page.getByText(/^Varor kan returneras i 14 dagar\. Sista dagen var 3\sfebruari 2026\./)).toBeVisible();
    await page.goto(addressIn(mode, '/order/somebody-elses/'));
    await expect(heading(page, 'Se din beställning')).toBeVisible();
    for (const lookUpPath of ['/order/', '/order/angra/']) {
      await page.goto(addressIn(mode, lookUpPath));
      await page.getByRole('main').getByRole('link', { name: 'Mina köp' }).click();
      await expect(heading(page, 'Mina köp')).toBeFocused();
    }
  });
}

for (const mode of modes) {
  test(`${mode}, alike: an order that was paid in a pharmacy is opened with the phone number only, and keeps its medicines to itself`, async ({
    page,
    browser,
  }) => {
    await openAs(page, mode, 'customer', '/kundklubb/kop/');
    await setOrder(page, await ownOrderNumber(page), { items: [itemOf('goods'), prescribed] });
    await page.getByRole('link', { name: 'Orderbekräftelse och status för köpet 15 januari 2026' }).click();
    await expect(items(page)).toContainText(prescribed.title);
    const { other, close } = await anotherBrowser(page, browser, mode);
    await other.goto(page.url());
    await lookUp(other, 'karin.lindqvist@example.se');
    await expect(other.getByText(wrong)).toBeVisible();
    await lookUp(other, '070-174 06 05');
    await expect(items(other)).toContainText(itemOf('goods').title);
    await expect(items(other)).toContainText('Läkemedel på recept');
    await expect(items(other).getByRole('link', { name: 'Logga in med e-legitimation' })).toBeVisible();
    await expect(other.getByRole('main')).not.toContainText(prescribed.title);
    await expectAccessible(other);
    await close();
  });

  test(`${mode}, alike: a look-up that fails, waits or has no network says so, and an order is fetched again`, async ({
    page,
    context,
  }) => {
    const shop = await launchIn(page, mode);
    await shop.hasDeclinedCookies();
    await shop.open('/order/');
    await page.getByLabel('Ordernummer').fill('123456789');
    const call = { method: 'GET', path: '/api/orders/order/*' };
    for (const [status, text] of [
      [500, 'Beställningen kunde inte hämtas'],
      [429, 'Det blev många försök på kort tid. Vänta en stund och försök igen.'],
    ] as const) {
      await fault(page, { ...call, effect: { kind: 'status', status } });
      await lookUp(page, 'kim.lund@example.com');
      await expect(page.getByText(text)).toBeVisible();
      await expectAccessible(page);
      await clearFaults(page);
    }
    await context.setOffline(true);
    await lookUp(page, 'kim.lund@example.com');
    await expect(page.getByText('Försök igen när du har nätverk.')).toBeVisible();
    await context.setOffline(false);

    await signInAs(page, 'customer');
    await shop.open('/kundklubb/kop/');
    await fault(page, { ...call, effect: { kind: 'status', status: 500 } });
    await page
      .getByRole('link', { name: /Orderbekräftelse och status/ })
      .first()
      .click();
    await expect(page.getByText('Beställningen kunde inte hämtas')).toBeVisible({ timeout: 20_000 });
    await clearFaults(page);
    await page.getByRole('button', { name: 'Försök igen' }).click();
    await expect(timeline(page)).toBeVisible();
  });
}
