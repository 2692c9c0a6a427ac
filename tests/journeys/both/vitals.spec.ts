import type { Page } from '@playwright/test';
import { onlyAllowing, openAllowing } from '../../support/consent';
import { expect, launchIn, modes, type Shop, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { quiet } from '../../support/quiet-network';
import { trackedAs } from '../../support/tracked-events';

/** Presses on text, which changes nothing, until the browser has recorded it and handed it out. */
async function press(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('first-input').length)).toBe(1);
  // The library looks at it when the page is idle, or hidden: a busy machine may never be idle.
  for (const _ of ['handed out', 'looked at'])
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
}

/** Writes down what is tracked while the page is being left: the browser reports its requests and calls to nobody. */
async function recordLeaving(page: Page): Promise<void> {
  await page.evaluate(() => {
    const note = (text: string) => sessionStorage.setItem('left', (sessionStorage.getItem('left') ?? '') + text);
    const { luckanHost: host, dataLayer = [] } = window as {
      luckanHost?: { postMessage(text: string): void };
      dataLayer?: unknown[];
    };
    const before = dataLayer.length;
    if (host) host.postMessage = note;
    // After the library's own listeners, which catch the event on its way down.
    else addEventListener('visibilitychange', () => note(JSON.stringify(dataLayer.slice(before))));
  });
}

/** What the shop does once its page is no longer seen: the visitor has gone to another tab. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

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
    const shop = await openAllowing(page, mode, '/', onlyAllowing('statistics'));
    await expect.poll(() => namesOf(page, shop)).toEqual(['FCP', 'TTFB']);
    await press(page);
    const known = await namesOf(page, shop);
    await recordLeaving(page);
    // A document of the same origin without the shop.
    await page.goto('/robots.txt');
    const left = await page.evaluate(() => sessionStorage.getItem('left') ?? '');
    const names = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].filter((name) => left.includes(`"name":"${name}"`));
    expect([...known, ...names].sort()).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
    expect(names).toContain('CLS');
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

const times = { ready: expect.any(Number), hello: expect.any(Number), template: 'product', mode: 'external' };

test('external: the app gets the times of the first messages of the bridge, at the latest when it is hidden', async ({
  page,
}) => {
  const shop = await openAllowing(page, 'external', plainProduct().path, onlyAllowing('statistics'));
  await expect.poll(() => namesOf(page, shop)).toEqual(['FCP', 'TTFB']);
  await hide(page);
  await expect.poll(() => trackedAs(page, shop, 'bridge_start')).toEqual([times]);
  const [start] = await trackedAs(page, shop, 'bridge_start');
  expect(Number(start?.hello)).toBeGreaterThanOrEqual(Number(start?.ready));
});

test('external: also that of a token which comes after the measuring has begun', async ({ page }) => {
  const shop = await openAllowing(page, 'external', plainProduct().path, onlyAllowing('statistics'));
  await expect.poll(() => namesOf(page, shop)).toEqual(['FCP', 'TTFB']);
  expect(await trackedAs(page, shop, 'bridge_start')).toEqual([]);
  await page.evaluate(() => window.sendAsApp({ type: 'TOKEN', payload: { accessToken: null, expiresAt: 0 } }));
  await expect.poll(() => trackedAs(page, shop, 'bridge_start')).toEqual([{ ...times, token: expect.any(Number) }]);
});
