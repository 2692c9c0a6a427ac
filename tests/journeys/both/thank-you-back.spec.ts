import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { expect, launchIn, modes, type Shop, test } from '../../support/launch-in';
import { plainProduct } from '../../support/products';
import { greeting } from '../../support/stand-in-app';
import { addToCart, payFor } from '../../support/steps';

declare global {
  interface Window {
    shownHeadings: string[];
  }
}

const product = plainProduct();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const thanks = (page: Page) => heading(page, 'Tack för din beställning!');

/** The browser's own Back, or that of an app. */
async function back(page: Page, shop: Shop): Promise<void> {
  if (shop.mode === 'site') await page.goBack({ waitUntil: 'commit' });
  else await page.evaluate(() => window.sendAsApp({ type: 'BACK', payload: {} }));
}

/** Each first heading that is shown from now on. */
async function watchHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const shown: string[] = [];
    const look = () => {
      const text = (document.querySelector('h1')?.textContent ?? '').replaceAll('\u00a0', ' ');
      if (shown.at(-1) !== text) shown.push(text);
    };
    look();
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
    window.shownHeadings = shown;
  });
  return () => page.evaluate(() => window.shownHeadings);
}

for (const mode of modes) {
  test(`${mode}: back from the confirmation leads to the page before the checkout, never into an empty one`, async ({
    page,
  }) => {
    test.slow();
    const shop = await launchIn(page, mode, greeting());
    await shop.open(product.path);
    await shop.declineCookies();
    await (await addToCart(page, product)).getByText('Till kassan').click();
    await expect(heading(page, 'Kassa')).toBeVisible();
    await payFor(page);
    await expect(thanks(page)).toBeVisible();
    const headings = await watchHeadings(page);
    await back(page, shop);
    await expect(heading(page, product.title)).toBeVisible();
    expect(await headings()).toEqual(['Tack för din beställning!', product.title]);
    await expectAccessible(page);
    if (mode === 'external') {
      const answers = () => shop.messages.flatMap(({ type, payload }) => (type === 'ACK' ? [payload] : []));
      expect(answers()).toEqual([{ ok: true }]);
      const paths = shop.messages.flatMap(({ type, payload }) => (type === 'ROUTE_CHANGE' ? [payload] : []));
      expect(paths.slice(-2).map(({ path, canGoBack }) => [path, canGoBack])).toEqual([
        ['/kassa/tack/', true],
        [product.path, false],
      ]);
    }
  });

  test(`${mode}, alike: forward into the checkout of an order that is made says so, and leads to it`, async ({
    page,
  }) => {
    test.slow();
    const shop = await launchIn(page, mode, greeting());
    await shop.open(product.path);
    await shop.declineCookies();
    await (await addToCart(page, product)).getByText('Till kassan').click();
    await expect(heading(page, 'Kassa')).toBeVisible();
    await expect(page.getByText('Din förra beställning är gjord')).toHaveCount(0);
    await payFor(page);
    await expect(thanks(page)).toBeVisible();
    await back(page, shop);
    await expect(heading(page, product.title)).toBeVisible();
    await page.goForward({ waitUntil: 'commit' });
    await expect(page.getByText('Din varukorg är tom')).toBeVisible();
    const made = page.getByRole('main').getByRole('status').filter({ hasText: 'Din förra beställning är gjord' });
    await expectAccessible(page);
    await made.getByRole('link', { name: 'Visa beställningen' }).click();
    await expect(thanks(page)).toBeVisible();
  });

  test(`${mode}, alike: a confirmation whose checkout was opened first has nothing in the checkout to go back to`, async ({
    page,
  }) => {
    test.slow();
    const shop = await launchIn(page, mode, greeting());
    await shop.open(product.path);
    await shop.declineCookies();
    await addToCart(page, product);
    await shop.open('/kassa/');
    await payFor(page);
    await expect(thanks(page)).toBeVisible();
    await page.reload();
    await expect(thanks(page)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: product.title }).last().click();
    await expect(heading(page, product.title)).toBeVisible();
    await back(page, shop);
    await expect(thanks(page)).toBeVisible();
    if (mode === 'external') {
      const route = shop.messages.flatMap(({ type, payload }) => (type === 'ROUTE_CHANGE' ? [payload] : [])).at(-1);
      expect(route).toMatchObject({ path: '/kassa/tack/', canGoBack: false });
      await back(page, shop);
      await expect
        .poll(() => shop.messages.flatMap(({ type, payload }) => (type === 'ACK' ? [payload] : [])))
        .toEqual([{ ok: true }, { ok: false, reason: 'NOT_HANDLED' }]);
    }
    // The web view's own gesture, too.
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(mode === 'site' ? /:\d+\/$/ : /\/external\/$/);
    await expect(heading(page, 'Kassa')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('site: back from the confirmation to the cart, which is empty now, shows it from its top', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const shop = await launchIn(page, 'site');
  await shop.open(product.path);
  await shop.declineCookies();
  await addToCart(page, product);
  await shop.open('/varukorg/');
  const onwards = page.getByRole('main').getByRole('link', { name: 'Till kassan' });
  await expect(onwards).toBeVisible();
  await onwards.evaluate((link) => scrollTo(0, link.getBoundingClientRect().top - 150));
  await onwards.click();
  await expect(heading(page, 'Kassa')).toBeVisible();
  await payFor(page);
  await expect(thanks(page)).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByText('Din varukorg är tom')).toBeInViewport();
  await expect(heading(page, 'Varukorg')).toBeInViewport();
});
