import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { expect, launchIn, modes, test } from '../../support/launch-in';

const lists = ['/hitta-apotek/skane-lan/', '/hitta-apotek/skane-lan/lund/'];
const hours = /Öppet nu till|Stängt just nu|I dag|Stängt i dag/;

declare global {
  interface Window {
    /** What has moved by itself, an entry for each time. */
    shifts: string[];
  }
}

const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^Luckan / }) });

for (const mode of modes) {
  test(`${mode}, alike: the lists of a county and of a place say what is open, in Swedish time`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    await page.clock.setFixedTime(new Date('2027-02-15T10:30:00Z'));
    for (const list of lists) {
      await shop.open(list);
      await expect(rows(page).first()).toContainText(/Öppet nu till \d\d:\d\d/);
      await expect(rows(page).first()).toContainText(/I dag \d\d:\d\d–\d\d:\d\d/);
      await expect(rows(page).filter({ hasNotText: hours })).toHaveCount(0);
    }
    await shop.declineCookies();
    await expectAccessible(page);
    await page.clock.setFixedTime(new Date('2027-02-14T23:30:00Z'));
    await page.reload();
    await expect(rows(page).first()).toContainText(/Stängt just nu, öppnar i dag \d\d:\d\d/);
  });
}

for (const list of lists) {
  test(`${list} is built without what is open, and nothing moves when the browser adds it`, async ({ page }) => {
    const shop = await launchIn(page, 'site');
    const built = await (await page.request.get(list)).text();
    const markup = built.slice(built.indexOf('<main')).split('</main>')[0] ?? '';
    expect(markup).toContain('Luckan Lund');
    expect(markup).not.toMatch(hours);
    await page.addInitScript(() => {
      window.shifts = [];
      const textOf = ({ node }: { node: Node | null }) => (node instanceof Element ? node.outerHTML : node?.nodeValue);
      const note = (shifts: PerformanceObserverEntryList) => {
        const entries = shifts.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[];
        for (const { sources } of entries) window.shifts.push(sources.map(textOf).join());
      };
      new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true });
    });
    await shop.open(list);
    await expect(rows(page).first()).toContainText(hours);
    await expect(page.getByRole('region', { name: 'Karta', exact: true })).toBeVisible();
    expect(await page.evaluate(() => window.shifts)).toEqual([]);
  });
}
