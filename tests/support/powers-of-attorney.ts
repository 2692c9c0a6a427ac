import type { Page } from '@playwright/test';

export const dialog = (page: Page) => page.getByRole('dialog');
export const itemOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
export const announced = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
export const givenPowers = (page: Page) => page.getByRole('region', { name: 'Fullmakter du har gett' });
export const receivedPowers = (page: Page) => page.getByRole('region', { name: 'Fullmakter du har fått' });

const swedish = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Stockholm' });

/** The day in Sweden, as an ISO date. */
export const today = () => swedish.format(new Date());

/** Fills in and sends the dialog that gives a power of attorney. */
export async function givePower(page: Page, personalNumber: string, expires: string): Promise<void> {
  await dialog(page).getByLabel('Mottagarens personnummer').fill(personalNumber);
  await dialog(page).getByLabel('Gäller till och med').fill(expires);
  await dialog(page).getByRole('button', { name: 'Ge fullmakt' }).click();
}
