import type { Page } from '@playwright/test';
import { paths } from '../../../src/routes/paths';
import { expect, launchIn, test } from '../../support/launch-in';
import { contentPath, plainProduct, topCategory } from '../../support/products';
import { quiet } from '../../support/quiet-network';

async function saveFavourite(page: Page) {
  const shop = await launchIn(page, 'site');
  const product = plainProduct();
  await shop.hasDeclinedCookies();
  await shop.open(product.path);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: `Spara som favorit: ${product.title}`, exact: true }).click();
  return { shop, product, main };
}

test('with forced colours the primary button and the chosen picture differ from the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const shop = await launchIn(page, 'site');
  await shop.open(plainProduct().path);
  const look = (name: string | RegExp) =>
    page
      .getByRole('button', { name })
      .first()
      .evaluate((button) => {
        const { backgroundColor, outlineStyle, outlineColor, borderColor } = getComputedStyle(button);
        return { backgroundColor, frame: `${outlineStyle} ${outlineColor} ${borderColor}` };
      });
  const buy = await look('Lägg i varukorgen');
  expect(buy.backgroundColor).not.toBe((await look(/^Visa bild 1 av/)).backgroundColor);
  expect((await look(/^Visa bild 1 av/)).frame).not.toBe((await look(/^Visa bild 2 av/)).frame);
});

test.describe('in a window of 320 by 256', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('the arrow keys bring each suggestion into view', async ({ page }) => {
    const shop = await launchIn(page, 'site');
    await shop.hasDeclinedCookies();
    await shop.open('/');
    const field = page.getByRole('combobox', { name: 'Sök bland varor och råd' });
    await field.fill('kräm');
    const options = page.getByRole('option');
    await expect(page.getByRole('group', { name: 'Varor' })).toBeAttached();
    const count = await options.count();
    expect(count).toBeGreaterThan(4);
    for (let n = 0; n < count; n++) {
      await field.press('ArrowDown');
      await expect(options.nth(n)).toHaveAttribute('aria-selected', 'true');
      await expect(options.nth(n)).toBeInViewport({ ratio: 0.5 });
    }
  });

  test('a removed favourite is had back from a small notice that the next Tab leads to', async ({ page }) => {
    const { shop, product, main } = await saveFavourite(page);
    await shop.open(paths.favourites());
    const remove = main.getByRole('button', { name: `Ta bort från favoriter: ${product.title}`, exact: true });
    const notice = page.getByRole('status').filter({ hasText: `${product.title} är borttagen` });
    await remove.press('Enter');
    await expect(notice).toBeVisible();
    const { height } = (await notice.boundingBox()) ?? { height: Number.NaN };
    expect(height).toBeLessThanOrEqual(0.4 * 256);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(notice.getByRole('button', { name: 'Ångra' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(main.getByRole('link', { name: product.title, exact: true })).toBeFocused();

    await remove.press('Enter');
    await page.keyboard.press('Escape');
    await expect(notice).toBeHidden();
  });

  test('a notice with a long word stays in the window, with its buttons', async ({ page }) => {
    const { shop, product, main } = await saveFavourite(page);
    const title = 'Multivitaminmineraltablettsförpackningsetikett';
    await page.evaluate(
      ([before, after]) => {
        const key = 'luckan.favourites.v1';
        localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace(before, after));
      },
      [product.title, title] as const,
    );
    await shop.open(paths.favourites());
    await main.getByRole('button', { name: `Ta bort från favoriter: ${title}`, exact: true }).click();
    const notice = page.getByRole('status').filter({ hasText: `${title} är borttagen` });
    for (const name of ['Ångra', 'Stäng']) {
      await expect(notice.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test('the cookie question, which is lower than its text, scrolls to the answer that has the focus', async ({
    page,
  }) => {
    const shop = await launchIn(page, 'site');
    await shop.open('/');
    const bar = page.getByRole('region', { name: 'Kakor' });
    await expect(bar).toBeVisible();
    for (const name of ['Bara nödvändiga', 'Godkänn alla']) {
      await page.keyboard.press('Tab');
      const answer = bar.getByRole('button', { name });
      await expect(answer).toBeFocused();
      await expect(answer).toBeInViewport({ ratio: 1 });
    }
  });
});

/** The spacing of WCAG 1.4.12. */
const spacing = '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }';

test('with text spacing, pages and their footer fit a window of 320', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const shop = await launchIn(page, 'site');
  await shop.hasDeclinedCookies();
  await shop.open('/');
  for (const path of [
    '/',
    '/rad/',
    contentPath(),
    plainProduct().path,
    topCategory().path,
    paths.cart(),
    paths.club(),
  ]) {
    await shop.open(path);
    await quiet(page);
    const tooWide = await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      // Without the room that is reserved for the scroll bar.
      const width = document.body.offsetWidth;
      const texts = [...document.querySelectorAll('footer :is(a, p, h2, button)')];
      return {
        page: document.documentElement.scrollWidth - width,
        footer: texts
          .filter((text) => text.getBoundingClientRect().right > width)
          .map(({ textContent }) => textContent),
      };
    }, spacing);
    expect(tooWide, path).toEqual({ page: 0, footer: [] });
  }
});
