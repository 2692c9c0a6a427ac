import type { Page } from '@playwright/test';

interface Message {
  kind: string;
  text: string;
  html: string;
  about?: { link?: string };
}

/** The messages sent in this page's own test session; each order has one confirmation. */
export async function outbox(page: Page): Promise<readonly Message[]> {
  const answer = await page.request.get('/__outbox', { headers: { 'X-Luckan-Test': '1' } });
  return (await answer.json()).messages;
}
