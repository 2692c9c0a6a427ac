import { expect, type Page } from '@playwright/test';
import type { OrderStatus } from '../../src/domain/order';

/** Sets the status of an order in this page's own test session. */
export async function setStatus(page: Page, orderNumber: string, status: OrderStatus): Promise<void> {
  const answer = await page.request.put(`/__orders/${orderNumber}`, {
    headers: { 'X-Luckan-Test': '1' },
    data: { status },
  });
  expect(answer.status()).toBe(204);
}

/** The number of the order that the thank-you page shows. */
export async function shownOrderNumber(page: Page): Promise<string> {
  const message = page.getByText(/uppge ordernummer \d+/);
  await expect(message).toBeVisible();
  return /\d+/.exec((await message.textContent()) ?? '')?.[0] ?? '';
}
