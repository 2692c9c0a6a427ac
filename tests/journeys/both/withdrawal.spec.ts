import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { clearFaults, fault } from '../../support/faults';
import { addressIn, expect, launchIn, modes, test } from '../../support/launch-in';
import { openAs } from '../../support/open-as';
import { setStatus, shownOrderNumber } from '../../support/orders';
import { outbox } from '../../support/outbox';
import { plainProduct } from '../../support/products';
import { returned } from '../../support/returnable-order';
import { payFor, visitCheckout } from '../../support/steps';
import { isUncovered } from '../../support/uncovered';

const product = plainProduct();
const moment = /\d+\s\p{L}+ \d{4} kl\.\s\d{2}:\d{2}:\d{2}/u;
const confirmed = 'Vi har tagit emot att du ångrar köpet';

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });
const confirmation = (page: Page) => page.getByRole('button', { name: 'Bekräfta att jag ångrar köpet' });
const receipt = (page: Page) => page.getByRole('region', { name: 'Kvittens' });

async function receipts(page: Page) {
  return (await outbox(page)).filter(({ kind }) => kind === 'withdrawalReceipt');
}

for (const mode of modes) {
  test(`${mode}, alike: an order is withdrawn from once, with a receipt on screen and by mail`, async ({
    page,
    context,
  }) => {
    test.slow();
    await visitCheckout(page, product, mode);
    await payFor(page);
    const number = await shownOrderNumber(page);
    await page.getByRole('link', { name: 'Ångra köpet här' }).click();
    await expect(heading(page, 'Ångra köpet')).toBeFocused();
    const address = new URL(page.url()).pathname;
    await expect(page.getByText('Du kan ångra köpet redan nu')).toBeVisible();
    await expect(page.getByLabel('Namn')).not.toHaveValue('');
    await expect(page.getByLabel('E-post')).toHaveValue('kim.lund@example.com');
    await expectAccessible(page);

    await page.getByRole('checkbox', { name: product.title }).uncheck();
    await page.getByLabel('Namn').fill('');
    await confirmation(page).click();
    await expect(page.getByText('Obligatoriskt fält')).toBeVisible();
    await expect(page.getByText('Välj minst en vara')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: product.title })).toBeFocused();
    await page.getByLabel('Namn').fill('Kim Lund');
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: product.title }).check();

    const other = await context.newPage();
    await other.goto(address);
    await expect(heading(other, 'Ångra ett köp')).toBeVisible();
    await other.getByLabel('E-post eller telefonnummer').fill('kim.lund@example.com');
    await other.getByRole('button', { name: 'Gå vidare' }).click();
    await expect(confirmation(other)).toBeVisible();

    const call = { method: 'POST', path: '/api/orders/order/*/withdrawals' };
    await fault(page, { ...call, effect: { kind: 'status', status: 500 } });
    await confirmation(page).click();
    await expect(page.getByText('Köpet kunde inte ångras just nu')).toBeVisible();
    await expectAccessible(page);
    await clearFaults(page);
    await context.setOffline(true);
    await confirmation(page).click();
    await expect(page.getByText('Köpet är inte ångrat än. Försök igen när du har nätverk.')).toBeVisible();
    await context.setOffline(false);
    expect(await receipts(page)).toHaveLength(0);

    await confirmation(page).click();
    await expect(page.getByText(confirmed)).toBeVisible();
    await expect(page.getByText('För det som aldrig skickas kommer de senast 14 dagar efter')).toBeVisible();
    await expect.poll(() => isUncovered(page.getByText(confirmed))).toBe(true);
    await expect(receipt(page)).toContainText(moment);
    for (const text of [number, 'Kim Lund', 'kim.lund@example.com', product.title])
      await expect(receipt(page)).toContainText(text);
    await expect(confirmation(page)).toBeHidden();
    await expectAccessible(page);
    const stamp = moment.exec((await receipt(page).textContent()) ?? '')?.[0] ?? 'no moment';
    await page.reload();
    await expect(receipt(page)).toContainText(stamp);

    await confirmation(other).click();
    await expect(receipt(other)).toContainText(stamp);
    await expect(receipt(other)).toHaveCount(1);
    const [mailed, ...more] = await receipts(page);
    expect(more).toEqual([]);
    expect(mailed?.text).toContain(stamp);
    expect(mailed?.text).toContain('För det som aldrig skickas betalar vi tillbaka senast 14 dagar efter');
    expect(mailed?.html).toContain(`href="${new URL(page.url()).origin}${address.replace(/^\/external/, '')}"`);

    await page.getByRole('link', { name: 'Till beställningen' }).click();
    await expect(page.getByText('Du har ångrat köpet.')).toBeVisible();
    const steps = page.getByRole('list', { name: 'Så långt har din beställning kommit' });
    await expect(steps.locator('[aria-current=step]')).toContainText('Ångrad');
    await expect(page.getByRole('link', { name: 'Ångra köpet här' })).toBeHidden();
    await page.getByRole('link', { name: 'Se kvittensen' }).click();
    await expect(receipt(page)).toContainText(stamp);
  });

  test(`${mode}, alike: the function is offered as long as the period lasts, and says when it has ended`, async ({
    page,
  }) => {
    test.slow();
    await visitCheckout(page, returned.goods, mode);
    await payFor(page);
    const number = await shownOrderNumber(page);
    const confirmationMail = (await outbox(page)).find(({ kind }) => kind === 'orderConfirmation');
    const links = [...(confirmationMail?.html ?? '').matchAll(/href="([^"]+)"/g)].map(([, href = '']) => new URL(href));
    const withdrawal = links.find(({ pathname }) => pathname.endsWith('/angra/'));
    const order = withdrawal?.pathname.replace('angra/', '') ?? 'none';
    expect(links.map(({ pathname }) => pathname)).toEqual([order, `${order}angra/`, `${order}return/`]);
    await setStatus(page, number, 'delivered');
    await page.goto(addressIn(mode, withdrawal?.pathname ?? ''));
    await expect(page.getByText(/Du kan ångra köpet till och med \d+\s\p{L}+ \d{4}\./u)).toBeVisible();
    await setStatus(page, number, 'cancelled');
    await confirmation(page).click();
    await expect(page.locator(':focus')).toContainText('Köpet är inte ångrat');
    await expect(page.getByText('Beställningen är avbruten eller nekad. Det finns inget köp att ångra.')).toBeVisible();
    await expectAccessible(page);
    await setStatus(page, number, 'delivered');
    await page.reload();
    await expect(confirmation(page)).toBeVisible();
    const later = new Date(Date.now() + 40 * 86_400_000).toISOString();
    await page.request.put('/__clock', { headers: { 'X-Luckan-Test': '1' }, data: { now: later } });
    await confirmation(page).click();
    await expect(page.getByRole('alert')).toContainText('Köpet är inte ångrat än.');
    await page.getByLabel('E-post eller telefonnummer').fill('kim.lund@example.com');
    await page.getByRole('button', { name: 'Gå vidare' }).click();
    await expect(page.getByText(/Ångerrätten gällde till och med/)).toBeVisible();
    await expectAccessible(page);
    await setStatus(page, number, 'cancelled');
    await page.reload();
    await expect(page.getByText('Beställningen är avbruten eller nekad. Det finns inget köp att ångra.')).toBeVisible();
  });

  test(`${mode}, alike: a purchase in a pharmacy cannot be withdrawn from`, async ({ page }) => {
    await openAs(page, mode, 'customer', '/kundklubb/kop/');
    await page
      .getByRole('link', { name: /Orderbekräftelse och status/ })
      .first()
      .click();
    await expect(heading(page, 'Din beställning')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ångra köpet här' })).toBeHidden();
    await page.goto(`${page.url()}angra/`);
    await expect(page.getByText('Köpet är betalt på apotek. Ångerrätten gäller bara köp på nätet.')).toBeVisible();
  });
}

test('the footer leads to the look-up of a purchase to withdraw from', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await shop.open('/');
  // Answered by the shop's code: without it the link would load a document.
  await shop.declineCookies();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ångra köp här' }).click();
  await expect(heading(page, 'Ångra ett köp')).toBeFocused();
  await expect(page.getByLabel('Ordernummer')).toBeVisible();
  await expectAccessible(page);
});
