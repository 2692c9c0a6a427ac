import type { Page } from '@playwright/test';
import { paths } from '../../../src/routes/paths';
import { expect, launchIn, type Mode, type Shop, test } from '../../support/launch-in';
import { mine } from '../../support/my-pharmacy';
import { contentPath, plainProduct, topCategory } from '../../support/products';
import { signInAs } from '../../support/sign-in';
import type { Answers } from '../../support/stand-in-app';
import { addToCart, payFor } from '../../support/steps';

const product = plainProduct();

/** An app whose text is so many times as large. */
const appWith = (fontScale: number): Answers => ({
  READY: [
    {
      type: 'HELLO',
      payload: { version: 1, app: { name: 'Exempelappen', version: '1.0' }, capabilities: [], fontScale },
    },
  ],
});

/** A visitor whose browser, or an app whose text, has twice the usual size. */
async function launchWithLargeText(page: Page, mode: Mode): Promise<Shop> {
  if (mode === 'site') {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.enable');
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  }
  return launchIn(page, mode, appWith(2));
}

for (const { mode, width, height } of [
  { mode: 'site', width: 390, height: 844 },
  { mode: 'site', width: 1280, height: 900 },
  { mode: 'external', width: 390, height: 844 },
] as const) {
  test.describe(`${mode}: with text of twice the size, ${width} px wide`, () => {
    test.use({ viewport: { width, height } });

    async function expectFits(page: Page): Promise<void> {
      await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }

    test('no page scrolls sideways, and the header is complete', async ({ page }) => {
      test.slow();
      const shop = await launchWithLargeText(page, mode);
      await signInAs(page, 'prescriptions');
      await shop.open('/');
      await expectFits(page);
      await shop.declineCookies();
      for (const path of [
        product.path,
        topCategory().path,
        contentPath(),
        paths.search('vitamin'),
        `${paths.findPharmacy()}?plats=Visby`,
        mine.path,
        paths.club(),
        paths.clubProfile(),
        paths.prescriptions(),
        paths.content('kopvillkor'),
        paths.content('personuppgifter'),
        paths.content('leverans-och-frakt'),
      ]) {
        await shop.open(path);
        await expectFits(page);
      }
      const header = page.getByRole('banner');
      if (mode === 'site')
        for (const control of [header.getByRole('button', { name: 'Meny' }), header.getByRole('combobox')])
          await expect(control).toBeInViewport({ ratio: 1 });
    });

    test('the cart and the checkout do not scroll sideways with prescription goods either', async ({ page }) => {
      test.slow();
      const shop = await launchWithLargeText(page, mode);
      await signInAs(page, 'prescriptions');
      await shop.hasDeclinedCookies();
      await shop.open(product.path);
      await addToCart(page, product);
      for (const path of [paths.cart(), paths.checkout()]) {
        await shop.open(path);
        await expect(page.getByText('Du betalar för receptvaror')).toBeVisible();
        await expectFits(page);
      }
    });

    test('an order is placed', async ({ page }) => {
      test.slow();
      const shop = await launchWithLargeText(page, mode);
      await shop.hasDeclinedCookies();
      await shop.open(product.path);
      const cart = await addToCart(page, product);
      const fits = await cart.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
      expect(fits, 'the side cart does not scroll sideways').toBe(true);
      await shop.open('/kassa/');
      await payFor(page, () => expectFits(page));
      await expectFits(page);
    });
  });
}

test.describe('external: with text of three times the size, 390 px wide', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the home page does not scroll sideways, and no word of its top is cut', async ({ page }) => {
    const shop = await launchIn(page, 'external', appWith(3));
    await shop.open('/');
    const root = page.locator('html');
    await expect.poll(() => root.evaluate((html) => getComputedStyle(html).fontSize)).toBe('48px');
    await expect(page.getByRole('heading', { name: 'Råd från våra farmaceuter' })).toBeAttached();
    await expect.poll(() => root.evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(390);
    const hero = page.locator('main section').first();
    const edges = await hero
      .locator('h1, p, a')
      .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().right));
    expect(edges.length).toBeGreaterThan(2);
    const edge = await hero.evaluate((section) => section.getBoundingClientRect().right);
    expect(Math.max(...edges)).toBeLessThanOrEqual(edge);
  });
});
