import { expect, type Page } from '@playwright/test';
import { onlyAllowing, openAllowing } from '../../support/consent';
import { expectReviews, replaceScripts, reviewed, thirdPartyOf } from '../../support/hostile-scripts';
import { test } from '../../support/isolated';
import { plainProduct } from '../../support/products';
import { addToCart } from '../../support/steps';
import { allStored } from '../../support/stored';

// Not the shop's own `test`: hostile pages throw errors and violate their policies. An app has neither tags nor a chat.

const open = (page: Page) => openAllowing(page, 'external', reviewed.path, onlyAllowing('preferences', 'statistics'));

/** The customer buys the product, and the app leads to another page. */
async function expectUsable(page: Page): Promise<void> {
  const cart = await addToCart(page, reviewed);
  await expect(cart.getByText(reviewed.title).first()).toBeVisible();
  const path = plainProduct().path;
  await page.evaluate((path) => window.sendAsApp({ type: 'NAVIGATE', payload: { path } }), path);
  await expect(page.getByRole('heading', { level: 1, name: plainProduct().title })).toBeVisible();
}

test('a script that throws: the reviews say that they failed, and the shop and its app go on', async ({ page }) => {
  await replaceScripts(page, 'throws');
  await open(page);
  await expectReviews(page, 'Omdömena kunde inte hämtas');
  await expectUsable(page);
});

test('a frame that floods the shop with messages, those of an app too, signs nobody in', async ({ page }) => {
  await replaceScripts(page, 'floods');
  await open(page);
  await expectReviews(page, /Inga omdömen än|Omdömena kunde inte hämtas/);
  await expectUsable(page);
  expect(JSON.stringify(await allStored(page.context(), [page]))).not.toContain('luckan.token.v1');
});

test('a frame that tries to read, change or leave the shop, or to speak as its app, can do nothing', async ({
  page,
}) => {
  await replaceScripts(page, 'reads');
  const shop = await open(page);
  await expectReviews(page, 'Omdömena kunde inte hämtas');
  const { pathname } = new URL(page.url());
  expect(pathname).toBe(`/external${reviewed.path}`);
  await expectUsable(page);
  expect(shop.requested.filter((url) => url.includes('hostile.example'))).toEqual([]);
  expect(JSON.stringify(await allStored(page.context(), [page]))).not.toMatch(/hostile|stolen/);
});

test('a review company that never answers keeps nobody waiting', async ({ page }) => {
  let asked = 0;
  await page.route(`${await thirdPartyOf(page)}/**`, () => {
    asked += 1;
  });
  await open(page);
  await page.getByRole('heading', { name: 'Om varan' }).evaluate((heading) => heading.scrollIntoView());
  const reviews = page.getByRole('region', { name: 'Omdömen' });
  await expect(async () => {
    await reviews.evaluate((region) => region.scrollIntoView());
    expect(asked).toBeGreaterThan(0);
  }).toPass();
  await expectUsable(page);
});
