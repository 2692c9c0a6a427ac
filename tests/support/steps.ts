import type { FrameLocator, Page } from '@playwright/test';
import { expect } from './launch-in';

const person = {
  'E-post': 'kim.lund@example.com',
  Förnamn: 'Kim',
  Efternamn: 'Lund',
  Gatuadress: 'Exempelgatan 1',
  Postnummer: '111 22',
  Ort: 'Stockholm',
};

async function fillIn(frame: FrameLocator): Promise<void> {
  for (const [label, value] of Object.entries(person)) {
    const field = frame.getByLabel(label, { exact: true });
    if ((await field.inputValue()) === '') await field.fill(value);
    await field.blur();
  }
}

/** From the checkout's first step to the payment frame, filled in. */
export async function toPayment(page: Page): Promise<FrameLocator> {
  await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();
  const delivery = page.frameLocator('iframe[src*="/frames/delivery/"]');
  await fillIn(delivery);
  await delivery.getByRole('radio', { name: /Brevlåda/ }).check();
  const onwards = page.getByRole('button', { name: 'Fortsätt till betalning' });
  await expect(onwards).toBeEnabled();
  await onwards.click();
  const payment = page.frameLocator('iframe[src*="/frames/payment/"]');
  await fillIn(payment);
  return payment;
}

/** From the checkout's first step to the thank-you page. */
export async function payFor(page: Page): Promise<void> {
  const payment = await toPayment(page);
  await payment.getByRole('button', { name: 'Betala' }).click();
  await expect(page).toHaveURL(/\/kassa\/tack\/$/);
}
