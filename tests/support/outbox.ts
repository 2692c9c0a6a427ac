import type { Page } from '@playwright/test';

/** The messages that went out in this page's own test session; each order has one confirmation. */
export async function outbox(page: Page): Promise<readonly { kind: string }[]> {
  const answer = await page.request.get('/__outbox', { headers: { 'X-Luckan-Test': '1' } });
  return (await answer.json()).messages;
}
