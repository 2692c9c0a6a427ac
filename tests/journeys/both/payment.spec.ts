import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { fault } from '../../support/faults';
import { expect, type Mode, modes, type Shop, test } from '../../support/launch-in';
import { shownOrderNumber } from '../../support/orders';
import { plainProduct } from '../../support/products';
import { pressPay, toPayment, visitCheckout } from '../../support/steps';

const product = plainProduct();
const confirmation = { method: 'POST', path: '/api/web/cart2/**/confirm' };
const thankYou = /\/kassa\/tack\/$/;

/** Stops before the pay button, with the response that the provider will give. */
async function answering(page: Page, mode: Mode, answer: string) {
  const shop = await visitCheckout(page, product, mode);
  const payment = await toPayment(page);
  await payment.getByRole('radio', { name: answer, exact: true }).check();
  return { shop, payment };
}

const confirmed = ({ requested }: Shop) => requested.filter((url) => url.includes('/confirm')).length;

for (const mode of modes) {
  test(`${mode}: without a network the shop says that nothing is paid, and the customer pays once it is back`, async ({
    page,
    context,
  }) => {
    const { payment } = await answering(page, mode, 'Godkänner');
    await context.setOffline(true);
    const offline = page.getByRole('alert').filter({ hasText: 'Du är inte uppkopplad' });
    await expect(offline).toContainText('Ingen betalning går iväg och inga pengar dras utan nätverk.');
    await pressPay(payment);
    await expect(payment.getByRole('button', { name: /^Betala/ })).toBeEnabled();
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(offline).toHaveCount(0);
    await expect(page.getByText('Du är uppkopplad igen')).toBeVisible();
    await expectAccessible(page);
    await pressPay(payment);
    await expect(page).toHaveURL(thankYou);
  });

  test(`${mode}, alike: a network that is gone once the order is placed: the page of the order says so, and shows it later`, async ({
    page,
    context,
  }) => {
    const { payment } = await answering(page, mode, 'Godkänner');
    await page.route('**/confirm', async (route) => {
      const response = await route.fetch();
      await context.setOffline(true);
      await route.fulfill({ response });
    });
    await pressPay(payment);
    await expect(page).toHaveURL(thankYou);
    await expect(page.getByRole('heading', { level: 1, name: 'Tack för din beställning' })).toBeVisible();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Du är inte uppkopplad');
    await expect(alert).toContainText('Din beställning är gjord. Den visas så fort du har nätverk.');
    await expectAccessible(page);
    await context.setOffline(false);
    await shownOrderNumber(page);
  });

  test(`${mode}, alike: a response that arrives twice makes one order`, async ({ page }) => {
    const { shop, payment } = await answering(page, mode, 'Godkänner och svarar två gånger');
    await fault(page, { ...confirmation, effect: { kind: 'delay', ms: 1_000 } });
    await pressPay(payment);
    await expect(page).toHaveURL(thankYou);
    await shownOrderNumber(page);
    expect(confirmed(shop)).toBe(1);
  });

  test(`${mode}: a customer who goes back while the order is being created still gets it, once`, async ({ page }) => {
    const { shop, payment } = await answering(page, mode, 'Godkänner');
    await fault(page, { ...confirmation, effect: { kind: 'delay', ms: 3_000 } });
    await pressPay(payment);
    await expect(page.getByText('Vi slutför din beställning. Stanna kvar på sidan.')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(thankYou);
    const number = await shownOrderNumber(page);
    await page.reload();
    expect(await shownOrderNumber(page)).toBe(number);
    await shop.open('/kassa/');
    await expect(page.getByText('Din varukorg är tom')).toBeVisible();
    expect(confirmed(shop)).toBe(1);
  });

  test(`${mode}, alike: an order refused after the payment shows the reason and what to do`, async ({ page }) => {
    const { shop, payment } = await answering(page, mode, 'Godkänner');
    const body = { errorCode: 'AMOUNT_CHANGED', items: [] };
    await fault(page, { ...confirmation, effect: { kind: 'status', status: 409, body } });
    await pressPay(payment);
    const alert = page.getByRole('alert').filter({ hasText: 'Din beställning kunde inte läggas' });
    await expect(alert).toContainText('beloppet inte längre stämmer');
    await expect(alert).toContainText(/Felkod: \S+/);
    await expectAccessible(page);
    expect(confirmed(shop)).toBe(1);
    await page.getByRole('button', { name: 'Visa varukorgen' }).click();
    await expect(page.getByLabel(`Antal av ${product.title}`, { exact: true })).toHaveValue('1');
  });

  test(`${mode}, alike: a payment that the provider cannot confirm yet is shown as pending until it is known`, async ({
    page,
  }) => {
    const { shop, payment } = await answering(page, mode, 'Dröjer med svaret');
    await pressPay(payment);
    const message = page.getByText('Vi vet ännu inte om betalningen gick igenom');
    await expect(message).toBeVisible();
    const code = page.getByText(/^Felkod: \S+/);
    const shownCode = await code.textContent();
    await expectAccessible(page);
    await page.reload();
    await expect(message).toBeVisible();
    await expect(code).toHaveText(shownCode ?? '');
    await page.getByRole('button', { name: 'Kontrollera igen' }).click();
    await expect(message).toBeVisible();
    await shop.open('/varukorg/');
    await shop.open('/kassa/');
    await expect(message).toBeVisible();
    await expect(code).toHaveText(shownCode ?? '');
  });
}
