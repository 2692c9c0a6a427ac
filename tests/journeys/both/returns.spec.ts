import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { clearFaults, fault } from '../../support/faults';
import { expect, modes, test } from '../../support/launch-in';
import {
  chooseToReturn,
  makeSlip,
  openReturn,
  returnCalls,
  returnRow,
  shownCode,
  slipsOn,
} from '../../support/return-page';
import { itemOf, returned, sentAndReceived } from '../../support/returnable-order';
import { signInAs } from '../../support/sign-in';

const { goods, other } = returned;

/** A tab that goes on with what it has read first until it sends something. */
async function staleTab(context: BrowserContext, address: string): Promise<Page> {
  const tab = await context.newPage();
  let read: string | null = null;
  let hasSent = false;
  await tab.route(`**${returnCalls.one}`, async (route) => {
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
  await expect(makeSlip(tab)).toBeVisible();
  return tab;
}

for (const mode of modes) {
  test(`${mode}: a slip is made of what is chosen, once, and found again until it expires`, async ({
    page,
    context,
  }) => {
    test.slow();
    const { messages, address } = await openReturn(
      page,
      mode,
      sentAndReceived([itemOf('goods', { quantity: 3 }), itemOf('other')]),
    );
    await expect(makeSlip(page)).toBeVisible();
    await expectAccessible(page);
    await makeSlip(page).click();
    await expect(page.getByText('Du måste göra ett val för att kunna gå vidare')).toBeVisible();
    await expect(returnRow(page, goods).getByRole('checkbox')).toBeFocused();
    await returnRow(page, goods).getByRole('checkbox').check();
    await makeSlip(page).click();
    await expect(returnRow(page, goods).getByText('Obligatoriskt fält')).toHaveCount(2);
    await expect(returnRow(page, goods).getByLabel('Antal')).toBeFocused();
    await expectAccessible(page);
    await expect(returnRow(page, goods).getByLabel('Antal').getByRole('option')).toHaveText([
      'Välj antal',
      '1 st',
      '2 st',
      '3 st',
    ]);
    await expect(returnRow(page, goods).getByLabel('Skäl till returen').getByRole('option')).toHaveText([
      'Välj skäl',
      'Jag har ångrat mig',
      'Varan är fel eller skadad',
      'Informationen om varan räckte inte',
      'Annat skäl',
    ]);
    await chooseToReturn(page, goods, '2 st', 'Varan är fel eller skadad');

    const tabs = [await staleTab(context, address), await staleTab(context, address)] as const;
    await fault(page, { method: 'POST', path: returnCalls.one, effect: { kind: 'status', status: 500 } });
    await makeSlip(page).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Retursedeln kunde inte skapas' })).toBeInViewport();
    await expect(makeSlip(page)).toBeFocused();
    await expectAccessible(page);
    await clearFaults(page);
    await context.setOffline(true);
    await makeSlip(page).click();
    await expect(page.getByText('Retursedeln är inte skapad än. Försök igen när du har nätverk.')).toBeVisible();
    await context.setOffline(false);
    await expect(slipsOn(page)).toHaveCount(0);

    await makeSlip(page).click();
    const made = await shownCode(page);
    await expect(page.locator(':focus')).toContainText(made);
    await expect(page.getByRole('img', { name: `Kod att läsa av: ${made}` })).toBeVisible();
    await expect(slipsOn(page)).toContainText(`${goods.title}, 2 st: Varan är fel eller skadad`);
    await expect(page.getByText(/Lämna paketet senast \d+\s\p{L}+ \d{4}\./u)).toBeVisible();
    await expect(page.getByText('Retursedeln kunde inte skapas')).toBeHidden();
    await expectAccessible(page);

    // What another tab sends is the same slip, and what it did not know is shown.
    await chooseToReturn(tabs[0], goods, '2 st', 'Varan är fel eller skadad');
    await makeSlip(tabs[0]).click();
    expect(await shownCode(tabs[0])).toBe(made);
    await chooseToReturn(tabs[1], goods, '3 st', 'Annat skäl');
    await makeSlip(tabs[1]).click();
    await expect(tabs[1].getByText('Något har ändrats sedan du öppnade sidan.')).toBeVisible();
    expect(await shownCode(tabs[1])).toBe(made);
    await expect(slipsOn(tabs[1])).toHaveCount(1);
    for (const tab of tabs) await tab.close();

    const file = `retursedel-${made}.pdf`;
    const saved = mode === 'site' ? page.waitForEvent('download') : null;
    await fault(page, { path: `${returnCalls.one}/slips/*`, effect: { kind: 'status', status: 503 } });
    const download = page.getByRole('button', { name: 'Ladda ner retursedeln' });
    await download.press('Enter');
    const failure = page.getByRole('alert').filter({ hasText: 'Retursedeln kunde inte hämtas' });
    await expect(failure).toBeVisible();
    await expect(download).toBeFocused();
    await clearFaults(page);
    await failure.getByRole('button', { name: 'Försök igen' }).press('Enter');
    await expect(failure).toBeHidden();
    await expect(download).toBeFocused();
    if (saved) expect((await saved).suggestedFilename()).toBe(file);
    else {
      const handed = () => messages.find(({ type }) => type === 'PDF_DOWNLOAD')?.payload;
      await expect.poll(handed).toMatchObject({ fileName: file, title: 'Retursedel' });
      await page.getByRole('button', { name: 'Visa som PDF' }).click();
      await expect.poll(() => messages.some(({ type }) => type === 'VIEW_PDF')).toBe(true);
    }

    const announced = page.getByRole('status').filter({ hasText: 'Din retursedel är klar' });
    await expect(announced).toHaveCount(1);
    await page.reload();
    expect(await shownCode(page)).toBe(made);
    await expect(announced, 'only what is new is announced').toHaveCount(0);
    // One is left: its quantity needs no choice.
    await returnRow(page, goods).getByRole('checkbox').check();
    await expect(returnRow(page, goods).getByLabel('Antal').getByRole('option')).toHaveText(['1 st']);
    await chooseToReturn(page, other, '1 st', 'Jag har ångrat mig');
    await returnRow(page, goods).getByRole('checkbox').uncheck();
    await makeSlip(page).dblclick();
    await expect(slipsOn(page)).toHaveCount(2);

    const later = new Date(Date.now() + 40 * 86_400_000).toISOString();
    await page.request.put('/__clock', { headers: { 'X-Luckan-Test': '1' }, data: { now: later } });
    await signInAs(page, 'customer');
    await page.reload();
    await expect(page.getByText('Retursedeln har gått ut')).toHaveCount(2);
    await expect(page.getByText(/^Sista dagen att skapa en ny retursedel var/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ladda ner retursedeln' })).toBeHidden();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Till beställningen' }).click();
    await expect(page.getByRole('link', { name: 'Returnera varor' })).toBeVisible();
  });
}
