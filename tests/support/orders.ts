import { expect, type Page } from '@playwright/test';
import type { Order, OrderStatus } from '../../src/domain/order';

type Changes = Pick<
  Order,
  'status' | 'paymentMethod' | 'items' | 'parcels' | 'pickupPlace' | 'preliminaryDate' | 'prescribedDetails'
>;

interface OrderLife extends Partial<Changes> {
  returnedInPharmacy?: boolean;
  /** By product, where it is not what was ordered. */
  deliveredQuantities?: Readonly<Record<string, number>>;
}

/** Sets what has become of an order in this page's own test session. */
export async function setOrder(page: Page, orderNumber: string, life: OrderLife): Promise<void> {
  const answer = await page.request.put(`/__orders/${orderNumber}`, {
    headers: { 'X-Luckan-Test': '1' },
    data: life,
    // A reused connection may have been closed meanwhile.
    maxRetries: 2,
  });
  expect(answer.status()).toBe(204);
}

export function setStatus(page: Page, orderNumber: string, status: OrderStatus): Promise<void> {
  return setOrder(page, orderNumber, { status });
}

/** The number of the order that the thank-you page shows. */
export async function shownOrderNumber(page: Page): Promise<string> {
  const message = page.getByText(/uppge ordernummer \d+/);
  await expect(message).toBeVisible();
  return /\d+/.exec((await message.textContent()) ?? '')?.[0] ?? '';
}
