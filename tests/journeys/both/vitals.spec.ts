import type { Page } from '@playwright/test';
import { onlyAllowing, openAllowing } from '../../support/consent';
import { expect, launchIn, modes, type Shop, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { quiet } from '../../support/quiet-network';
import type { AppMessage } from '../../support/stand-in-app';
import { trackedAs } from '../../support/tracked-events';

/** Presses on text, which changes nothing, until the browser has recorded it. */
async function press(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('first-input').length)).toBe(1);
}

/** What the shop does once its page is no longer seen: the visitor has gone to another tab. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

const nameOf = ({ type, payload }: AppMessage) => (type === 'ANALYTICS_EVENT' ? payload.name : type);

const namesOf = async (page: Page, shop: Shop) =>
  (await trackedAs(page, shop, 'web_vital')).map(({ name }) => String(name)).sort();

for (const mode of modes) {
  test(`${mode}: with consent to statistics what the visitor waited for is tracked once`, async ({ page }) => {
    const shop = await openAllowing(page, mode, plainProduct().path, onlyAllowing('statistics'));
    await expect.poll(() => namesOf(page, shop)).toEqual(['FCP', 'TTFB']);
    await press(page);
    await hide(page);
    await expect.poll(() => namesOf(page, shop)).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
    await hide(page);
    const vitals = await trackedAs(page, shop, 'web_vital');
    expect(vitals).toHaveLength(5);
    for (const vital of vitals)
      expect(vital).toEqual({
        name: expect.any(String),
        value: expect.any(Number),
        rating: expect.stringMatching(/^(good|needs-improvement|poor)$/),
        template: 'product',
        mode,
      });
  });

  test(`${mode}: without consent to statistics nothing is measured, and its code is not loaded`, async ({ page }) => {
    const shop = await openAllowing(page, mode, '/', onlyAllowing('preferences', 'marketing'));
    await quiet(page);
    await press(page);
    await hide(page);
    expect(await namesOf(page, shop)).toEqual([]);
    expect(shop.requested.filter((url) => /measure-vitals/.test(url))).toEqual([]);
  });
}

for (const mode of modes) {
  test(`${mode}: what is known only at the end leaves with the page`, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (/\/collect$/.test(request.url())) sent.push(JSON.parse(request.postData() ?? '{}').event);
    });
    const shop = await openAllowing(page, mode, '/', onlyAllowing('statistics'));
    await expect.poll(() => namesOf(page, shop)).toEqual(['FCP', 'TTFB']);
    await press(page);
    await page.goto('about:blank');
    const vitals = () => (mode === 'site' ? sent : shop.messages.map(nameOf)).filter((name) => name === 'web_vital');
    await expect.poll(() => vitals().length).toBe(5);
  });
}

test('site: what came before the choice is tracked if the visitor then agrees', async ({ page }) => {
  const shop = await launchIn(page, 'site');
  await shop.open('/');
  await quiet(page);
  expect(shop.requested.filter((url) => /measure-vitals/.test(url))).toEqual([]);
  await shop.acceptCookies();
  await expect.poll(() => namesOf(page, shop)).toContain('FCP');
  await press(page);
  await hide(page);
  await expect.poll(() => namesOf(page, shop)).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
});

test('external: the app gets the times of the first messages of the bridge', async ({ page }) => {
  const shop = await openAllowing(page, 'external', plainProduct().path, onlyAllowing('statistics'));
  await expect.poll(() => trackedAs(page, shop, 'bridge_start')).toHaveLength(1);
  const [start] = await trackedAs(page, shop, 'bridge_start');
  expect(start).toEqual({
    ready: expect.any(Number),
    hello: expect.any(Number),
    template: 'product',
    mode: 'external',
  });
  expect(Number(start?.hello)).toBeGreaterThanOrEqual(Number(start?.ready));
});
