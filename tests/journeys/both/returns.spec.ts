import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { clearFaults, fault } from '../../support/faults';
import { addressIn, expect, type Mode, modes, type Shop, test } from '../../support/launch-in';
import { openAs } from '../../support/open-as';
import { setOrder } from '../../support/orders';
import { itemOf, lost, ownOrderNumber, prescribed, returned, sentAndReceived } from '../../support/returnable-order';
import { signInAs } from '../../support/sign-in';

const { goods, other, food } = returned;
const all = [
  itemOf('goods', { quantity: 3 }),
  itemOf('other'),
  prescribed,
  itemOf('cold'),
  itemOf('food'),
  itemOf('medicine'),
  itemOf('missing'),
  itemOf('gift'),
  lost,
];
const calls = { one: '/api/orders/return/orders/*', reasons: '/api/orders/return/returnreasons' };
const code = /LR\d{9}/;

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1, name: 'Returnera varor' });
const make = (page: Page) => page.getByRole('button', { name: 'Skapa retursedel' });
const row = (page: Page, { title }: { title: string }) => page.getByRole('group', { name: title, exact: true });
const slips = (page: Page) => page.getByRole('region', { name: 'Retursedel' });

/** The return page of an own order, reached from the previous purchases. */
async function openReturn(page: Page, mode: Mode, life: Parameters<typeof setOrder>[2]): Promise<Shop & Opened> {
  const shop = await openAs(page, mode, 'customer', '/kundklubb/kop/');
  const number = await ownOrderNumber(page);
  await setOrder(page, number, life);
  await page.getByRole('link', { name: 'Returnera varor ur köpet 15 januari 2026' }).click();
  await expect(heading(page)).toBeFocused();
  return { ...shop, number, address: new URL(page.url()).pathname };
}

interface Opened {
  number: string;
  address: string;
}

async function choose(page: Page, product: { title: string }, quantity: string, reason: string): Promise<void> {
  const box = row(page, product).getByRole('checkbox');
  if (!(await box.isChecked())) await box.check();
  await row(page, product).getByLabel('Antal').selectOption({ label: quantity });
  await row(page, product).getByLabel('Skäl till returen').selectOption({ label: reason });
}

/** A tab that goes on with what it has read first until it sends something. */
async function staleTab(context: BrowserContext, address: string): Promise<Page> {
  const tab = await context.newPage();
  let read: string | null = null;
  let hasSent = false;
  await tab.route(`**${calls.one}`, async (route) => {
    if (route.request().method() !== 'GET') {
      hasSent = true;
      return route.continue();
    }
    if (read !== null && !hasSent) return route.fulfill({ contentType: 'application/json', body: read });
    const answer = await route.fetch();
    read ??= await answer.text();
    return route.fulfill({ response: answer });
  });
  await tab.goto(address);
  await expect(make(tab)).toBeVisible();
  return tab;
}

async function shownCode(page: Page): Promise<string> {
  await expect(slips(page).last()).toContainText(code);
  return code.exec((await slips(page).last().textContent()) ?? '')?.[0] ?? 'no code';
}

for (const mode of modes) {
  test(`${mode}: a slip is made of what is chosen, once, and found again until it expires`, async ({
    page,
    context,
  }) => {
    test.slow();
    const { messages, address } = await openReturn(page, mode, sentAndReceived(all.slice(0, 2)));
    await expect(make(page)).toBeVisible();
    await expectAccessible(page);
    await make(page).click();
    await expect(page.getByText('Du måste göra ett val för att kunna gå vidare')).toBeVisible();
    await expect(row(page, goods).getByRole('checkbox')).toBeFocused();
    await row(page, goods).getByRole('checkbox').check();
    await make(page).click();
    await expect(row(page, goods).getByText('Obligatoriskt fält')).toHaveCount(2);
    await expect(row(page, goods).getByLabel('Antal')).toBeFocused();
    await expectAccessible(page);
    await expect(row(page, goods).getByLabel('Antal').getByRole('option')).toHaveText([
      'Välj antal',
      '1 st',
      '2 st',
      '3 st',
    ]);
    await expect(row(page, goods).getByLabel('Skäl till returen').getByRole('option')).toHaveText([
      'Välj skäl',
      'Jag har ångrat mig',
      'Varan är fel eller skadad',
      'Informationen om varan räckte inte',
      'Annat skäl',
    ]);
    await choose(page, goods, '2 st', 'Varan är fel eller skadad');

    const tabs = [await staleTab(context, address), await staleTab(context, address)] as const;
    await fault(page, { method: 'POST', path: calls.one, effect: { kind: 'status', status: 500 } });
    await make(page).click();
    await expect(page.getByText('Retursedeln kunde inte skapas')).toBeVisible();
    await expectAccessible(page);
    await clearFaults(page);
    await context.setOffline(true);
    await make(page).click();
    await expect(page.getByText('Retursedeln är inte skapad än. Försök igen när du har nätverk.')).toBeVisible();
    await context.setOffline(false);
    await expect(slips(page)).toHaveCount(0);

    await make(page).click();
    const made = await shownCode(page);
    await expect(page.locator(':focus')).toContainText(made);
    await expect(page.getByRole('img', { name: `Kod att läsa av: ${made}` })).toBeVisible();
    await expect(slips(page)).toContainText(`${goods.title}, 2 st: Varan är fel eller skadad`);
    await expect(page.getByText(/Lämna paketet senast \d+ \p{L}+ \d{4}\./u)).toBeVisible();
    await expect(page.getByText('Retursedeln kunde inte skapas')).toBeHidden();
    await expectAccessible(page);

    // What another tab sends is the same slip, and what it did not know is said.
    await choose(tabs[0], goods, '2 st', 'Varan är fel eller skadad');
    await make(tabs[0]).click();
    expect(await shownCode(tabs[0])).toBe(made);
    await choose(tabs[1], goods, '3 st', 'Annat skäl');
    await make(tabs[1]).click();
    await expect(tabs[1].getByText('Något har ändrats sedan du öppnade sidan.')).toBeVisible();
    expect(await shownCode(tabs[1])).toBe(made);
    await expect(slips(tabs[1])).toHaveCount(1);
    for (const tab of tabs) await tab.close();

    const file = `retursedel-${made}.pdf`;
    const saved = mode === 'site' ? page.waitForEvent('download') : null;
    await fault(page, { path: `${calls.one}/slips/*`, effect: { kind: 'status', status: 503 } });
    await page.getByRole('button', { name: 'Ladda ner retursedeln' }).click();
    const failure = page.getByRole('alert').filter({ hasText: 'Retursedeln kunde inte hämtas' });
    await expect(failure).toBeVisible();
    await clearFaults(page);
    await failure.getByRole('button', { name: 'Försök igen' }).click();
    if (saved) expect((await saved).suggestedFilename()).toBe(file);
    else {
      const handed = () => messages.find(({ type }) => type === 'PDF_DOWNLOAD')?.payload;
      await expect.poll(handed).toMatchObject({ fileName: file, title: 'Retursedel' });
      await page.getByRole('button', { name: 'Visa som PDF' }).click();
      await expect.poll(() => messages.some(({ type }) => type === 'VIEW_PDF')).toBe(true);
    }

    await page.reload();
    expect(await shownCode(page)).toBe(made);
    // One is left: its quantity needs no choice.
    await row(page, goods).getByRole('checkbox').check();
    await expect(row(page, goods).getByLabel('Antal').getByRole('option')).toHaveText(['1 st']);
    await choose(page, other, '1 st', 'Jag har ångrat mig');
    await row(page, goods).getByRole('checkbox').uncheck();
    await make(page).dblclick();
    await expect(slips(page)).toHaveCount(2);

    const later = new Date(Date.now() + 40 * 86_400_000).toISOString();
    await page.request.put('/__clock', { headers: { 'X-Luckan-Test': '1' }, data: { now: later } });
    await signInAs(page, 'customer');
    await page.reload();
    await expect(page.getByText('Retursedeln har gått ut')).toHaveCount(2);
    await expect(page.getByText(/Varor kan returneras i 14 dagar\. Sista dagen var/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ladda ner retursedeln' })).toBeHidden();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Till beställningen' }).click();
    await expect(page.getByRole('link', { name: 'Returnera varor' })).toBeVisible();
  });

  test(`${mode}: rows that cannot be returned are listed with their reasons`, async ({ page }) => {
    await openReturn(page, mode, {
      ...sentAndReceived(all),
      deliveredQuantities: { [returned.missing.productNumber]: 0 },
    });
    const refused = page.getByRole('region', { name: 'Det här kan inte returneras' });
    for (const said of [
      'Receptvaror kan inte returneras, eftersom de inte får säljas igen när de har lämnat apoteket.',
      'Kylvaror kan inte returneras, eftersom de snabbt kan bli dåliga.',
      'Livsmedel och kosttillskott tar vi inte i retur.',
      'Läkemedel kan inte returneras, eftersom de inte får säljas igen när de har lämnat apoteket.',
      'Varan har inte levererats, så det finns inget att returnera.',
      'Varan kostade inget och behöver inte returneras.',
      'Varan kan inte returneras här. Kontakta kundservice, så hjälper vi dig.',
    ])
      await expect(refused.getByText(said, { exact: true })).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(2);
    await expectAccessible(page);

    // The law's right to withdraw goes before: then food is sent back, too.
    await refused.getByRole('link', { name: 'ångra köpet' }).click();
    for (const { title } of [goods, other, returned.missing, returned.gift])
      await page.getByRole('checkbox', { name: title }).uncheck();
    await page.getByLabel('E-post').fill('karin.lindqvist@example.se');
    await page.getByRole('button', { name: 'Bekräfta att jag ångrar köpet' }).click();
    await page.getByRole('link', { name: 'Skapa retursedel för det som du har fått' }).click();
    await expect(heading(page)).toBeFocused();
    await expect(row(page, food)).toContainText('Du har ångrat köpet av varan.');
    await expect(row(page, food).getByRole('checkbox')).toBeChecked();
    await expectAccessible(page);
    await make(page).click();
    await expect(slips(page)).toContainText(`${food.title}, 1 st: Jag har ångrat mig`);
  });

  test(`${mode}: an order that cannot be returned says why`, async ({ page }) => {
    test.slow();
    const sent = sentAndReceived([itemOf('goods')]);
    const { number } = await openReturn(page, mode, { ...sent, paymentMethod: 'alreadyPaidInPharmacy' });
    await expect(page.getByText('Köpet är betalt på apotek.')).toBeVisible();
    await expectAccessible(page);
    const states: [Parameters<typeof setOrder>[2], string | RegExp][] = [
      [{ ...sent, returnedInPharmacy: true }, 'En retur av köpet är redan registrerad på ett apotek.'],
      [
        { ...sent, returnedInPharmacy: false, items: [itemOf('medicine')] },
        'Ingen av varorna i beställningen kan returneras.',
      ],
      [{ ...sent, status: 'cancelled' }, 'Beställningen är avbruten. Det finns inget att returnera.'],
      [{ ...sent, status: 'notFulfilled', parcels: [] }, 'Du kan skapa en retursedel så snart paketet har lämnat'],
    ];
    for (const [life, said] of states) {
      await setOrder(page, number, life);
      await page.reload();
      await expect(page.getByText(said)).toBeVisible();
      await expect(make(page)).toBeHidden();
    }
  });

  test(`${mode}: who is not signed in finds the order first, and makes the slip then`, async ({ page, browser }) => {
    const { address } = await openReturn(page, mode, { ...sentAndReceived([itemOf('goods')]) });
    const { cookies } = await page.context().storageState();
    const visitor = await browser.newContext();
    await visitor.addCookies(cookies.filter(({ name }) => name === 'luckan_test'));
    const their = await visitor.newPage();
    await their.goto(address);
    await expect(heading(their)).toBeVisible();
    await their.getByLabel('E-post eller telefonnummer').fill('070-000 00 00');
    await their.getByRole('button', { name: 'Visa beställningen' }).click();
    await expect(their.getByText('Felaktig e-post eller telefonnummer')).toBeVisible();
    await their.getByLabel('E-post eller telefonnummer').fill('070-174 06 05');
    await their.getByRole('button', { name: 'Visa beställningen' }).click();
    await choose(their, goods, '1 st', 'Annat skäl');
    await make(their).click();
    const made = await shownCode(their);
    await expect(make(their)).toBeHidden();
    await page.reload();
    expect(await shownCode(page)).toBe(made);
    await visitor.close();
  });

  test(`${mode}: a service that fails, or knows no such order, says so`, async ({ page }) => {
    test.slow();
    const { address } = await openReturn(page, mode, sentAndReceived([itemOf('goods')]));
    await expect(make(page)).toBeVisible();
    for (const path of [calls.one, calls.reasons]) {
      await fault(page, { method: 'GET', path, effect: { kind: 'status', status: 500 } });
      await page.reload();
      await expect(page.getByText('Informationen kunde inte hämtas')).toBeVisible({ timeout: 20_000 });
      await expect(page.getByText('Kontrollera din anslutning och försök igen senare.')).toBeVisible();
      await expectAccessible(page);
      await clearFaults(page);
      await page.getByRole('button', { name: 'Försök igen' }).click();
      await expect(make(page)).toBeVisible();
    }
    await fault(page, { method: 'GET', path: calls.one, effect: { kind: 'status', status: 404 } });
    await page.reload();
    await expect(page.getByText('Beställningen hittades inte')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Hitta beställningen' }).click();
    await expect(page.getByLabel('E-post eller telefonnummer')).toBeVisible();
    await clearFaults(page);
    await page.goto(addressIn(mode, '/order/unknown/return/'));
    await expect(page.getByLabel('E-post eller telefonnummer')).toBeVisible();
    await expect(page).not.toHaveURL(address);
  });
}
