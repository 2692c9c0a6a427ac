import type { Page } from '@playwright/test';
import { expect } from './launch-in';

/** Signs one of the named people in, in this page's test session. @returns a token of theirs */
export async function signInAs(page: Page, person: string): Promise<string> {
  const answer = await page.request.get(`/api/web/authy/getFakeLogin?person=${person}`, {
    headers: { 'X-Luckan-Test': '1' },
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { token: string }).token;
}
