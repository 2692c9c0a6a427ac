import type { Page } from '@playwright/test';
import { measuring, onlyAllowing, openAllowing, remembered, toldToApp, unnecessary } from '../../support/consent';
import { expect, launchIn, type Mode, modes, type Shop, test } from '../../support/launch-in';
import { brandWithNews, campaignThat, contentPath, plainProduct, topCategory } from '../../support/products';
import { quiet } from '../../support/quiet-network';

/** One page of each template, and of the shop's own screens. */
const templates = [
  '/',
  plainProduct().path,
  topCategory().path,
  brandWithNews().path,
  '/varumarken/',
  '/kampanjer/',
  campaignThat('running').path,
  '/rad/',
  contentPath(),
  '/lakartjanst/',
  '/hitta-apotek/',
  '/hitta-apotek/gotlands-lan/',
  '/hitta-produkter/?q=plåster',
  '/favoriter/',
  '/kassa/',
  '/kundklubb/',
  '/recept/',
];

/** Opens every template; nothing is sent to others or tracked in the app, nor stored beyond the necessary. */
async function expectUnmeasured(page: Page, shop: Shop): Promise<void> {
  const before = shop.requested.length;
  for (const path of templates) {
    await shop.open(path);
    await quiet(page);
    expect(measuring(page, shop.requested.slice(before)), path).toEqual([]);
    expect(toldToApp(shop), path).toEqual([]);
    expect(unnecessary(await remembered(page)), path).toEqual([]);
  }
}

const everything = onlyAllowing('preferences', 'statistics', 'marketing');

/** As the visitor does in the settings, or the app's customer in the app, which greets again. */
async function withdraw(page: Page, mode: Mode): Promise<void> {
  if (mode === 'external') {
    await page.evaluate((consent) => {
      const app = { name: 'Exempelappen', version: '1.0' };
      window.sendAsApp({ type: 'HELLO', payload: { version: 1, app, capabilities: [], consent } });
    }, onlyAllowing());
    return;
  }
  await page.getByRole('button', { name: 'Inställningar för kakor' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bara nödvändiga' }).click();
}

for (const mode of modes) {
  test(`${mode}: before consent no page of any template is measured, or stores more than it needs`, async ({
    page,
  }) => {
    test.slow();
    await expectUnmeasured(page, await launchIn(page, mode));
  });

  test(`${mode}: nor is any after consent was withdrawn`, async ({ page }) => {
    test.slow();
    const shop = await openAllowing(page, mode, plainProduct().path, everything);
    await expect.poll(async () => (await remembered(page)).cookies).toContain('luckan_user');
    const key = 'luckan.searchSession.v1';
    await expect.poll(async () => (await remembered(page)).entries).toContain(key);
    if (mode === 'site') await expect.poll(async () => (await remembered(page)).cookies).toContain('_ga');
    else expect(measuring(page, shop.requested)).toEqual([]);
    await withdraw(page, mode);
    await expect.poll(async () => unnecessary(await remembered(page))).toEqual([]);
    // A new page of the app starts with what it greets with, which is what its customer has chosen last.
    if (mode === 'site') await expectUnmeasured(page, shop);
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
