import { expect, type Page } from '@playwright/test';

const headers = { 'X-Luckan-Test': '1' };

/** What a service answers in this page's own test session from now on, which begins here at the latest. */
async function put(page: Page, name: 'messages' | 'flags', document: unknown): Promise<void> {
  await page.request.post('/__session', { headers, data: {} });
  const answer = await page.request.put(`/__${name}`, { headers, data: { document } });
  expect(answer.status()).toBe(204);
}

/** A message of the operator, as the service sends it; what is missing does not limit it. */
export interface SentMessage {
  id: string;
  revision?: number;
  severity?: string;
  text: string;
  link?: { text: string; href: string };
  from?: string;
  until?: string;
  pages?: string[];
  channels?: string[];
  surfaces?: string[];
}

export async function sendMessages(page: Page, messages: readonly SentMessage[]): Promise<void> {
  await put(page, 'messages', messages);
}

/** The flags' payload, or what a broken service sends instead. */
export async function sendFlags(page: Page, payload: unknown): Promise<void> {
  await put(page, 'flags', payload);
}
