import type { FrameLocator, Page } from '@playwright/test';
import { formatMoney } from '../../../src/i18n/format';
import { expectAccessible } from '../../support/axe';
import { fault } from '../../support/faults';
import { expect, test } from '../../support/launch-in';
import { shownOrderNumber } from '../../support/orders';
import { outbox } from '../../support/outbox';
import { plainProduct, toPay } from '../../support/products';
import { atPayment, pressPay, toPayment, visitCheckout } from '../../support/steps';

const product = plainProduct();
const thankYou = /\/kassa\/tack\/$/;
const confirmation = { method: 'POST', path: '/api/web/cart2/**/confirm' };

/** One tab stops before the pay button, another at the start of the same checkout. */
async function twoTabs(page: Page) {
  const shop = await visitCheckout(page, product);
  const payment = await toPayment(page);
  const other = await page.context().newPage();
  await shop.open('/kassa/', other);
  return { shop, payment, other };
}

async function onToPayment(page: Page): Promise<FrameLocator> {
  await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();
  await page.getByRole('button', { name: 'Fortsätt till betalning' }).press('Enter');
  return atPayment(page);
}

async function oneMore(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Öka antalet av ${product.title}` }).click();
  await expect(page.getByLabel(`Antal av ${product.title}`, { exact: true })).toHaveValue('2');
}

/** Another tab adds one more while the payment is confirmed. @returns it, and what the first one says */
async function changedWhileConfirmed(page: Page) {
  const { payment, other } = await twoTabs(page);
  await fault(page, { ...confirmation, times: 1, effect: { kind: 'delay', ms: 4_000 } });
  await pressPay(payment);
  await expect(page.getByText('Vi slutför din beställning. Stanna kvar på sidan.')).toBeVisible();
  await oneMore(other);
  return { other, alert: page.getByRole('alert').filter({ hasText: 'Din beställning kunde inte läggas' }) };
}

test('a product added in one tab is paid for in the other, and both end with the one order', async ({ page }) => {
  test.slow();
  const { payment, other } = await twoTabs(page);
  await oneMore(other);
  await expect(payment.getByRole('button', { name: `Betala ${formatMoney(toPay(product, 2))}` })).toBeEnabled();
  await pressPay(payment);
  await expect(page).toHaveURL(thankYou);
  await expect(page.getByRole('row', { name: new RegExp(product.title) })).toContainText('2');
  await expect(other).toHaveURL(thankYou);
  expect(await shownOrderNumber(other)).toBe(await shownOrderNumber(page));
  expect(await outbox(page)).toMatchObject([{ kind: 'orderConfirmation' }]);
});

test('a cart that another tab changes while its payment is confirmed is not ordered, and can be ordered afterwards', async ({
  page,
}) => {
  test.slow();
  const { other, alert } = await changedWhileConfirmed(page);
  await expect(alert).toContainText('beloppet inte längre stämmer');
  expect(await outbox(page)).toEqual([]);
  const notice = other.getByRole('alert').filter({ hasText: 'Varukorgen har ändrats efter att du betalade' });
  await expect(notice).toContainText('Din betalning finns kvar.');
  await expectAccessible(other);
  await other.reload();
  const second = await onToPayment(other);
  await expect(notice).toBeVisible();
  await pressPay(second);
  await expect(other).toHaveURL(thankYou);
  expect(await outbox(page)).toMatchObject([{ kind: 'orderConfirmation' }]);
  await expect(page, 'it said that there is no order').toHaveURL(thankYou);
  expect(await shownOrderNumber(page)).toBe(await shownOrderNumber(other));
});

test('a cart that was changed while its payment was confirmed, and is changed back, is ordered where it was paid', async ({
  page,
}) => {
  test.slow();
  const { other, alert } = await changedWhileConfirmed(page);
  const again = page.getByRole('button', { name: 'Lägg beställningen nu' });
  await again.click();
  await expect(alert.locator('..'), 'refused once more, and said once more').toBeFocused();
  await expect(alert).toContainText('har fortfarande ett annat belopp');
  await fault(page, { ...confirmation, times: 1, effect: { kind: 'status', status: 503 } });
  await again.click();
  const unanswered = page.getByRole('alert').filter({ hasText: 'Vi vet ännu inte om beställningen gick igenom' });
  await expect(unanswered).toContainText('du behöver inte betala igen');
  await expect(alert, 'what is known is still said').toContainText('Din betalning finns kvar');
  const changed = other.waitForResponse((response) => response.request().method() === 'PATCH');
  await other.getByRole('button', { name: `Minska antalet av ${product.title}` }).click();
  await changed;
  await page.context().setOffline(true);
  await again.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Du är inte uppkopplad' })).toContainText(
    'så fort du har nätverk',
  );
  await expectAccessible(page);
  await page.context().setOffline(false);
  // It asks again by itself: at once, and every ten seconds.
  await expect(page).toHaveURL(thankYou, { timeout: 25_000 });
  await expect(other).toHaveURL(thankYou);
  expect(await shownOrderNumber(other)).toBe(await shownOrderNumber(page));
  expect(await outbox(page)).toMatchObject([{ kind: 'orderConfirmation' }]);
});

for (const undone of ['after', 'before'])
  test(`a cart that another tab empties while its customer is at the bank is not paid for, and can be: undone ${undone} the return`, async ({
    page,
  }) => {
    test.slow();
    const { payment, other } = await twoTabs(page);
    await payment.getByRole('radio', { name: 'Bank' }).check();
    await pressPay(payment);
    const approve = page.getByRole('button', { name: 'Godkänn' });
    await expect(approve, 'it has shown the amount').toBeEnabled();
    const removed = other.waitForResponse((response) => response.request().method() === 'DELETE');
    await other.getByRole('button', { name: `Ta bort ${product.title}` }).click();
    await removed;
    await approve.click();
    await expect(page.getByRole('status')).toContainText('Betalningen är avslutad.');
    const back = page.getByRole('link', { name: 'Tillbaka till butiken' });
    const undo = other.getByRole('button', { name: 'Ångra' });
    if (undone === 'after') {
      await back.click();
      for (const tab of [page, other]) await expect(tab.getByText('Din varukorg är tom')).toBeVisible();
      await undo.click();
    } else {
      const added = other.waitForResponse((response) => /\/tg\b/.test(response.url()));
      await undo.click();
      await added;
      await back.click();
    }
    const again = await atPayment(page);
    for (const tab of [page, other]) await expect(tab.getByText('Vi vet ännu inte')).toHaveCount(0);
    await pressPay(again);
    await expect(page).toHaveURL(thankYou);
    await expect(other).toHaveURL(thankYou);
    expect(await outbox(page)).toMatchObject([{ kind: 'orderConfirmation' }]);
  });

test('a tab that was waiting before the payment goes on to the order of the other tab', async ({ page }) => {
  test.slow();
  const { payment, other } = await twoTabs(page);
  await onToPayment(other);
  await pressPay(payment);
  await expect(page).toHaveURL(thankYou);
  await expect(other).toHaveURL(thankYou);
  expect(await shownOrderNumber(other)).toBe(await shownOrderNumber(page));
  expect(await outbox(page)).toMatchObject([{ kind: 'orderConfirmation' }]);
});

test('a customer who pays in both tabs at once gets one order, shown in both', async ({ page }) => {
  test.slow();
  const { payment, other } = await twoTabs(page);
  const second = await onToPayment(other);
  await fault(page, { ...confirmation, effect: { kind: 'delay', ms: 3_000 } });
  await pressPay(payment);
  await pressPay(second);
  await expect(page).toHaveURL(thankYou);
  await expect(other).toHaveURL(thankYou);
  expect(await shownOrderNumber(other)).toBe(await shownOrderNumber(page));
  expect(await outbox(page)).toMatchObject([{ kind: 'orderConfirmation' }]);
});

test("the bank's page of a payment that another tab has finished leads back to the order", async ({ page }) => {
  test.slow();
  const { payment, other } = await twoTabs(page);
  const second = await onToPayment(other);
  await second.getByRole('radio', { name: 'Bank' }).check();
  await pressPay(second);
  await expect(other.getByRole('heading', { name: 'Exempelbanken' })).toBeVisible();
  await pressPay(payment);
  await expect(page).toHaveURL(thankYou);
  await other.getByRole('button', { name: 'Godkänn' }).click();
  const ended = 'Betalningen är avslutad. I butiken ser du om du har en beställning.';
  await expect(other.getByRole('status')).toHaveText(ended);
  await expectAccessible(other);
  await other.reload();
  await expect(other.getByRole('status')).toHaveText(ended);
  await other.getByRole('link', { name: 'Tillbaka till butiken' }).click();
  await expect(other).toHaveURL(thankYou);
  expect(await shownOrderNumber(other)).toBe(await shownOrderNumber(page));
});
