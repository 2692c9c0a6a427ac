import type { Page } from '@playwright/test';
import { expect, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { atPayment, pressPay, toPayment, visitCheckout } from '../../support/steps';

const amountOf = async (page: Page) => {
  const button = page.frameLocator('iframe[title="Betalning"]').getByRole('button', { name: /^Betala \d/ });
  return /\d[\d\s,]*\d/.exec((await button.textContent()) ?? '')?.[0] ?? '';
};

test('a delivery chosen in one tab changes the amount to pay in the other', async ({ page }) => {
  test.slow();
  const shop = await visitCheckout(page, plainProduct());
  await toPayment(page);
  const before = await amountOf(page);
  const other = await page.context().newPage();
  await shop.open('/kassa/?steg=leverans', other);
  const home = other.frameLocator('iframe[title="Leverans"]').getByRole('radio', { name: /Hemleverans/ });
  await home.check();
  await expect.poll(() => amountOf(page), 'this tab was never left').not.toBe(before);
  await expect(page.frameLocator('iframe[title="Betalning"]').getByText('Summan har ändrats.')).toBeVisible();
});

test('an amount that has changed elsewhere is charged only after it was shown', async ({ page }) => {
  test.slow();
  await visitCheckout(page, plainProduct());
  const payment = await toPayment(page);
  const before = await amountOf(page);
  const frame = new URL((await page.locator('iframe[title="Betalning"]').getAttribute('src')) ?? '');
  const service = `${frame.origin}/frames/api/delivery/${frame.searchParams.get('session')}`;
  // On another device, of which this one is not notified.
  const chosen = await page.request.put(`${service}/method`, {
    headers: { origin: frame.origin },
    data: { methodId: 'hem' },
  });
  expect(chosen.ok()).toBe(true);

  // The second press of an impatient customer is not for an amount that has just come.
  await payment.getByRole('button', { name: /^Betala \d/ }).evaluate(async (button) => {
    if (!(button instanceof HTMLButtonElement)) throw new Error('no button');
    button.click();
    await new Promise((resolve) => setTimeout(resolve, 600));
    button.click();
  });
  await expect(payment.getByText('Summan har ändrats. Betala igen för att godkänna den nya.')).toBeVisible();
  const now = await amountOf(page);
  expect(now).not.toBe(before);
  const total = page.getByRole('definition').filter({ hasText: `${now} kr` });
  await expect(total.last(), 'the shop’s own sum').toBeVisible();
  await atPayment(page);
  await pressPay(payment);
  await expect(page).toHaveURL(/\/kassa\/tack\/$/);
});
