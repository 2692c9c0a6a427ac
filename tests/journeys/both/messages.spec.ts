import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { type SentMessage, sendMessages } from '../../support/documents';
import { watchReports } from '../../support/error-reports';
import { fault } from '../../support/faults';
import { addressIn, expect, launchIn, type Mode, modes, type Shop, test } from '../../support/launch-in';
import { productThat } from '../../support/products';
import { quiet } from '../../support/quiet-network';
import { greeting } from '../../support/stand-in-app';

const product = productThat(({ itemType, discontinued }) => itemType === 'goods' && !discontinued);
const strike = { id: 'strike', severity: 'warning', text: 'Leveranser kan dröja på grund av snö.' };
const outage = { id: 'outage', severity: 'problem', text: 'Betalning med kort fungerar inte just nu.' };
const hours = { id: 'hours', text: 'Kundservice har öppet hela helgen.' };

const region = (page: Page) => page.getByRole('region', { name: 'Meddelanden' });
const showAll = (page: Page) =>
  region(page)
    .getByRole('button', { name: /^Visa \d meddelande/ })
    .click();
const closeButtons = (page: Page) => region(page).getByRole('button', { name: 'Stäng meddelandet' });

async function openWith(page: Page, mode: Mode, messages: readonly SentMessage[], path = product.path): Promise<Shop> {
  const shop = await launchIn(page, mode);
  await sendMessages(page, messages);
  await shop.hasDeclinedCookies();
  await shop.open(path);
  return shop;
}

declare global {
  interface Window {
    shift: number;
  }
}

async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
      for (const { value, hadRecentInput } of entries) if (!hadRecentInput) window.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

for (const mode of modes) {
  test.describe(mode, () => {
    test('messages are shown at the top, the most serious first, and the page stays where it is', async ({ page }) => {
      await recordShifts(page);
      const shop = await launchIn(page, mode);
      await sendMessages(page, [hours, strike, outage]);
      await shop.open(product.path);
      const heading = page.getByRole('heading', { level: 1 });
      const before = await heading.boundingBox();
      await expect(region(page).getByRole('alert')).toHaveText(outage.text);
      await expect(closeButtons(page)).toHaveCount(1);
      expect(await heading.boundingBox()).toEqual(before);
      await showAll(page);
      const polite = region(page).getByRole('status');
      await expect(polite).toContainText(hours.text);
      await expect(polite).toHaveText(new RegExp(`${strike.text}.*${hours.text}`));
      expect(await heading.boundingBox()).toEqual(before);
      await quiet(page);
      expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(0.02);
      await expectAccessible(page);
    });

    test('a dismissed one stays away until it has a new revision, and the keyboard continues at the next', async ({
      page,
    }) => {
      const shop = await openWith(page, mode, [strike, outage]);
      await closeButtons(page).first().focus();
      await page.keyboard.press('Enter');
      await expect(region(page)).not.toContainText(outage.text);
      await expect(closeButtons(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(region(page)).toBeHidden();
      await expect(page.getByRole('main')).toBeFocused();

      await sendMessages(page, [strike, { ...outage, revision: 2 }]);
      await shop.open(product.path);
      await expect(region(page)).toContainText(outage.text);
      await expect(region(page)).not.toContainText(strike.text);
    });

    test('alike: without storage a dismissed one stays away as long as the page', async ({ page }) => {
      await page.addInitScript(() => {
        const denied = {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        };
        Object.defineProperties(window, { localStorage: denied, sessionStorage: denied });
      });
      await openWith(page, mode, [strike], '/hitta-apotek/');
      await closeButtons(page).click();
      await expect(region(page)).toBeHidden();
      await page.getByRole('link', { name: /län$/ }).first().click();
      await page.waitForURL(/hitta-apotek\/.+/);
      await quiet(page);
      await expect(region(page)).toBeHidden();
    });

    test('each is for its pages, channels and surfaces', async ({ page }) => {
      const other = mode === 'site' ? 'external' : 'site';
      await openWith(
        page,
        mode,
        [
          { id: 'here', text: 'Bara på hitta apotek.', pages: ['/hitta-apotek/'], surfaces: [mode] },
          { id: 'below', text: 'Bara i länen.', pages: ['/hitta-apotek/*'], channels: ['b2c'] },
          { id: 'elsewhere', text: 'Bara i kassan.', pages: ['/kassa/*'] },
          { id: 'other', text: 'Bara där.', surfaces: [other] },
          { id: 'partner', text: 'Bara hos partnern.', channels: ['doktor-se'] },
        ],
        '/hitta-apotek/',
      );
      await expect(region(page)).toContainText('Bara på hitta apotek.');
      await showAll(page);
      await expect(region(page)).toContainText('Bara i länen.');
      await expect(closeButtons(page)).toHaveCount(2);
      await page.getByRole('link', { name: /län$/ }).first().click();
      await expect(region(page)).not.toContainText('Bara på hitta apotek.');
      await expect(region(page)).toContainText('Bara i länen.');
      await expect(closeButtons(page)).toHaveCount(1);
    });

    test('from the next screen on, and for the keyboard at once, nothing is under them', async ({ page }) => {
      await openWith(page, mode, [strike], '/hitta-apotek/');
      const edge = async () => {
        const box = await region(page).boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      };
      await closeButtons(page).focus();
      await page.keyboard.press('Tab');
      const isClear = async (locator: Locator) => ((await locator.boundingBox())?.y ?? 0) >= (await edge());
      await expect.poll(() => isClear(page.locator('main :focus'))).toBe(true);

      await page.getByRole('link', { name: /län$/ }).first().click();
      await page.waitForURL(/hitta-apotek\/.+/);
      await expect.poll(() => isClear(page.getByRole('main').getByRole('link').first())).toBe(true);
    });

    test('alike: one that has not begun waits, and one that ends goes', async ({ page }) => {
      await page.clock.install();
      const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
      await openWith(page, mode, [
        { ...strike, until: at(3) },
        { ...hours, from: at(2) },
      ]);
      await expect(region(page)).toContainText(strike.text);
      await expect(region(page)).not.toContainText(hours.text);
      await page.clock.fastForward(130_000);
      await showAll(page);
      await expect(region(page)).toContainText(hours.text);
      await page.clock.fastForward(60_000);
      await expect(region(page)).not.toContainText(strike.text);
      await expect(region(page)).toContainText(hours.text);
    });

    test('alike: a new one comes while the page is open; without a network the known ones stay', async ({
      page,
      context,
    }) => {
      await page.clock.install();
      await openWith(page, mode, [strike]);
      await expect(region(page)).toContainText(strike.text);
      await sendMessages(page, [strike, hours]);
      await page.clock.fastForward(301_000);
      await showAll(page);
      await expect(region(page)).toContainText(hours.text);
      await context.setOffline(true);
      const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/messages/'));
      await page.clock.fastForward(301_000);
      await failed;
      await expect(region(page)).toContainText(hours.text);
      await context.setOffline(false);
    });

    test('alike: texts are no markup, and links lead into the shop or to the web only', async ({ page }) => {
      const text = '<img src=x onerror=alert(1)> & <b>fet</b>';
      await openWith(page, mode, [
        { id: 'a', severity: 'warning', text, link: { text: 'Farlig länk', href: 'javascript:alert(1)' } },
        { id: 'b', text: 'Läs mer', link: { text: 'Om leveranser', href: '/rad/leverans-och-frakt/' } },
        { id: 'c', text: 'Ring vården', link: { text: '1177', href: 'https://www.1177.se/' } },
      ]);
      await expect(region(page).getByText(text)).toBeVisible();
      await showAll(page);
      await expect(region(page).getByRole('link')).toHaveCount(2);
      await expect(region(page).getByRole('link', { name: '1177' })).toHaveAttribute('href', 'https://www.1177.se/');
      await region(page).getByRole('link', { name: 'Om leveranser' }).click();
      await page.waitForURL((url) => url.pathname === addressIn(mode, '/rad/leverans-och-frakt/'));
      await expect(region(page).getByText(text)).toBeVisible();
    });

    test('alike: a message that is not valid hides no other, and is reported', async ({ page }) => {
      const reports = watchReports(page);
      await openWith(page, mode, [{ id: 'a', text: 'Fel dag', from: 'på torsdag' }, strike]);
      await expect(region(page)).toContainText(strike.text);
      await expect(region(page)).not.toContainText('Fel dag');
      await expect
        .poll(async () => (await reports()).map(({ event }) => [event.tags.where, event.tags.code]))
        .toEqual([['messages', 'malformed']]);
    });

    for (const [name, effect] of [
      ['fails', { kind: 'status', status: 503 }],
      ['answers nonsense', { kind: 'malformed' }],
    ] as const) {
      test(`alike: a service that ${name} is logged only, and leaves no trace on the page`, async ({ page }) => {
        const logged: string[] = [];
        page.on('console', (message) => logged.push(message.text()));
        const reports = watchReports(page);
        const shop = await launchIn(page, mode);
        await sendMessages(page, [strike]);
        await fault(page, { path: '/api/messages/', effect });
        await page.clock.install();
        await shop.open(product.path);
        await expect
          .poll(() => shop.requested.filter((url) => url.includes('/api/messages/')).length)
          .toBeGreaterThan(0);
        await expect
          .poll(async () => {
            await page.clock.fastForward(10_000);
            return logged.some((text) => text.includes('luckan messages'));
          })
          .toBe(true);
        await page.clock.resume();
        await quiet(page);
        expect(await reports()).toEqual([]);
        await expect(region(page)).toBeHidden();
        await expect(page.getByRole('alert')).toBeHidden();
      });
    }
  });
}

test('external: the app opens links to the web', async ({ page }) => {
  const shop = await launchIn(page, 'external', {
    ...greeting('openExternal'),
    OPEN_EXTERNAL: [{ type: 'ACK', payload: { ok: true } }],
  });
  await sendMessages(page, [{ id: 'c', text: 'Ring vården', link: { text: '1177', href: 'https://www.1177.se/' } }]);
  await shop.open(product.path);
  await region(page).getByRole('link', { name: '1177' }).click();
  await expect
    .poll(() => shop.messages.flatMap(({ type, payload }) => (type === 'OPEN_EXTERNAL' ? [payload] : [])))
    .toEqual([{ url: 'https://www.1177.se/' }]);
});
