import type { Browser, Page } from '@playwright/test';
import { expect, type Shop } from './launch-in';

/** The bank's page, in place of the shop or in a browser outside the app. */
export async function atBank(page: Page, { mode, messages }: Shop, browser: Browser): Promise<Page> {
  const heading = (at: Page) => at.getByRole('heading', { level: 1, name: 'Exempelbanken' });
  if (mode === 'site') {
    await expect(heading(page)).toBeVisible();
    return page;
  }
  const opened = () => messages.flatMap(({ type, payload }) => (type === 'OPEN_EXTERNAL' ? [payload.url] : []));
  await expect.poll(opened).toEqual([expect.stringContaining('/frames/bank/?session=')]);
  const outside = await (await browser.newContext({ locale: 'sv-SE' })).newPage();
  await outside.goto(opened()[0] ?? '');
  await expect(heading(outside)).toBeVisible();
  return outside;
}

/** Answers at the bank and waits until it has led back to the shop. */
export async function answerAtBank(bank: Page, word: string): Promise<void> {
  const bankResponse = bank.waitForResponse(/\/bank$/);
  await bank.getByRole('button', { name: word }).click();
  await bankResponse;
}

/** The customer goes back to the app. */
export async function comeBackFromBank(page: Page, { mode }: Shop): Promise<void> {
  if (mode === 'external') await page.evaluate(() => window.sendAsApp({ type: 'RESUMED', payload: {} }));
}
