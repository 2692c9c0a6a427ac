import type { Page } from '@playwright/test';
import { expect } from './launch-in';

/** The two lists of a product's page that a flag changes the order of. */
export const usual = ['Andra köpte också', 'Liknande produkter'];
export const tested = ['Liknande produkter', 'Andra köpte också'];

/** The order of the two lists at the end of a product's page. */
export async function orderOfLists(page: Page): Promise<string[]> {
  await scrollToLists(page);
  const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  return titles.filter((title) => usual.includes(title));
}

/** Scrolls until the two lists are there. */
export async function scrollToLists(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: 'Liknande produkter' });
  await expect(async () => {
    // Not to the end of the page: a jump past what loads when it comes near does not load it.
    await page.getByRole('main').evaluate((main) => main.scrollIntoView({ block: 'end' }));
    await expect(heading).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** Goes on to another product as a visitor does, without loading a new document. */
export async function goToAnother(page: Page): Promise<void> {
  const link = page.getByRole('main').locator('section').filter({ hasText: 'Liknande produkter' }).getByRole('link');
  const heading = page.getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';
  await scrollToLists(page);
  await link.first().click();
  // The address changes before the screen does.
  await expect(heading).not.toHaveText(before);
}
