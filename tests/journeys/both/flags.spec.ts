import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { loadedAnew, onlyAllowing, openAllowing } from '../../support/consent';
import { sendFlags } from '../../support/documents';
import { watchReports } from '../../support/error-reports';
import { clearFaults, fault } from '../../support/faults';
import { goToAnother, orderOfLists, tested, usual } from '../../support/flagged-lists';
import { expect, launchIn, type Mode, modes, type Shop, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { quiet } from '../../support/quiet-network';
import { trackedAs } from '../../support/tracked-events';

const [product, another] = [plainProduct(0), plainProduct(1)];
const flag = 'similar-products-first';
const statistics = onlyAllowing('statistics');

const on = { features: { [flag]: { defaultValue: true } } };
const off = { features: { [flag]: { defaultValue: false } } };
/** Everyone with an id takes part; the weights decide who sees what. */
const experiment = (...weights: number[]) => ({
  features: {
    [flag]: {
      defaultValue: false,
      rules: [{ key: 'order', hashAttribute: 'id', hashVersion: 2, weights, variations: [false, true] }],
    },
  },
});

const payloads = '/api/flags/**';
const payloadRequests = ({ requested }: Shop) => requested.filter((url) => url.includes('/api/flags/')).length;

const storedFlags = (page: Page) => page.evaluate(() => localStorage.getItem('luckan.flags.v1'));

/** Makes the stored payload as old as this. */
async function age(page: Page, seconds: number): Promise<void> {
  await page.evaluate((seconds) => {
    const key = 'luckan.flags.v1';
    const [[address, entry]] = JSON.parse(localStorage.getItem(key) ?? '[]');
    const staleAt = new Date(Date.now() + (60 - seconds) * 1000).toISOString();
    localStorage.setItem(key, JSON.stringify([[address, { ...entry, staleAt }]]));
  }, seconds);
}

/** Opens the product's page for a visitor who consents to statistics. */
async function openWithStatistics(page: Page, mode: Mode, payload: object): Promise<Shop> {
  await sendFlags(page, payload);
  const shop = await openAllowing(page, mode, product.path, statistics);
  await quiet(page);
  return shop;
}

for (const mode of modes) {
  test.describe(mode, () => {
    test('a flag for everyone is on without consent, and nothing of it is stored or tracked', async ({ page }) => {
      const shop = await launchIn(page, mode);
      await sendFlags(page, on);
      await shop.hasDeclinedCookies();
      await shop.open(product.path);
      await quiet(page);
      expect(await orderOfLists(page)).toEqual(tested);
      expect(await storedFlags(page)).toBeNull();
      expect(await trackedAs(page, shop, 'experiment_viewed')).toEqual([]);
    });

    test('no experiment without consent to statistics', async ({ page }) => {
      const shop = await launchIn(page, mode);
      await sendFlags(page, experiment(0, 1));
      await shop.open(product.path);
      await quiet(page);
      expect(await orderOfLists(page)).toEqual(usual);
      await shop.declineCookies();
      expect(await trackedAs(page, shop, 'experiment_viewed')).toEqual([]);
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('luckan_user');
    });

    test('a visitor stays in one variant, which is tracked once in a page’s life', async ({ page }) => {
      const shop = await openWithStatistics(page, mode, experiment(0.5, 0.5));
      const order = await orderOfLists(page);
      const seen = () => trackedAs(page, shop, 'experiment_viewed');
      const variant = { experiment_id: 'order', variation_id: order[0] === tested[0] ? '1' : '0' };
      await expect.poll(seen).toEqual([variant]);
      await goToAnother(page);
      expect(await orderOfLists(page)).toEqual(order);
      expect(await seen()).toEqual([variant]);
      await shop.open(another.path);
      await quiet(page);
      expect(await orderOfLists(page)).toEqual(order);
      // The app gets the events of both pages.
      await expect.poll(seen).toEqual(mode === 'external' ? [variant, variant] : [variant]);
    });

    test('alike: while it loads every flag is off; one that comes too late counts from the next screen on', async ({
      page,
    }) => {
      const shop = await launchIn(page, mode);
      await sendFlags(page, on);
      await fault(page, { path: payloads, effect: { kind: 'delay', ms: 6_000 } });
      const arrived = page.waitForResponse((response) => response.url().includes('/api/flags/'));
      await shop.hasDeclinedCookies();
      await shop.open(product.path);
      expect(await orderOfLists(page)).toEqual(usual);
      await arrived;
      await quiet(page);
      expect(await orderOfLists(page)).toEqual(usual);
      await goToAnother(page);
      expect(await orderOfLists(page)).toEqual(tested);
    });

    for (const [name, payload, effect] of [
      ['fails', on, { kind: 'status', status: 503 }],
      ['is slow', on, { kind: 'delay', ms: 4_000 }],
      ['answers half', on, { kind: 'malformed' }],
      ['answers something else', { features: [flag] }, null],
      ['encrypts its payload', { features: null, encryptedFeatures: 'abc.def' }, null],
    ] as const) {
      test(`alike: a service that ${name} leaves every flag off, and is logged only`, async ({ page }) => {
        const logged: string[] = [];
        page.on('console', (message) => logged.push(message.text()));
        const shop = await launchIn(page, mode);
        const reports = watchReports(page);
        await sendFlags(page, payload);
        if (effect) await fault(page, { path: payloads, effect });
        await shop.hasDeclinedCookies();
        await shop.open(product.path);
        await expect.poll(() => logged.filter((text) => text.includes('luckan flags')).length).toBe(1);
        expect(await orderOfLists(page)).toEqual(usual);
        await expect(page.getByRole('alert')).toBeHidden();
        await quiet(page);
        expect(await reports()).toEqual([]);
        expect(shop.requested.filter((url) => /report-client-|error-reports/.test(url))).toEqual([]);
      });
    }

    test('alike: a payload is used again for a minute, then while a newer one is fetched, and after four hours not at all', async ({
      page,
    }) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      const shop = await openWithStatistics(page, mode, on);
      await expect.poll(() => storedFlags(page)).toContain(flag);
      await age(page, 30);
      const before = payloadRequests(shop);
      await shop.open(product.path);
      await quiet(page);
      expect(await orderOfLists(page)).toEqual(tested);
      expect(payloadRequests(shop)).toBe(before);

      await sendFlags(page, off);
      await age(page, 3600);
      await shop.open(product.path);
      await quiet(page);
      expect(payloadRequests(shop)).toBeGreaterThan(before);
      expect(await orderOfLists(page)).toEqual(usual);

      await sendFlags(page, on);
      await fault(page, { path: payloads, effect: { kind: 'status', status: 503 } });
      await age(page, 3600);
      await page.evaluate(() => {
        const key = 'luckan.flags.v1';
        localStorage.setItem(
          key,
          (localStorage.getItem(key) ?? '').replace('"defaultValue":false', '"defaultValue":true'),
        );
      });
      await shop.open(product.path);
      await quiet(page);
      expect(await orderOfLists(page), 'an hour old').toEqual(tested);
      expect(logged.filter((text) => text.includes('luckan flags'))).toEqual(['luckan flags refused']);
      await age(page, 5 * 3600);
      await shop.open(product.path);
      await quiet(page);
      expect(await orderOfLists(page), 'five hours old').toEqual(usual);
      await clearFaults(page);
    });

    test('alike: production has no feature builds: the cookie changes nothing', async ({ page, baseURL }) => {
      const shop = await launchIn(page, mode);
      await page.context().addCookies([{ name: 'luckan_features', value: 'similar-first', url: baseURL ?? '' }]);
      await sendFlags(page, off);
      await shop.hasDeclinedCookies();
      await shop.open(product.path);
      await quiet(page);
      expect(await orderOfLists(page)).toEqual(usual);
      await expect(page.getByRole('complementary', { name: 'Utveckling' })).toBeHidden();
      expect(shop.requested.filter((url) => url.includes('/features.json'))).toEqual([]);
    });

    test('in a preview a feature build is chosen, stays chosen, and is reset', async ({ page }) => {
      await page.route('**/config.json', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), featureBuilds: '/features.json' } });
      });
      const shop = await launchIn(page, mode);
      await sendFlags(page, off);
      await shop.hasDeclinedCookies();
      await shop.open(product.path);
      const corner = page.getByRole('complementary', { name: 'Utveckling' });
      await corner.getByText('Funktioner').click();
      await expectAccessible(page);
      const chosen = page.waitForEvent('load');
      await corner.getByRole('button', { name: 'Liknande produkter först' }).click();
      await chosen;
      await quiet(page);
      expect(await orderOfLists(page)).toEqual(tested);
      await corner.getByText('Liknande produkter först').first().click();
      await expect(corner.getByRole('button', { name: 'Liknande produkter först' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      const reset = page.waitForEvent('load');
      await corner.getByRole('button', { name: 'Återställ' }).click();
      await reset;
      await quiet(page);
      expect(await orderOfLists(page)).toEqual(usual);
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('luckan_features');
    });
  });
}

test('external: when the app withdraws the consent, the stored payload goes with it', async ({ page }) => {
  await openAllowing(page, 'external', product.path, statistics);
  await expect.poll(() => storedFlags(page)).toContain(flag);
  const payload = { version: 1, app: { name: 'Exempelappen', version: '1.0' }, capabilities: [] };
  await page.evaluate((payload) => window.sendAsApp({ type: 'HELLO', payload }), payload);
  await expect.poll(() => storedFlags(page)).toBeNull();
});

test('site: when the visitor withdraws the consent, the stored payload goes, and nobody takes part any more', async ({
  page,
}) => {
  const shop = await openWithStatistics(page, 'site', experiment(0, 1));
  expect(await orderOfLists(page)).toEqual(tested);
  await expect.poll(() => trackedAs(page, shop, 'experiment_viewed')).toHaveLength(1);
  await expect.poll(() => storedFlags(page)).toContain(flag);
  await page.getByRole('button', { name: 'Inställningar för kakor' }).click();
  const settings = page.getByRole('dialog', { name: 'Inställningar för kakor' });
  await loadedAnew(page, () => settings.getByRole('button', { name: 'Bara nödvändiga' }).click());
  await expect.poll(() => storedFlags(page)).toBeNull();
  await goToAnother(page);
  await quiet(page);
  expect(await orderOfLists(page)).toEqual(usual);
  await page.reload();
  await quiet(page);
  expect(await orderOfLists(page)).toEqual(usual);
  expect(await storedFlags(page)).toBeNull();
  expect(await trackedAs(page, shop, 'experiment_viewed')).toEqual([]);
});
