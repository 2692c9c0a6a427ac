import type { Page } from '@playwright/test';
import { paths } from '../../../src/routes/paths';
import { expectAccessible } from '../../support/axe';
import { expect, launchIn, type Mode, modes, type Shop, test } from '../../support/launch-in';
import { mine } from '../../support/my-pharmacy';
import { contentPath, plainProduct, topCategory } from '../../support/products';
import { quiet } from '../../support/quiet-network';
import { signInAs } from '../../support/sign-in';
import type { Answers } from '../../support/stand-in-app';
import { addToCart, payFor } from '../../support/steps';

const product = plainProduct();

/** An app that looks otherwise than its web view reports. */
const darkApp: Answers = {
  READY: [
    {
      type: 'HELLO',
      payload: { version: 1, app: { name: 'Exempelappen', version: '1.0' }, capabilities: [], colorScheme: 'dark' },
    },
  ],
};

/** A visitor with a dark device, or an app that is dark. */
async function launchInTheDark(page: Page, mode: Mode): Promise<Shop> {
  if (mode === 'site') await page.emulateMedia({ colorScheme: 'dark' });
  return launchIn(page, mode, darkApp);
}

/** The brightness of a colour of the computed style, from 0 to 255. */
function brightness(page: Page, property: 'color' | 'backgroundColor'): Promise<number> {
  return page.evaluate((name) => {
    const parts = getComputedStyle(document.documentElement)[name].match(/\d+/g) ?? [];
    return Math.max(...parts.slice(0, 3).map(Number));
  }, property);
}

async function expectDark(page: Page): Promise<void> {
  await expect.poll(() => brightness(page, 'backgroundColor')).toBeLessThan(50);
  expect(await brightness(page, 'color')).toBeGreaterThan(200);
  // Form controls and scrollbars follow.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
}

async function judge(page: Page): Promise<void> {
  await expectDark(page);
  await expectAccessible(page, { texts: 5 });
}

for (const mode of modes) {
  test(`${mode}, alike: in the dark every page is legible`, async ({ page }) => {
    test.slow();
    const shop = await launchInTheDark(page, mode);
    await shop.open('/');
    await judge(page);
    await shop.declineCookies();
    for (const path of [
      topCategory().path,
      contentPath(),
      paths.search('vitamin'),
      `${paths.findPharmacy()}?plats=Visby&vy=karta`,
      mine.path,
      paths.signIn(),
    ]) {
      await shop.open(path);
      await judge(page);
    }
  });

  test(`${mode}, alike: in the dark an order is placed, with the providers' forms on a light ground`, async ({
    page,
  }) => {
    test.slow();
    const shop = await launchInTheDark(page, mode);
    await shop.hasDeclinedCookies();
    await shop.open(product.path);
    await judge(page);
    await addToCart(page, product);
    await judge(page);
    await shop.open('/kassa/');
    await payFor(page, async (step) => {
      await judge(page);
      if (step === 'cart') return;
      const form = page.locator(`iframe[title="${step === 'delivery' ? 'Leverans' : 'Betalning'}"]`);
      const { backgroundColor, colorScheme } = await form.evaluate((frame) => {
        const { backgroundColor, colorScheme } = getComputedStyle(frame);
        return { backgroundColor, colorScheme };
      });
      expect([backgroundColor, colorScheme]).toEqual(['rgb(255, 255, 255)', 'light']);
    });
    await expect(page.getByText('En bekräftelse skickas till')).toBeVisible();
    await judge(page);
  });

  test(`${mode}, alike: in the dark a member's pages and prescriptions are legible`, async ({ page }) => {
    const shop = await launchInTheDark(page, mode);
    await signInAs(page, 'prescriptions');
    for (const path of [paths.club(), paths.prescriptions()]) {
      await shop.open(path);
      if (path === paths.club()) await shop.declineCookies();
      await quiet(page);
      await judge(page);
    }
  });
}

test('what is printed is light, whatever the screen', async ({ page }) => {
  const shop = await launchInTheDark(page, 'site');
  await shop.open(product.path);
  await expectDark(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await brightness(page, 'backgroundColor')).toBe(255);
  expect(await brightness(page, 'color')).toBeLessThan(60);
});

test('a device that turns dark while a page is open darkens it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const shop = await launchIn(page, 'site');
  await shop.open('/');
  expect(await brightness(page, 'backgroundColor')).toBe(255);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectDark(page);
});
