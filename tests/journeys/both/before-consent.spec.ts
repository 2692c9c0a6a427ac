import type { Page } from '@playwright/test';
import { paths } from '../../../src/routes/paths';
import {
  loadedAnew,
  measuring,
  onlyAllowing,
  openAllowing,
  remembered,
  reportedToApp,
  unnecessary,
} from '../../support/consent';
import { draftOf } from '../../support/drafts';
import { watchReports } from '../../support/error-reports';
import { everyPage, nowhere } from '../../support/every-page';
import { addressIn, expect, launchIn, type Mode, modes, type Shop, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { quiet } from '../../support/quiet-network';
import { signInAs } from '../../support/sign-in';
import { agreeInApp } from '../../support/stand-in-app';

/** A screen that cannot be loaded is a complaint elsewhere. */
const failing = test.extend<{ complaints: readonly string[] }>({
  complaints: async ({ levels: _ }, use) => use([]),
});

/** Most of the time a page only waits for silence. */
const tabsAtOnce = 4;

/**
 * Opens the first page of each group, in several tabs, and goes on to the others within the shop; nothing is sent to
 * others or tracked in the app, and nothing is stored beyond the necessary.
 */
async function expectUnmeasured(page: Page, shop: Shop, groups: readonly string[][]): Promise<void> {
  const before = shop.requested.length;
  const reported = reportedToApp(shop).length;
  const left = [...groups];
  const others = await Promise.all(Array.from({ length: tabsAtOnce - 1 }, () => page.context().newPage()));

  async function expectQuiet(tab: Page, path: string): Promise<void> {
    await quiet(tab);
    const missing = tab.getByRole('heading', { level: 1, name: 'Oj, vilket beskt piller!' });
    await expect(missing, path).toHaveCount(path === nowhere ? 1 : 0);
    expect(measuring(tab, shop.requested.slice(before)), path).toEqual([]);
    expect(reportedToApp(shop).slice(reported), path).toEqual([]);
    expect(unnecessary(await remembered(tab)), path).toEqual([]);
  }

  async function visit(tab: Page): Promise<void> {
    for (let group = left.shift(); group !== undefined; group = left.shift()) {
      const [first = '', ...rest] = group;
      await shop.open(first, tab);
      await expectQuiet(tab, first);
      for (const path of rest) {
        await tab.evaluate((address) => history.pushState(null, '', address), addressIn(shop.mode, path));
        await expectQuiet(tab, path);
      }
    }
  }
  await Promise.all([page, ...others].map(visit));
}

const draft = async (page: Page) => ({ [paths.preview(':id')]: await draftOf(page, paths.home()) });

/** A customer's own pages show what is theirs. */
async function ownPages(page: Page, shop: Shop): Promise<Record<string, string>> {
  await shop.open(paths.prescriptions());
  const pattern = paths.prescription(':id');
  const link = page.locator(`main a[href*="${pattern.replace(':id/', '')}"]`).first();
  const address = (await link.getAttribute('href')) ?? '';
  return { [pattern]: address.replace(/^\/external/, '') };
}

const everything = onlyAllowing('preferences', 'statistics', 'marketing');

/** As the visitor does in the settings, or the app's customer in the app. */
async function withdraw(page: Page, mode: Mode): Promise<void> {
  if (mode === 'external') return agreeInApp(page, onlyAllowing());
  await page.getByRole('button', { name: 'Inställningar för kakor' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bara nödvändiga' }).click();
}

for (const mode of modes) {
  test(`${mode}: before consent no page of any route is measured, or stores more than it needs`, async ({ page }) => {
    test.slow();
    const shop = await launchIn(page, mode);
    // To a visitor all pages of a screen show the same: how to sign in.
    const ofEachScreen = everyPage(await draft(page)).map((group) => group.slice(0, 1));
    await expectUnmeasured(page, shop, ofEachScreen);
    // An app shows these above each page.
    const titles = shop.messages.flatMap(({ type, payload }) => (type === 'ROUTE_CHANGE' ? [payload.title] : []));
    expect(titles.filter((title) => title === '' || title.includes('/'))).toEqual([]);
  });

  test(`${mode}: nor is any page of a customer after consent was withdrawn`, async ({ page }) => {
    test.slow();
    const shop = await openAllowing(page, mode, plainProduct().path, everything);
    await expect.poll(async () => (await remembered(page)).cookies).toContain('luckan_user');
    const key = 'luckan.searchSession.v1';
    await expect.poll(async () => (await remembered(page)).entries).toContain(key);
    if (mode === 'site') await expect.poll(async () => (await remembered(page)).cookies).toContain('_ga');
    else expect(measuring(page, shop.requested)).toEqual([]);
    // On the site tags have run: they end with their document.
    if (mode === 'site') await loadedAnew(page, () => withdraw(page, mode));
    else await withdraw(page, mode);
    await expect.poll(async () => unnecessary(await remembered(page))).toEqual([]);
    await quiet(page);
    await signInAs(page, 'prescriptions');
    const known = { ...(await draft(page)), ...(await ownPages(page, shop)) };
    await expectUnmeasured(page, shop, everyPage(known));
  });
}

for (const mode of modes) {
  failing(`${mode}: an error without consent is reported, to the shop’s own host alone`, async ({ page }) => {
    const shop = await launchIn(page, mode);
    const reports = watchReports(page);
    await page.route(/\/assets\/Favourites-\w+\.js$/, (route) => route.fulfill({ status: 404 }));

    async function expectReported(when: string, count: number): Promise<void> {
      const before = shop.requested.length;
      await shop.open(paths.favourites());
      await expect(page.getByRole('heading', { level: 1, name: 'Någonting gick fel' })).toBeVisible();
      await expect.poll(async () => (await reports()).length, when).toBe(count);
      await quiet(page);
      expect((await reports()).length, `${when}, once`).toBe(count);
      expect(measuring(page, shop.requested.slice(before)), when).toEqual([]);
      expect(unnecessary(await remembered(page)), when).toEqual([]);
      const { event } = (await reports()).at(-1) ?? {};
      expect(Object.keys(event?.tags ?? {}).sort()).toEqual(['chunk', 'code', 'engine', 'mode', 'template', 'where']);
    }

    await expectReported('before any choice', 1);
    await shop.declineCookies();
    await expectReported('with the necessary alone', 2);
    if (mode === 'site') await page.getByRole('button', { name: 'Inställningar för kakor' }).click();
    if (mode === 'site') await page.getByRole('dialog').getByRole('button', { name: 'Godkänn alla' }).click();
    else await agreeInApp(page);
    await expect.poll(async () => (await remembered(page)).cookies).toContain('luckan_user');
    await quiet(page);
    await withdraw(page, mode);
    await expect.poll(async () => unnecessary(await remembered(page))).toEqual([]);
    await quiet(page);
    await expectReported('after consent was withdrawn', 3);
  });
}

test('in an app, the consent of an earlier visit with a browser does not count', async ({ page }) => {
  await openAllowing(page, 'site', '/', everything);
  await expect.poll(async () => (await remembered(page)).cookies).toContain('luckan_user');
  // The tag manager of the site's page.
  await quiet(page);
  const inApp = await launchIn(page, 'external');
  await inApp.open(plainProduct().path);
  await expect.poll(async () => (await remembered(page)).cookies).not.toContain('luckan_user');
  await quiet(page);
  expect(measuring(page, inApp.requested)).toEqual([]);
});
