import type { Page } from '@playwright/test';
import { paths } from '../../../src/routes/paths';
import { expectAccessible } from '../../support/axe';
import { expect, test } from '../../support/launch-in';
import { openAs } from '../../support/open-as';
import { setOrder } from '../../support/orders';
import { itemOf, ownOrderNumber, returned, sentAndReceived } from '../../support/returnable-order';

const items = [itemOf('goods'), itemOf('other'), itemOf('cold')];
const sent = sentAndReceived(items);
const date = /\d+\s\p{L}+ \d{4}/u.source;

const parcels = (page: Page) => page.getByRole('region', { name: 'Dina 2 paket' }).locator('ol > li');
const row = (page: Page, { title }: { title: string }) =>
  page.getByRole('region', { name: 'Dina varor', exact: true }).getByRole('row', { name: title });
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** A signed-in customer's order of three products, and its number. */
async function open(page: Page, life: Parameters<typeof setOrder>[2]): Promise<string> {
  await openAs(page, 'site', 'customer', '/kundklubb/kop/');
  const number = await ownOrderNumber(page);
  await setOrder(page, number, life);
  await page.getByRole('link', { name: 'Orderbekräftelse och status för köpet 15 januari 2026' }).click();
  return number;
}

test('of several parcels each says how far it has come, also to a pickup place', async ({ page }) => {
  const [first, second] = sent.parcels ?? [];
  if (!first || !second) throw new Error('there are two parcels');
  const underWay = { ...sent, parcels: [first, { ...second, delivered: null }], preliminaryDate: null };
  const number = await open(page, { ...underWay, prescribedDetails: true });
  await expect(page.getByRole('region', { name: 'Dina val' })).toContainText('Den ligger på papper i paketet.');
  await expect(parcels(page).first()).toContainText(new RegExp(`Levererad ${date}`, 'u'));
  await expect(parcels(page).last()).toContainText(new RegExp(`Skickad ${date}`, 'u'));
  await expect(status(page, 'Bekräftad')).toBeVisible();
  await expectAccessible(page);

  await setOrder(page, number, { ...underWay, pickupPlace: 'Ombudet Storgatan' });
  await page.reload();
  await expect(parcels(page).first()).toContainText(new RegExp(`Framme på utlämningsstället ${date}`, 'u'));
  await expect(parcels(page).last()).toContainText(new RegExp(`Skickad ${date}`, 'u'));

  await setOrder(page, number, sent);
  await page.reload();
  await expect(status(page, 'Framme på utlämningsstället')).toBeVisible();
  await expect(page.getByText('Levererad')).toHaveCount(0);
});

test('what was withdrawn from is marked among the products and on paper, and the purchases say what became of it', async ({
  page,
}) => {
  const { goods, other } = returned;
  const number = await open(page, sent);
  await page.getByRole('link', { name: 'Ångra köpet här' }).click();
  await page.getByRole('checkbox', { name: other.title }).uncheck();
  await page.getByLabel('E-post').fill('karin.lindqvist@example.se');
  await page.getByRole('button', { name: 'Bekräfta att jag ångrar köpet' }).click();
  await page.getByRole('link', { name: 'Till beställningen' }).click();
  const mark = new RegExp(`Du ångrade köpet ${date}`, 'u');
  await expect(row(page, goods)).toContainText(mark);
  await expect(row(page, other)).not.toContainText('Du ångrade köpet');
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(row(page, goods).getByText(mark)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  for (const [life, message] of [
    [{}, 'Delvis ångrad'],
    [{ items: [itemOf('goods')] }, 'Ångrad'],
    [{ status: 'rejected' }, 'Nekad'],
  ] as const) {
    await setOrder(page, number, life as Parameters<typeof setOrder>[2]);
    await page.goto('/kundklubb/kop/');
    const purchase = page.getByRole('listitem').filter({ hasText: `Order ${number}` });
    await expect(purchase.getByText(message, { exact: true })).toBeVisible();
    await expectAccessible(page);
  }
});

test('an order of medicines says on the page to withdraw that none of it can be withdrawn from', async ({ page }) => {
  const number = await open(page, sentAndReceived([itemOf('medicine')]));
  await page.goto(paths.withdrawal(number));
  await expect(page.getByText('Ingen av varorna kan ångras här.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bekräfta att jag ångrar köpet' })).toHaveCount(0);
  await expectAccessible(page);
});
