import type { Page } from '@playwright/test';
import type { Product } from '../../../fixtures/data/model';
import { fault } from '../../support/faults';
import { expect, launchIn, modes, test } from '../../support/launch-in';
import { productThat, shortcut, shortcutProduct } from '../../support/products';

const headers = { 'X-Luckan-Test': '1' };
const offered = productThat(
  ({ promotion, campaignPaths, price, stock }) =>
    Boolean(promotion?.expires) && campaignPaths.length > 0 && price !== null && stock > 0,
);
const campaign = offered.campaignPaths[0] ?? '';
const sold = shortcutProduct();

const cardOf = (page: Page, { title }: Product) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) });
const lookUps = (requested: readonly string[]) => requested.filter((url) => url.includes('/api/items/items?ids='));

declare global {
  interface Window {
    luckanShifts: number[];
  }
}

/** The total layout shift of the page since it loaded. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    window.luckanShifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => window.luckanShifts.reduce((a, b) => a + b, 0));
}

for (const mode of modes) {
  test(`${mode}, alike: offers that have ended since a list was built are removed without layout shift`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    const shifts = await watchShifts(page);
    await page.request.put('/__clock', { headers, data: { now: '2031-03-01T12:00:00Z' } });
    await shop.open(campaign);
    const card = cardOf(page, offered);
    await card.scrollIntoViewIfNeeded();
    const before = await shifts();
    await expect(card.getByText(/^Ord\. pris/).and(page.locator(':visible'))).toHaveCount(0);
    await expect(card.getByText(/^Gäller t\.o\.m\./).and(page.locator(':visible'))).toHaveCount(0);
    expect(await shifts()).toBe(before);
    expect(lookUps(shop.requested)).toHaveLength(1);
  });

  test(`${mode}, alike: a product that has sold out since a list was built cannot be bought from it`, async ({
    page,
  }) => {
    const shop = await launchIn(page, mode);
    await page.request.put(`/__stock/${sold.productNumber}`, { headers, data: { stock: 0 } });
    await shop.open(shortcut().category.path);
    const card = cardOf(page, sold);
    await expect(card.getByRole('link', { name: `Visa ${sold.title}`, exact: true })).toBeVisible();
    await expect(card.getByRole('button', { name: /^Köp/ })).toHaveCount(0);
  });

  test(`${mode}, alike: without an answer, the list stays as it was built`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    await fault(page, { path: '/api/items/items', effect: { kind: 'status', status: 500 } });
    await page.request.put('/__clock', { headers, data: { now: '2031-03-01T12:00:00Z' } });
    const answered = page.waitForResponse((answer) => answer.url().includes('/api/items/items?ids='));
    await shop.open(campaign);
    await answered;
    await expect(cardOf(page, offered).getByText(/^Ord\. pris/)).toBeVisible();
  });
}
