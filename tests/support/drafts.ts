import { expect, type Page } from '@playwright/test';

/** Stores a copy of a published page as a draft. @returns its address */
export async function draftOf(page: Page, path: string, hours = 24): Promise<string> {
  const headers = { 'X-Luckan-Test': '1' };
  const answer = await page.request.post('/__drafts', { headers, data: { path, hours } });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { path: string }).path;
}
