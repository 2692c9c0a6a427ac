import type { Locator, Page } from '@playwright/test';
import { expect } from './launch-in';

/** The prescription goods of the cart page or the checkout. */
export const bag = (page: Page): Locator => page.getByRole('main').getByRole('region', { name: 'Receptvaror' });

/** One of them, by its title. */
export const bagRow = (page: Page, title: string): Locator =>
  bag(page).getByRole('list').getByRole('listitem').filter({ hasText: title });

/** The part of a prescription's page where it is ordered. */
export const order = (page: Page): Locator => page.getByRole('region', { name: 'Beställ', exact: true });

/** Opens a prescription from the list that is shown. */
export async function openPrescription(page: Page, title: string): Promise<void> {
  await page.getByRole('list', { name: 'Recept' }).getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Brings the customer's prescription bag into the cart of this browser, as an app does. */
export async function attachAsApp(page: Page, token: string): Promise<void> {
  const stored = async () => (await page.context().cookies()).find(({ name }) => name === 'luckan_cart')?.value;
  await expect.poll(stored).toBeTruthy();
  // The server may close an idle connection at the moment in which it is used again.
  const call = { headers: { authorization: `Bearer ${token}` }, maxRetries: 1 };
  const own = await page.request.get('/api/expedition/cart', call);
  const { prescriptionBagId } = (await own.json()) as { prescriptionBagId: string };
  const path = `/api/web/cart2/internal/b2c/cart/${(await stored())?.split('.')[1]}/prescription-bag`;
  expect((await page.request.put(path, { ...call, data: { prescriptionBagId } })).status()).toBe(200);
}

/** Does so, and notifies the page that shows the cart. */
export async function bringAsApp(page: Page, token: string): Promise<void> {
  await attachAsApp(page, token);
  await page.evaluate((message) => window.sendAsApp(message), { type: 'CART_REFRESH' as const, payload: {} });
}
